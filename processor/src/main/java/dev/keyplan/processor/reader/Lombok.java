package dev.keyplan.processor.reader;

import dev.keyplan.processor.diagnostics.SourceOrigin;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * What Lombok adds to one class, told by its annotations: it changes the class without a round of
 * its own, before or after we run, so that its members may not be there when we look ({@link
 * LombokPromises}). Its configuration files are not read. In class files its annotations are gone,
 * and the members are there.
 */
final class Lombok {

  private static final String DATA = "lombok.Data";
  private static final String VALUE = "lombok.Value";
  private static final String GETTER = "lombok.Getter";
  private static final String SETTER = "lombok.Setter";
  private static final String BUILDER = "lombok.Builder";
  private static final String BUILDER_DEFAULT = "lombok.Builder.Default";
  private static final String SUPER_BUILDER = "lombok.experimental.SuperBuilder";
  private static final String ALL_ARGUMENTS = "lombok.AllArgsConstructor";
  private static final String REQUIRED_ARGUMENTS = "lombok.RequiredArgsConstructor";
  private static final String NO_ARGUMENTS = "lombok.NoArgsConstructor";
  private static final String ACCESSORS = "lombok.experimental.Accessors";
  private static final String FIELD_DEFAULTS = "lombok.experimental.FieldDefaults";

  private final ReadContext context;
  private final DeclaredType type;
  private final TypeElement element;

  /** Without static fields; with transient ones, which constructors take too. */
  private final List<VariableElement> fields;

  private Lombok(ReadContext context, DeclaredType type) {
    this.context = context;
    this.type = type;
    this.element = (TypeElement) type.asElement();
    this.fields =
        ElementFilter.fieldsIn(element.getEnclosedElements()).stream()
            .filter(field -> !field.getModifiers().contains(Modifier.STATIC))
            .filter(field -> !field.getSimpleName().toString().startsWith("$"))
            .toList();
  }

  /** Empty for a class without annotations of Lombok's. */
  static Optional<Lombok> of(ReadContext context, DeclaredType type) {
    Stream<Element> annotated =
        Stream.concat(Stream.of(type.asElement()), type.asElement().getEnclosedElements().stream());
    boolean used =
        annotated
            .flatMap(member -> member.getAnnotationMirrors().stream())
            .anyMatch(mirror -> AnnotationView.name(mirror).startsWith("lombok."));
    return used ? Optional.of(new Lombok(context, type)) : Optional.empty();
  }

  /** What Lombok writes says so, unless it is told not to. */
  static boolean wrote(Element member) {
    SuppressWarnings suppressed = member.getAnnotation(SuppressWarnings.class);
    return suppressed != null && List.of(suppressed.value()).contains("all");
  }

  /** Why constructors and builders do not take these fields: there is no other reason. */
  static String leavesOut(List<String> fields) {
    return "Lombok leaves out a final field that has an initial value: "
        + String.join(", ", fields);
  }

  static List<String> waysOut(TypeElement type, List<String> fields) {
    String names = String.join(", ", fields);
    boolean built =
        type.getAnnotationMirrors().stream()
            .map(AnnotationView::name)
            .anyMatch(List.of(BUILDER, SUPER_BUILDER)::contains);
    return List.of(
        "remove the initial value of " + names,
        "annotate "
            + (built ? "" : type.getSimpleName() + " @Builder, and ")
            + names
            + " @Builder.Default");
  }

  boolean isOf(TypeElement owner) {
    return owner.equals(element);
  }

  /** Whether fields without a modifier become private. */
  boolean hidesFieldsOf(Element owner) {
    return owner.equals(element) && (has(VALUE) || has(FIELD_DEFAULTS));
  }

  /** Getters and setters that can be called. */
  List<Callable> methods() {
    List<Callable> methods = new ArrayList<>();
    for (VariableElement field : fields) {
      Optional<String> name = bareName(field);
      TypeMirror fieldType = context.types().asMemberOf(type, field);
      if (name.isPresent() && visible(annotation(field, GETTER), has(DATA) || has(VALUE))) {
        methods.add(method(getter(field, name.get()), List.of(), fieldType));
      }
      boolean set = visible(annotation(field, SETTER), has(DATA)) && !isFinal(field);
      if (name.isPresent() && set) {
        methods.add(method(setter(field, name.get()), List.of(parameter(field)), none()));
      }
    }
    return methods;
  }

  /** Of these properties those that no constructor or builder takes, as they have their value. */
  List<String> leftOut(List<Component> properties) {
    return names(properties, field -> !isSet(field));
  }

  /** Those of the properties whose fields are final. */
  List<String> finalOnes(List<Component> properties) {
    return names(properties, this::isFinal);
  }

  private List<String> names(List<Component> properties, Predicate<VariableElement> wanted) {
    List<String> asked = properties.stream().map(Component::name).toList();
    return fields.stream()
        .filter(wanted)
        .flatMap(field -> bareName(field).stream())
        .filter(asked::contains)
        .toList();
  }

  /** The constructors that there will be. */
  List<Callable> constructors(List<Callable> written) {
    if (written.stream().flatMap(callable -> callable.element().stream()).anyMatch(Lombok::wrote)) {
      return written; // all of them
    }
    List<Callable> constructors = new ArrayList<>();
    add(constructors, NO_ARGUMENTS, field -> false);
    add(constructors, REQUIRED_ARGUMENTS, this::isRequired);
    add(constructors, ALL_ARGUMENTS, this::isSet);
    boolean declared =
        has(NO_ARGUMENTS)
            || has(REQUIRED_ARGUMENTS)
            || has(ALL_ARGUMENTS)
            || written.stream().anyMatch(callable -> !isDefault(callable));
    if (declared) {
      written.stream().filter(callable -> !isDefault(callable)).forEach(constructors::add);
    } else if (has(SUPER_BUILDER)) {
      return List.of(); // the one that takes the builder
    } else if (has(VALUE) || has(BUILDER)) {
      if ((!has(BUILDER) || inPackage()) && staticName(has(VALUE) ? VALUE : DATA).isEmpty()) {
        constructors.add(constructor(this::isSet));
      }
    } else if (has(DATA)) {
      if (staticName(DATA).isEmpty()) {
        constructors.add(constructor(this::isRequired));
      }
    } else {
      return written;
    }
    return constructors;
  }

  /** Static methods in the place of constructors. */
  List<Callable> factories() {
    List<Callable> factories = new ArrayList<>();
    addFactory(factories, ALL_ARGUMENTS, "staticName", this::isSet);
    addFactory(factories, REQUIRED_ARGUMENTS, "staticName", this::isRequired);
    addFactory(factories, NO_ARGUMENTS, "staticName", field -> false);
    addFactory(factories, VALUE, "staticConstructor", this::isSet);
    addFactory(factories, DATA, "staticConstructor", this::isRequired);
    return factories;
  }

  /** The builder of the class, if it can be called. */
  Optional<LombokBuilder> builder(List<Lombok> hierarchy) {
    for (String annotation : List.of(BUILDER, SUPER_BUILDER)) {
      Optional<AnnotationView> view = view(element, annotation);
      if (view.isPresent() && (annotation.equals(SUPER_BUILDER) || visible(view, "access"))) {
        List<Callable> setters = new ArrayList<>(builderSetters(view.get()));
        if (annotation.equals(SUPER_BUILDER)) {
          hierarchy.stream()
              .filter(each -> each != this)
              .forEach(
                  each ->
                      view(each.element, SUPER_BUILDER)
                          .ifPresent(of -> setters.addAll(each.builderSetters(of))));
        }
        return Optional.of(builder(view.get(), setters));
      }
    }
    return memberBuilder();
  }

  private static LombokBuilder builder(AnnotationView view, List<Callable> setters) {
    return new LombokBuilder(
        view.text("builderMethodName").value(), setters, view.text("buildMethodName").value());
  }

  /** What is called on the builder, from its making to the end. */
  record LombokBuilder(String start, List<Callable> setters, String build) {}

  private List<Callable> builderSetters(AnnotationView builder) {
    return builderSetters(builder, parameters(this::isSet));
  }

  private List<Callable> builderSetters(
      AnnotationView builder, List<Callable.Parameter> parameters) {
    String prefix = builder.text("setterPrefix").value();
    return parameters.stream()
        .map(
            parameter ->
                method(
                    prefix.isEmpty()
                        ? parameter.name()
                        : prefix + PropertyNames.capitalized(parameter.name()),
                    List.of(parameter),
                    none()))
        .toList();
  }

  /** Of a constructor, or of a static method that answers the type. */
  private Optional<LombokBuilder> memberBuilder() {
    return element.getEnclosedElements().stream()
        .filter(this::makesType)
        .map(ExecutableElement.class::cast)
        .flatMap(member -> memberBuilder(member).stream())
        .findFirst();
  }

  private boolean makesType(Element member) {
    return member.getKind() == ElementKind.CONSTRUCTOR
        || member.getKind() == ElementKind.METHOD
            && member.getModifiers().contains(Modifier.STATIC)
            && context.types().isSameType(((ExecutableElement) member).getReturnType(), type);
  }

  private Optional<LombokBuilder> memberBuilder(ExecutableElement member) {
    List<Callable.Parameter> parameters =
        member.getParameters().stream()
            .map(p -> new Callable.Parameter(p.getSimpleName().toString(), p.asType()))
            .toList();
    return view(member, BUILDER)
        .filter(view -> visible(Optional.of(view), "access"))
        .map(view -> builder(view, builderSetters(view, parameters)));
  }

  /**
   * Without the prefix that {@code @Accessors} names; empty without one of several: no accessor.
   */
  private Optional<String> bareName(VariableElement field) {
    String name = field.getSimpleName().toString();
    List<String> prefixes =
        annotation(field, ACCESSORS).stream()
            .flatMap(view -> view.texts("prefix").stream())
            .map(Value::value)
            .toList();
    return prefixes.isEmpty()
        ? Optional.of(name)
        : prefixes.stream()
            .filter(prefix -> isPrefix(prefix, name))
            .map(prefix -> uncapitalized(name.substring(prefix.length())))
            .findFirst();
  }

  /** The name goes on with no lower-case letter where the prefix ends in a letter. */
  private static boolean isPrefix(String prefix, String name) {
    return prefix.isEmpty()
        || name.length() > prefix.length()
            && name.startsWith(prefix)
            && !(Character.isLetter(prefix.charAt(prefix.length() - 1))
                && Character.isLowerCase(name.charAt(prefix.length())));
  }

  private static String uncapitalized(String name) {
    return Character.toLowerCase(name.charAt(0)) + name.substring(1);
  }

  private String getter(VariableElement field, String name) {
    if (fluent(field)) {
      return name;
    }
    if (field.asType().getKind() != TypeKind.BOOLEAN) {
      return "get" + PropertyNames.capitalized(name);
    }
    return isPrefixed(name) ? name : "is" + PropertyNames.capitalized(name);
  }

  private String setter(VariableElement field, String name) {
    if (fluent(field)) {
      return name;
    }
    boolean flag = field.asType().getKind() == TypeKind.BOOLEAN && isPrefixed(name);
    return "set" + (flag ? name.substring(2) : PropertyNames.capitalized(name));
  }

  private static boolean isPrefixed(String name) {
    return name.length() > 2 && name.startsWith("is") && !Character.isLowerCase(name.charAt(2));
  }

  private boolean fluent(VariableElement field) {
    return annotation(field, ACCESSORS).map(view -> view.flag("fluent").value()).orElse(false);
  }

  private boolean isFinal(VariableElement field) {
    boolean made =
        has(VALUE)
            || view(element, FIELD_DEFAULTS).map(v -> v.flag("makeFinal").value()).orElse(false);
    return field.getModifiers().contains(Modifier.FINAL)
        || made && view(field, "lombok.experimental.NonFinal").isEmpty();
  }

  private boolean isSet(VariableElement field) {
    return !isFinal(field) || !isInitialised(field);
  }

  private boolean isRequired(VariableElement field) {
    return !isInitialised(field) && (isFinal(field) || view(field, "lombok.NonNull").isPresent());
  }

  /** The initial value of a default is taken away. */
  private boolean isInitialised(VariableElement field) {
    boolean isDefault =
        view(field, BUILDER_DEFAULT).isPresent() && (has(BUILDER) || has(SUPER_BUILDER));
    return !isDefault && context.isInitialised(field);
  }

  private void add(
      List<Callable> constructors, String annotation, Predicate<VariableElement> taken) {
    Optional<AnnotationView> view = view(element, annotation);
    if (view.isPresent() && visible(view, "access") && staticName(annotation).isEmpty()) {
      constructors.add(constructor(taken));
    }
  }

  private void addFactory(
      List<Callable> factories,
      String annotation,
      String member,
      Predicate<VariableElement> taken) {
    view(element, annotation)
        .map(view -> view.text(member).value())
        .filter(name -> !name.isEmpty())
        .ifPresent(name -> factories.add(method(name, parameters(taken), type)));
  }

  private String staticName(String annotation) {
    String member =
        annotation.equals(VALUE) || annotation.equals(DATA) ? "staticConstructor" : "staticName";
    return view(element, annotation).map(view -> view.text(member).value()).orElse("");
  }

  private Callable constructor(Predicate<VariableElement> taken) {
    return method("", parameters(taken), type);
  }

  private List<Callable.Parameter> parameters(Predicate<VariableElement> taken) {
    return fields.stream().filter(taken).map(this::parameter).toList();
  }

  private Callable.Parameter parameter(VariableElement field) {
    return new Callable.Parameter(
        bareName(field).orElse(field.getSimpleName().toString()),
        context.types().asMemberOf(type, field));
  }

  private static Callable method(
      String name, List<Callable.Parameter> parameters, TypeMirror returns) {
    return new Callable(name, parameters, returns, Optional.empty());
  }

  private TypeMirror none() {
    return context.types().getNoType(TypeKind.VOID);
  }

  /** The compiler's, which is not made where Lombok makes one. */
  private static boolean isDefault(Callable constructor) {
    return constructor.parameters().isEmpty()
        && constructor.element().isPresent()
        && constructor.element().get().getAnnotationMirrors().isEmpty();
  }

  private boolean visible(Optional<AnnotationView> annotation, boolean otherwise) {
    return annotation.isEmpty() ? otherwise : visible(annotation, "value");
  }

  private boolean visible(Optional<AnnotationView> annotation, String member) {
    return switch (annotation.map(view -> view.enumConstant(member).value()).orElse("PUBLIC")) {
      case "PUBLIC" -> true;
      case "PACKAGE", "PROTECTED", "MODULE" -> inPackage();
      default -> false;
    };
  }

  private boolean inPackage() {
    return JavaTypes.ref(element).packageName().equals(context.rootPackage());
  }

  private boolean has(String annotation) {
    return view(element, annotation).isPresent();
  }

  /** On the field, else on the class. */
  private Optional<AnnotationView> annotation(VariableElement field, String annotation) {
    return view(field, annotation).or(() -> view(element, annotation));
  }

  private Optional<AnnotationView> view(Element annotated, String annotation) {
    return AnnotationView.of(context, annotated, SourceOrigin.of(annotated, null), annotation)
        .stream()
        .findFirst();
  }
}
