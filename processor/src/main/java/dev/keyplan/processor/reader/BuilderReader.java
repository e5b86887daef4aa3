package dev.keyplan.processor.reader;

import dev.keyplan.processor.model.Access;
import dev.keyplan.processor.model.Construction;
import dev.keyplan.processor.model.Construction.Argument;
import dev.keyplan.processor.model.Construction.Setter;
import dev.keyplan.processor.model.Presence;
import dev.keyplan.processor.model.TypeRef;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * Objects made by a builder: of {@code builder()} or {@code newBuilder()}, of a nested class {@code
 * Builder}, of Lombok, or of the class that Immutables writes.
 */
final class BuilderReader {

  private static final List<String> STARTS = List.of("builder", "newBuilder");
  private static final List<String> ENDS = List.of("build", "create");

  private final ReadContext context;
  private final TypeMembers members;
  private final List<Component> needed;
  private final Matching matching;

  /** Of the first builder that could not be used, what it takes no value of. */
  private final List<Component> lacking = new ArrayList<>();

  private TypeElement incomplete;

  /**
   * @param needed the properties that must be set
   */
  BuilderReader(
      ReadContext context, TypeMembers members, List<Component> needed, Matching matching) {
    this.context = context;
    this.members = members;
    this.needed = needed;
    this.matching = matching;
  }

  Optional<Construction> read() {
    return ofLombok()
        .or(() -> ofMethod(members))
        .or(() -> Immutables.written(context, members.element()).flatMap(this::ofMethod))
        .or(this::ofNestedClass);
  }

  /** The properties that a builder, which makes the object otherwise, takes no value of. */
  List<Component> lacking() {
    return lacking;
  }

  /** That builder's class; null if there is none. */
  TypeElement incomplete() {
    return incomplete;
  }

  private Optional<Construction> ofLombok() {
    return members.lombok().stream()
        .filter(each -> each.isOf(members.element()))
        .findFirst()
        .flatMap(each -> each.builder(members.lombok()))
        .flatMap(
            builder ->
                setters(builder.setters())
                    .map(
                        setters ->
                            new Construction(
                                JavaTypes.ref(members.element()),
                                Optional.of(builder.start()),
                                List.of(),
                                setters,
                                true,
                                Optional.of(builder.build()))));
  }

  private Optional<Construction> ofMethod(TypeMembers owner) {
    return STARTS.stream()
        .flatMap(name -> owner.factories().stream().filter(method -> method.isNamed(name, 0)))
        .flatMap(
            start ->
                of(JavaTypes.ref(owner.element()), Optional.of(start.name()), start.returns())
                    .stream())
        .findFirst();
  }

  private Optional<Construction> ofNestedClass() {
    for (TypeElement nested : ElementFilter.typesIn(members.element().getEnclosedElements())) {
      boolean usable =
          nested.getSimpleName().contentEquals("Builder")
              && nested.getKind() == ElementKind.CLASS
              && nested.getModifiers().contains(Modifier.STATIC)
              && nested.getTypeParameters().isEmpty()
              && JavaTypes.accessibleFrom(context.rootPackage(), nested);
      if (usable) {
        TypeMembers builder = new TypeMembers(context, (DeclaredType) nested.asType());
        if (builder.constructors().stream().anyMatch(c -> c.parameters().isEmpty())) {
          return of(JavaTypes.ref(nested), Optional.empty(), nested.asType());
        }
      }
    }
    return Optional.empty();
  }

  private Optional<Construction> of(TypeRef creator, Optional<String> start, TypeMirror type) {
    if (type.getKind() == TypeKind.ERROR) {
      context.unresolvedSeen();
    }
    if (type.getKind() != TypeKind.DECLARED) {
      return Optional.empty();
    }
    List<Callable> methods = new TypeMembers(context, (DeclaredType) type).methods();
    Optional<String> end =
        ENDS.stream()
            .filter(
                name -> methods.stream().anyMatch(m -> m.isNamed(name, 0) && isObject(m.returns())))
            .findFirst();
    if (end.isPresent() && lacking.isEmpty()) {
      needed.stream().filter(c -> setter(c, methods).isEmpty()).forEach(lacking::add);
      incomplete = (TypeElement) ((DeclaredType) type).asElement();
    }
    return end.flatMap(
        build ->
            setters(methods)
                .map(
                    setters ->
                        new Construction(
                            creator,
                            start,
                            List.of(),
                            setters,
                            chained(setters, methods, type),
                            Optional.of(build))));
  }

  private boolean isObject(TypeMirror type) {
    if (type.getKind() == TypeKind.ERROR) {
      context.unresolvedSeen();
      return true;
    }
    return type.getKind() == TypeKind.DECLARED
        && context.types().isAssignable(type, members.type());
  }

  private Optional<List<Setter>> setters(List<Callable> methods) {
    List<Setter> setters = new ArrayList<>();
    for (Component component : needed) {
      Optional<Setter> setter = setter(component, methods);
      if (setter.isEmpty()) {
        return Optional.empty();
      }
      setters.add(setter.get());
    }
    return Optional.of(setters);
  }

  private Optional<Setter> setter(Component component, List<Callable> methods) {
    List<String> names = new ArrayList<>(List.of(component.name()));
    names.addAll(PropertyNames.setters(component.name(), true));
    names.add(component.access().name());
    for (String name : names) {
      // An Optional takes what is absent, where the other form may refuse null.
      Optional<Argument> argument =
          methods.stream()
              .filter(method -> method.isNamed(name, 1))
              .flatMap(m -> matching.argument(component, m.parameters().get(0).type()).stream())
              .filter(found -> takesAbsent(component, found))
              .max(
                  Comparator.comparing(
                      (Argument a) -> a.optional() == (component.presence() == Presence.OPTIONAL)));
      if (argument.isPresent()) {
        return Optional.of(new Setter(argument.get(), Access.method(name), false));
      }
    }
    return Optional.empty();
  }

  /** AutoValue's methods for the value of an {@code Optional} refuse null. */
  private static boolean takesAbsent(Component component, Argument argument) {
    boolean isAbstract = component.carriers().get(0).getModifiers().contains(Modifier.ABSTRACT);
    return !isAbstract || component.presence() != Presence.OPTIONAL || argument.optional();
  }

  /** Whether each setter answers the builder. */
  private boolean chained(List<Setter> setters, List<Callable> methods, TypeMirror builder) {
    TypeMirror erased = context.types().erasure(builder);
    return setters.stream()
        .allMatch(
            setter ->
                methods.stream()
                    .filter(method -> method.isNamed(setter.member().name(), 1))
                    .allMatch(
                        method ->
                            method.returns().getKind() != TypeKind.VOID
                                && context
                                    .types()
                                    .isAssignable(
                                        context.types().erasure(method.returns()), erased)));
  }
}
