package dev.keyplan.processor.reader;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** The members of a type, inherited ones too, as the classes of the table's package see them. */
final class TypeMembers {

  /**
   * An instance field.
   *
   * @param settable visible, and not final
   */
  record Field(
      String name, TypeMirror type, VariableElement element, boolean visible, boolean settable) {}

  private final ReadContext context;
  private final DeclaredType type;

  /** The type first, then superclasses, interfaces last; without Object. */
  private final Map<String, DeclaredType> hierarchy = new LinkedHashMap<>();

  private final List<Lombok> lombok = new ArrayList<>();

  TypeMembers(ReadContext context, DeclaredType type) {
    this.context = context;
    this.type = type;
    addToHierarchy(type);
    for (DeclaredType each : hierarchy.values()) {
      Lombok.of(context, each).ifPresent(lombok::add);
    }
  }

  private void addToHierarchy(DeclaredType each) {
    String name = JavaTypes.qualifiedName(each);
    if (name.equals("java.lang.Object") || hierarchy.putIfAbsent(name, each) != null) {
      return;
    }
    for (TypeMirror supertype : context.types().directSupertypes(each)) {
      if (supertype.getKind() == TypeKind.ERROR) {
        context.unresolvedSeen();
      } else {
        addToHierarchy((DeclaredType) supertype);
      }
    }
  }

  TypeElement element() {
    return (TypeElement) type.asElement();
  }

  DeclaredType type() {
    return type;
  }

  List<TypeElement> hierarchy() {
    return hierarchy.values().stream().map(each -> (TypeElement) each.asElement()).toList();
  }

  /** Of all Lombok annotations in the hierarchy, that of the type itself first. */
  List<Lombok> lombok() {
    return lombok;
  }

  /** Not the static, transient and synthetic ones. */
  List<Field> fields() {
    Map<String, Field> fields = new LinkedHashMap<>();
    for (DeclaredType owner : hierarchy.values()) {
      boolean hidden = lombok.stream().anyMatch(l -> l.hidesFieldsOf(owner.asElement()));
      for (VariableElement field : instanceFields((TypeElement) owner.asElement())) {
        String name = field.getSimpleName().toString();
        boolean visible = !hidden && visible(field);
        boolean isFinal = field.getModifiers().contains(Modifier.FINAL);
        fields.putIfAbsent(
            name,
            new Field(
                name,
                context.types().asMemberOf(owner, field),
                field,
                visible,
                visible && !isFinal));
      }
    }
    return List.copyOf(fields.values());
  }

  /** Those that hold attributes, of one class. */
  static List<VariableElement> instanceFields(TypeElement owner) {
    return ElementFilter.fieldsIn(owner.getEnclosedElements()).stream()
        .filter(field -> field.getKind() == ElementKind.FIELD)
        .filter(field -> !field.getModifiers().contains(Modifier.STATIC))
        .filter(field -> !field.getModifiers().contains(Modifier.TRANSIENT))
        .filter(field -> !field.getSimpleName().toString().contains("$"))
        .toList();
  }

  /** The methods of that name without parameters, the overriding one first, seen or not. */
  List<Element> accessors(String name) {
    return declared(ElementKind.METHOD)
        .filter(method -> method.getSimpleName().contentEquals(name))
        .filter(method -> method.getParameters().isEmpty())
        .map(Element.class::cast)
        .toList();
  }

  /** The methods of that name with one parameter, seen or not. */
  List<Element> setters(String name) {
    return declared(ElementKind.METHOD)
        .filter(method -> method.getSimpleName().contentEquals(name))
        .filter(method -> method.getParameters().size() == 1)
        .map(Element.class::cast)
        .toList();
  }

  /**
   * Instance methods that can be called, of several with one signature the overriding one first.
   */
  List<Callable> methods() {
    return Stream.concat(
            called(ElementKind.METHOD, false),
            lombok.stream().flatMap(each -> each.methods().stream()))
        .toList();
  }

  /** Static methods that can be called, of the type itself alone. */
  List<Callable> factories() {
    return Stream.concat(
            called(ElementKind.METHOD, true),
            lombok.stream()
                .filter(each -> each.isOf(element()))
                .flatMap(each -> each.factories().stream()))
        .toList();
  }

  /** Those of the type that can be called, in an order of their own. */
  List<Callable> constructors() {
    if (element().getModifiers().contains(Modifier.ABSTRACT)
        || element().getKind() != ElementKind.CLASS) {
      return List.of();
    }
    Stream<Callable> written =
        called(ElementKind.CONSTRUCTOR, false)
            .sorted(Comparator.comparing(callable -> callable.parameters().toString()));
    return lombok.stream()
        .filter(each -> each.isOf(element()))
        .findFirst()
        .map(each -> each.constructors(written.toList()))
        .orElseGet(written::toList);
  }

  /** Methods that subclasses must implement, by name. */
  List<ExecutableElement> abstractAccessors() {
    Map<String, ExecutableElement> found = new LinkedHashMap<>();
    declared(ElementKind.METHOD)
        .filter(method -> method.getParameters().isEmpty())
        .filter(method -> !method.getModifiers().contains(Modifier.STATIC))
        .forEach(method -> found.putIfAbsent(method.getSimpleName().toString(), method));
    return found.values().stream()
        .filter(method -> method.getModifiers().contains(Modifier.ABSTRACT))
        .filter(method -> method.getReturnType().getKind() != TypeKind.VOID)
        .toList();
  }

  /** What the method returns, seen from the type. */
  TypeMirror returned(ExecutableElement method) {
    return signature(method).getReturnType();
  }

  private Stream<ExecutableElement> declared(ElementKind kind) {
    return hierarchy.values().stream()
        .flatMap(owner -> owner.asElement().getEnclosedElements().stream())
        .filter(member -> member.getKind() == kind)
        .map(ExecutableElement.class::cast);
  }

  private Stream<Callable> called(ElementKind kind, boolean isStatic) {
    return declared(kind)
        .filter(member -> member.getModifiers().contains(Modifier.STATIC) == isStatic)
        .filter(member -> !isStatic && kind == ElementKind.METHOD || isOf(element(), member))
        .filter(this::visible)
        .filter(this::throwsNothingChecked)
        .map(this::callable);
  }

  private static boolean isOf(TypeElement owner, Element member) {
    return member.getEnclosingElement().equals(owner);
  }

  private Callable callable(ExecutableElement member) {
    ExecutableType signature = signature(member);
    List<Callable.Parameter> parameters = new ArrayList<>();
    for (int i = 0; i < signature.getParameterTypes().size(); i++) {
      String name = member.getParameters().get(i).getSimpleName().toString();
      parameters.add(new Callable.Parameter(name, signature.getParameterTypes().get(i)));
    }
    boolean constructs = member.getKind() == ElementKind.CONSTRUCTOR;
    return new Callable(
        constructs ? "" : member.getSimpleName().toString(),
        parameters,
        constructs ? type : signature.getReturnType(),
        Optional.of(member));
  }

  private ExecutableType signature(ExecutableElement member) {
    DeclaredType owner =
        hierarchy.get(((TypeElement) member.getEnclosingElement()).getQualifiedName().toString());
    return (ExecutableType)
        (member.getModifiers().contains(Modifier.STATIC)
            ? member.asType()
            : context.types().asMemberOf(owner, member));
  }

  private boolean throwsNothingChecked(ExecutableElement member) {
    return member.getThrownTypes().stream()
        .allMatch(
            thrown ->
                isSubtype(thrown, "java.lang.RuntimeException")
                    || isSubtype(thrown, "java.lang.Error"));
  }

  private boolean isSubtype(TypeMirror thrown, String superclass) {
    TypeElement known = context.elements().getTypeElement(superclass);
    return known != null && context.types().isSubtype(thrown, known.asType());
  }

  /** Public, or of the package of what is generated and not private. */
  private boolean visible(Element member) {
    if (member.getModifiers().contains(Modifier.PUBLIC)) {
      return true;
    }
    String owner = JavaTypes.ref((TypeElement) member.getEnclosingElement()).packageName();
    return !member.getModifiers().contains(Modifier.PRIVATE) && owner.equals(context.rootPackage());
  }
}
