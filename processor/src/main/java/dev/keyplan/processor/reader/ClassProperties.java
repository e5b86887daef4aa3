package dev.keyplan.processor.reader;

import dev.keyplan.processor.diagnostics.SourceOrigin;
import dev.keyplan.processor.model.Access;
import dev.keyplan.processor.reader.Shape.Problem;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * The properties of a class: its instance fields, and what its abstract methods answer. Compilers
 * do not agree on the order of members, so that properties come by name.
 */
final class ClassProperties {

  /** Abstract methods that say nothing of what an object holds. */
  private static final Set<String> NO_PROPERTIES =
      Set.of("hashCode", "toString", "clone", "toBuilder");

  private final ReadContext context;
  private final TypeMembers members;
  private final SourceOrigin fallback;
  private final List<Callable> methods;
  private final List<Component> components = new ArrayList<>();
  private Optional<Problem> problem = Optional.empty();

  ClassProperties(ReadContext context, TypeMembers members, SourceOrigin fallback) {
    this.context = context;
    this.members = members;
    this.fallback = fallback;
    this.methods = members.methods();
    members.fields().forEach(this::add);
    addAbstract();
    components.sort(Comparator.comparing(Component::name));
  }

  List<Component> components() {
    return components;
  }

  /** Of the first that cannot be read. */
  Optional<Problem> problem() {
    return problem;
  }

  private void add(TypeMembers.Field field) {
    boolean flag = isFlag(field.type());
    List<Element> carriers = new ArrayList<>(List.of(field.element()));
    for (String name : PropertyNames.getters(field.name(), flag)) {
      members.accessors(name).stream()
          .filter(accessor -> fits(members.returned((ExecutableElement) accessor), field.type()))
          .forEach(carriers::add);
    }
    for (String name : PropertyNames.setters(field.name(), flag)) {
      carriers.addAll(members.setters(name));
    }
    Optional<Callable> getter = getter(field.name(), field.type());
    TypeMirror type = getter.map(Callable::returns).orElse(field.type());
    Component component =
        component(
            field.name(),
            type,
            carriers,
            getter.map(g -> Access.method(g.name())).orElse(Access.field(field.name())));
    components.add(component);
    if (getter.isEmpty() && !field.visible() && !ignored(component) && problem.isEmpty()) {
      problem = Optional.of(unreadable(field.element(), component, flag));
    }
  }

  private Optional<Callable> getter(String property, TypeMirror type) {
    return PropertyNames.getters(property, isFlag(type)).stream()
        .flatMap(name -> methods.stream().filter(method -> method.isNamed(name, 0)))
        .filter(method -> fits(method.returns(), type))
        .findFirst();
  }

  /** The getter may answer an {@code Optional} of what the field holds. */
  private boolean fits(TypeMirror returned, TypeMirror type) {
    if (type.getKind() == TypeKind.ERROR || returned.getKind() == TypeKind.ERROR) {
      return true;
    }
    TypeMirror value =
        JavaTypes.qualifiedName(returned).equals("java.util.Optional")
                && !JavaTypes.qualifiedName(type).equals("java.util.Optional")
                && !JavaTypes.arguments(returned).isEmpty()
            ? JavaTypes.arguments(returned).get(0)
            : returned;
    return value.getKind() != TypeKind.VOID
        && context.types().isSameType(context.boxed(value), context.boxed(type));
  }

  private void addAbstract() {
    List<ExecutableElement> accessors =
        members.abstractAccessors().stream()
            .filter(method -> !NO_PROPERTIES.contains(method.getSimpleName().toString()))
            .toList();
    boolean prefixed =
        accessors.stream().allMatch(m -> PropertyNames.isGetter(m.getSimpleName().toString()));
    for (ExecutableElement accessor : accessors) {
      String method = accessor.getSimpleName().toString();
      String name = prefixed ? PropertyNames.ofGetter(method) : method;
      if (components.stream().noneMatch(component -> component.name().equals(name))) {
        List<Element> carriers = members.accessors(method);
        components.add(
            component(name, members.returned(accessor), carriers, Access.method(method)));
      }
    }
  }

  /** What a subclass says comes before what it inherits. */
  private Component component(String name, TypeMirror type, List<Element> found, Access access) {
    List<TypeElement> hierarchy = members.hierarchy();
    List<Element> carriers =
        found.stream()
            .sorted(Comparator.comparing(each -> hierarchy.indexOf(each.getEnclosingElement())))
            .toList();
    Element first =
        carriers.stream().filter(ComponentScanner::annotated).findFirst().orElse(carriers.get(0));
    return new Component(
        name,
        type,
        carriers,
        ComponentScanner.nullable(carriers),
        access,
        SourceOrigin.of(first, fallback));
  }

  private boolean ignored(Component component) {
    return !component.annotations(context, KeyplanAnnotations.IGNORE).isEmpty();
  }

  private Problem unreadable(Element field, Component component, boolean flag) {
    String type = JavaTypes.readable(component.type());
    String name = component.name();
    List<String> getters = PropertyNames.getters(name, flag);
    String usual = getters.get(flag ? 1 : 0);
    String free =
        Stream.concat(Stream.of(usual), getters.stream())
            .filter(getter -> members.accessors(getter).isEmpty())
            .findFirst()
            .orElse(usual);
    return new Problem(
        Optional.of(component),
        "cannot be read",
        List.of(
            "it is "
                + (isPrivate(field) ? "private" : "not public")
                + ", and no getter of its type can be called from "
                + context.rootPackageName(),
            "fix      public " + type + " " + free + "() { return " + name + "; }",
            "or       @Ignore on it, if it is not to be stored"));
  }

  private static boolean isPrivate(Element element) {
    return element.getModifiers().contains(Modifier.PRIVATE);
  }

  private static boolean isFlag(TypeMirror type) {
    return type.getKind() == TypeKind.BOOLEAN
        || JavaTypes.qualifiedName(type).equals("java.lang.Boolean");
  }
}
