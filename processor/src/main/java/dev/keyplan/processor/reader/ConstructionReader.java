package dev.keyplan.processor.reader;

import dev.keyplan.processor.model.Access;
import dev.keyplan.processor.model.Construction;
import dev.keyplan.processor.model.Construction.Argument;
import dev.keyplan.processor.model.Construction.Setter;
import dev.keyplan.processor.model.TypeRef;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * How the objects of a class are made of its properties. Looked for in this order: a constructor
 * that takes all of them, a builder, a static method {@code of} or {@code create}, and a
 * constructor with setters for what it does not take.
 */
final class ConstructionReader {

  private static final List<String> FACTORIES = List.of("of", "create", "newInstance");

  private final ReadContext context;
  private final TypeMembers members;
  private final List<Component> needed;
  private final Matching matching;
  private final TypeRef type;
  private final List<Callable> constructors;
  private final BuilderReader builders;

  /**
   * @param components all properties
   * @param needed those that are not ignored
   */
  ConstructionReader(
      ReadContext context,
      TypeMembers members,
      List<Component> components,
      List<Component> needed) {
    this.context = context;
    this.members = members;
    this.needed = needed;
    this.matching = new Matching(context, components);
    this.type = JavaTypes.ref(members.element());
    this.constructors = members.constructors();
    this.builders = new BuilderReader(context, members, needed, matching);
  }

  /** Empty if there is none that generated code can use. */
  Optional<Construction> read() {
    return byConstructor().or(builders::read).or(this::byFactory).or(this::bySetters);
  }

  /** Of which a builder was found that does not take all. */
  BuilderReader builders() {
    return builders;
  }

  /** Whether names of parameters would help. */
  boolean lacksNames() {
    return constructors.stream().anyMatch(matching::lacksNames);
  }

  /** The properties that neither a constructor nor a setter takes. */
  List<Component> unset() {
    return constructors.stream()
        .flatMap(constructor -> matching.arguments(constructor).stream())
        .map(this::remaining)
        .map(rest -> rest.stream().filter(c -> setter(c).isEmpty()).toList())
        .min(Comparator.comparing(List::size))
        .orElse(List.of());
  }

  private Optional<Construction> byConstructor() {
    return constructors.stream()
        .flatMap(constructor -> matching.arguments(constructor).stream())
        .filter(arguments -> remaining(arguments).isEmpty() && !arguments.isEmpty())
        .map(arguments -> Construction.constructor(type, arguments))
        .findFirst();
  }

  private Optional<Construction> byFactory() {
    return FACTORIES.stream()
        .flatMap(name -> members.factories().stream().filter(m -> m.name().equals(name)))
        .filter(method -> context.types().isAssignable(method.returns(), members.type()))
        .flatMap(
            method ->
                matching.arguments(method).stream()
                    .filter(arguments -> remaining(arguments).isEmpty())
                    .map(
                        arguments ->
                            new Construction(
                                type,
                                Optional.of(method.name()),
                                arguments,
                                List.of(),
                                false,
                                Optional.empty())))
        .findFirst();
  }

  /** The constructor that leaves least to the setters. */
  private Optional<Construction> bySetters() {
    return constructors.stream()
        .flatMap(constructor -> matching.arguments(constructor).stream())
        .flatMap(arguments -> completed(arguments).stream())
        .min(Comparator.comparing(construction -> construction.setters().size()));
  }

  private Optional<Construction> completed(List<Argument> arguments) {
    List<Setter> setters = new ArrayList<>();
    for (Component component : remaining(arguments)) {
      Optional<Setter> setter = setter(component);
      if (setter.isEmpty()) {
        return Optional.empty();
      }
      setters.add(setter.get());
    }
    return Optional.of(
        new Construction(type, Optional.empty(), arguments, setters, false, Optional.empty()));
  }

  private List<Component> remaining(List<Argument> arguments) {
    return needed.stream()
        .filter(c -> arguments.stream().noneMatch(a -> a.attribute().equals(c.name())))
        .toList();
  }

  private Optional<Setter> setter(Component component) {
    for (String name : PropertyNames.setters(component.name(), true)) {
      Optional<Setter> setter =
          members.methods().stream()
              .filter(method -> method.isNamed(name, 1) && sets(method))
              .flatMap(
                  m ->
                      matching.argument(component, m.parameters().get(0).type()).stream()
                          .map(found -> new Setter(found, Access.method(name), answersObject(m))))
              .findFirst();
      if (setter.isPresent()) {
        return setter;
      }
    }
    return members.fields().stream()
        .filter(field -> field.name().equals(component.name()) && field.settable())
        .flatMap(field -> matching.argument(component, field.type()).stream())
        .map(argument -> new Setter(argument, Access.field(component.name()), false))
        .findFirst();
  }

  /** What is not called {@code setX} may ask or compute something, and then answers that. */
  private boolean sets(Callable method) {
    TypeMirror returned = method.returns();
    return method.name().startsWith("set")
        || returned.getKind() == TypeKind.VOID
        || answersObject(method)
        || returned.getKind() == TypeKind.DECLARED
            && context.types().isSubtype(members.type(), context.types().erasure(returned))
            && !JavaTypes.qualifiedName(returned).equals("java.lang.Object");
  }

  private boolean answersObject(Callable method) {
    TypeMirror returned = method.returns();
    return returned.getKind() != TypeKind.VOID
        && !returned.getKind().isPrimitive()
        && context
            .types()
            .isSubtype(context.types().erasure(returned), context.types().erasure(members.type()));
  }
}
