package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP101;

import dev.keyplan.processor.diagnostics.SourceOrigin;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/** Which types can be entities, views, collections and table roots. */
final class Shapes {

  static final String ENTITY = "an entity";
  static final String COLLECTION = "an item collection";

  private final ReadContext context;

  Shapes(ReadContext context) {
    this.context = context;
  }

  /**
   * Entities and views: records, and classes that generated code can read and make.
   *
   * @param role "an entity", say
   * @param listed where to report what is in class files
   */
  Optional<Shape> object(TypeElement type, String role, SourceOrigin origin, SourceOrigin listed) {
    if (!plainObject(type, role, origin) || !accessible(type, role, origin)) {
      return Optional.empty();
    }
    Shape shape = new ShapeReader(context).read(type, listed);
    shape.problem().ifPresent(problem -> report(problem, type, role, origin));
    return Optional.of(shape).filter(read -> read.construction().isPresent());
  }

  /** What is to be seen without its members, wherever the table root may lie. */
  boolean plainObject(TypeElement type, String role, SourceOrigin origin) {
    boolean possible =
        switch (type.getKind()) {
          case RECORD -> true;
          case CLASS, INTERFACE -> !JavaTypes.ofJdk(type);
          default -> false;
        };
    if (!possible) {
      refuse(
          type,
          role,
          origin,
          List.of("fix      " + (JavaTypes.ofJdk(type) ? "declare a record" : asRecord(type))));
      return false;
    }
    if (isInner(type)) {
      context.report(
          KP101,
          origin,
          type.getSimpleName() + " is an inner class and cannot be " + role,
          "each of its objects belongs to one of the class around it, which is not stored",
          "fix      make it static");
      return false;
    }
    return plain(type, role, origin);
  }

  private void report(Shape.Problem problem, TypeElement type, String role, SourceOrigin origin) {
    String name = type.getSimpleName().toString();
    boolean open = type.getModifiers().contains(Modifier.ABSTRACT);
    if (problem.component().isEmpty() && open) {
      refuse(type, role, origin, problem.details());
      return;
    }
    context.report(
        KP101,
        problem.component().map(Component::origin).orElse(origin),
        problem.component().map(component -> component.name() + " of " + name).orElse(name)
            + " "
            + problem.what(),
        problem.details().toArray(String[]::new));
  }

  private void refuse(TypeElement type, String role, SourceOrigin origin, List<String> details) {
    context.report(
        KP101,
        origin,
        type.getSimpleName() + " is " + kind(type) + " and cannot be " + role,
        details.toArray(String[]::new));
  }

  private boolean record(TypeElement type, String role, SourceOrigin origin) {
    return plain(type, role, origin) && accessible(type, role, origin);
  }

  private boolean plain(TypeElement type, String role, SourceOrigin origin) {
    if (type.getTypeParameters().isEmpty()) {
      return true;
    }
    context.report(
        KP101,
        origin,
        type.getSimpleName() + " is generic and cannot be " + role,
        (role.equals(COLLECTION) && type.getKind() == ElementKind.INTERFACE
                ? "its items"
                : "its attributes")
            + " would have no known type",
        "fix      declare "
            + (type.getKind() == ElementKind.INTERFACE ? "an interface" : kind(type))
            + " without type parameters");
    return false;
  }

  /**
   * A record, whose components are the members, or a sealed interface, which permits them.
   *
   * @param implementing the entities of the table that are of the type
   */
  boolean collection(TypeElement type, List<String> implementing, SourceOrigin origin) {
    if (type.getKind() == ElementKind.RECORD) {
      return record(type, COLLECTION, origin);
    }
    boolean isInterface = type.getKind() == ElementKind.INTERFACE;
    if (!isInterface || !isSealed(type)) {
      String name = type.getSimpleName().toString();
      String entities = implementing.isEmpty() ? "…" : String.join(", ", implementing);
      context.report(
          KP101,
          origin,
          isInterface
              ? name + " is not sealed and cannot be " + COLLECTION
              : name + " is " + kind(type) + " and cannot be " + COLLECTION,
          isInterface
              ? "what it permits are its members, and there must be no others"
              : "it is a record with a component for each member, or a sealed interface of them",
          "fix      "
              + modifiers(type)
              + "sealed interface "
              + name
              + " permits "
              + entities
              + " {}");
      return false;
    }
    return plain(type, COLLECTION, origin) && accessible(type, COLLECTION, origin);
  }

  static boolean isSealed(TypeElement type) {
    return type.getModifiers().contains(Modifier.SEALED);
  }

  private static String modifiers(TypeElement type) {
    return type.getModifiers().contains(Modifier.PUBLIC)
            && !type.getEnclosingElement().getKind().isInterface()
        ? "public "
        : "";
  }

  /** Whether skeletons of what is generated for the type could compile. */
  boolean nameable(TypeElement type) {
    return type.getTypeParameters().isEmpty()
        && JavaTypes.accessibleFrom(context.rootPackage(), type);
  }

  private boolean accessible(TypeElement type, String role, SourceOrigin origin) {
    if (JavaTypes.accessibleFrom(context.rootPackage(), type)) {
      return true;
    }
    boolean hidden = false;
    Element element = type;
    while (element instanceof TypeElement) {
      hidden |= element.getModifiers().contains(Modifier.PRIVATE);
      element = element.getEnclosingElement();
    }
    context.report(
        KP101,
        origin,
        type.getSimpleName()
            + (hidden ? " is private and cannot be " : " is not public and cannot be ")
            + role,
        "generated classes lie in the package of the table root: " + context.rootPackageName(),
        hidden
            ? "fix      remove private from it, or from the class around it"
            : "fix      make it public, or move it into that package");
    return false;
  }

  boolean root(TypeElement type, SourceOrigin origin) {
    ElementKind kind = type.getKind();
    boolean fits =
        kind == ElementKind.INTERFACE || kind == ElementKind.CLASS || kind == ElementKind.RECORD;
    String name = type.getSimpleName().toString();
    if (!fits) {
      context.report(
          KP101,
          origin,
          name + " is " + kind(type) + " and cannot be a table root",
          "fix      public interface " + name + " {}");
      return false;
    }
    boolean inner = isInner(type);
    if (inner || !JavaTypes.accessibleFrom(context.rootPackage(), type)) {
      context.report(
          KP101,
          origin,
          name + (inner ? " is an inner class" : " is private") + " and cannot be a table root",
          "fix      make it a top-level interface");
      return false;
    }
    return true;
  }

  private static boolean isInner(TypeElement type) {
    return type.getKind() == ElementKind.CLASS
        && type.getNestingKind() != NestingKind.TOP_LEVEL
        && !type.getModifiers().contains(Modifier.STATIC);
  }

  static String kind(TypeElement type) {
    return switch (type.getKind()) {
      case INTERFACE -> "an interface";
      case ENUM -> "an enum";
      case ANNOTATION_TYPE -> "an annotation type";
      case RECORD -> "a record";
      default -> type.getModifiers().contains(Modifier.ABSTRACT) ? "an abstract class" : "a class";
    };
  }

  /** Ready to paste, as far as the fields tell. */
  private static String asRecord(TypeElement type) {
    List<String> components =
        ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
            .filter(field -> !field.getModifiers().contains(Modifier.STATIC))
            .filter(field -> field.getKind() == ElementKind.FIELD)
            .map(field -> JavaTypes.readable(field.asType()) + " " + field.getSimpleName())
            .toList();
    return modifiers(type)
        + "record "
        + type.getSimpleName()
        + "("
        + (components.isEmpty() ? "…" : String.join(", ", components))
        + ") {}";
  }
}
