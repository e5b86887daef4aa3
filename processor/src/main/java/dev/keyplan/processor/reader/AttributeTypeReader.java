package dev.keyplan.processor.reader;

import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.ScalarType;
import dev.keyplan.processor.model.StoredType;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** How a Java type is stored, or why it cannot be. */
final class AttributeTypeReader {

  /**
   * Why a type cannot be stored, and what to do about it.
   *
   * @param foreign whether nothing can be done but to convert it, or to leave it out
   */
  record Refusal(String reason, String fix, boolean foreign) {}

  /**
   * @param type null if refused or unresolved
   * @param refusal null if not refused
   */
  record Result(AttributeType type, Refusal refusal) {}

  private static final String CONVERT = "store it with @Attribute(converter = …)";

  private static final Map<String, ScalarType> SCALARS = scalars();

  private final ReadContext context;
  private final NestedRecords nested;

  AttributeTypeReader(ReadContext context, NestedRecords nested) {
    this.context = context;
    this.nested = nested;
  }

  private static Map<String, ScalarType> scalars() {
    Map<String, ScalarType> scalars = new HashMap<>();
    for (ScalarType scalar : ScalarType.values()) {
      if (scalar != ScalarType.BYTES && scalar != ScalarType.EPOCH_SECONDS) {
        scalars.put(scalar.javaType().qualifiedName(), scalar);
      }
    }
    return scalars;
  }

  Result read(TypeMirror type) {
    if (type.getKind() == TypeKind.ERROR) {
      context.unresolvedSeen();
      return new Result(null, null);
    }
    if (type.getKind().isPrimitive()) {
      TypeElement boxed =
          context.types().boxedClass(context.types().getPrimitiveType(type.getKind()));
      return found(
          new AttributeType.Scalar(SCALARS.get(boxed.getQualifiedName().toString()), true));
    }
    if (type instanceof ArrayType array) {
      return array.getComponentType().getKind() == TypeKind.BYTE
          ? found(new AttributeType.Scalar(ScalarType.BYTES, false))
          : refused("of the arrays, only byte[] can be stored", "use a List");
    }
    Optional<TypeElement> element = JavaTypes.element(type);
    if (element.isEmpty()) {
      return refused(
          "a type that is not known before run time cannot be stored", "name a concrete type");
    }
    return declared(type, element.get());
  }

  private Result declared(TypeMirror type, TypeElement element) {
    String name = element.getQualifiedName().toString();
    ScalarType scalar = SCALARS.get(name);
    if (scalar != null) {
      return found(new AttributeType.Scalar(scalar, false));
    }
    List<? extends TypeMirror> arguments = JavaTypes.arguments(type);
    return switch (name) {
      case "java.util.List" -> list(arguments);
      case "java.util.Set" -> set(arguments);
      case "java.util.Map" -> map(arguments);
      case "java.util.Optional" ->
          refused(
              "Optional is for the attribute itself, not inside of it",
              "leave absent elements out");
      case "java.util.Collection", "java.util.ArrayList", "java.util.LinkedList" ->
          refused("no collection type but List, Set and Map can be stored", "declare it as List");
      case "java.util.HashSet",
          "java.util.LinkedHashSet",
          "java.util.SortedSet",
          "java.util.TreeSet" ->
          refused("no collection type but List, Set and Map can be stored", "declare it as Set");
      case "java.util.HashMap",
          "java.util.LinkedHashMap",
          "java.util.SortedMap",
          "java.util.TreeMap" ->
          refused("no collection type but List, Set and Map can be stored", "declare it as Map");
      case "java.util.Date", "java.sql.Timestamp", "java.util.Calendar" ->
          refused("mutable times cannot be stored", "use java.time.Instant");
      default -> userType(element);
    };
  }

  private Result userType(TypeElement element) {
    boolean isEnum = element.getKind() == ElementKind.ENUM;
    boolean known = isEnum || element.getKind() == ElementKind.RECORD;
    if (!known && !NestedRecords.possible(element)) {
      return refused("DynamoDB has no type for it", CONVERT);
    }
    if (!JavaTypes.accessibleFrom(context.rootPackage(), element)) {
      return refused(
          element.getSimpleName()
              + " cannot be seen from the table's package, "
              + context.rootPackageName(),
          "make it public");
    }
    if (isEnum) {
      return found(enumeration(element));
    }
    if (!element.getTypeParameters().isEmpty()) {
      String kind = known ? "record" : "class";
      return refused(
          "a generic " + kind + " cannot be stored", "use a " + kind + " without type parameters");
    }
    return nested
        .add(element)
        .map(problem -> refused(reason(element, problem), CONVERT))
        .orElseGet(() -> found(new AttributeType.Nested(JavaTypes.ref(element))));
  }

  private static String reason(TypeElement element, Shape.Problem problem) {
    String name = element.getSimpleName().toString();
    return problem.component().map(component -> component.name() + " of " + name).orElse(name)
        + " "
        + problem.what()
        + ": "
        + problem.details().get(0);
  }

  private AttributeType enumeration(TypeElement element) {
    List<String> constants = MemberOrder.constants(element);
    return new AttributeType.Enumeration(
        JavaTypes.ref(element), constants, context.inDeclaredOrder(element));
  }

  private Result list(List<? extends TypeMirror> arguments) {
    if (arguments.isEmpty()) {
      return refused("the List's element type is missing", "write List<…>");
    }
    Result element = read(arguments.get(0));
    return element.type() == null ? element : found(new AttributeType.ListOf(element.type()));
  }

  private Result set(List<? extends TypeMirror> arguments) {
    if (arguments.isEmpty()) {
      return refused("the Set's element type is missing", "write Set<…>");
    }
    Result element = read(arguments.get(0));
    if (element.type() == null) {
      return element;
    }
    if (!element.type().stored().canBeKey()) {
      return refused(
          "DynamoDB has sets of S, N and B only, and "
              + JavaTypes.readable(arguments.get(0))
              + " is stored as "
              + element.type().stored(),
          "use a List");
    }
    return found(new AttributeType.SetOf(element.type()));
  }

  private Result map(List<? extends TypeMirror> arguments) {
    if (arguments.isEmpty()) {
      return refused("the Map's types are missing", "write Map<String, …>");
    }
    if (!JavaTypes.qualifiedName(arguments.get(0)).equals("java.lang.String")) {
      if (arguments.get(0).getKind() == TypeKind.ERROR) {
        context.unresolvedSeen();
        return new Result(null, null);
      }
      return refused("the keys of a DynamoDB map are strings", "use Map<String, …> or a List");
    }
    Result value = read(arguments.get(1));
    return value.type() == null ? value : found(new AttributeType.MapOf(value.type()));
  }

  private static Result found(AttributeType type) {
    return new Result(type, null);
  }

  private static Result refused(String reason, String fix) {
    return new Result(null, new Refusal(reason, fix, fix.equals(CONVERT)));
  }

  /** Whether values of the type are a scalar or an enumeration, which alone convert to key text. */
  static boolean scalar(AttributeType type) {
    return type instanceof AttributeType.Scalar || type instanceof AttributeType.Enumeration;
  }

  static boolean binary(AttributeType type) {
    return type.stored() == StoredType.B;
  }
}
