package dev.keyplan.processor.reader;

import dev.keyplan.processor.model.Construction.Argument;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;

/**
 * Which property each parameter takes: by name, never by place, as compilers list members
 * differently. Where a class file keeps no names, {@code @ConstructorProperties} may give them;
 * else a type that no other property and no other parameter has.
 */
final class Matching {

  private final ReadContext context;
  private final List<Component> components;

  Matching(ReadContext context, List<Component> components) {
    this.context = context;
    this.components = components;
  }

  /** One for each parameter; empty if one of them takes no property. */
  Optional<List<Argument>> arguments(Callable callable) {
    List<String> names = names(callable);
    boolean named = isNamed(names);
    List<Argument> arguments = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      TypeMirror type = callable.parameters().get(i).type();
      Optional<Argument> argument =
          named ? named(names.get(i), type) : typed(callable.parameters(), type);
      if (argument.isEmpty() || arguments.contains(argument.get())) {
        return Optional.empty();
      }
      arguments.add(argument.get());
    }
    return Optional.of(arguments);
  }

  /** Whether the names of its parameters are unknown, and would be needed. */
  boolean lacksNames(Callable callable) {
    return !callable.parameters().isEmpty()
        && !isNamed(names(callable))
        && arguments(callable).isEmpty();
  }

  /** Empty if the parameter does not take what the property holds. */
  Optional<Argument> argument(Component component, TypeMirror parameter) {
    if (parameter.getKind() == TypeKind.ERROR || component.type().getKind() == TypeKind.ERROR) {
      context.unresolvedSeen();
      return Optional.of(new Argument(component.name(), false));
    }
    boolean optional =
        JavaTypes.qualifiedName(parameter).equals("java.util.Optional")
            && !JavaTypes.arguments(parameter).isEmpty();
    TypeMirror taken = optional ? bound(JavaTypes.arguments(parameter).get(0)) : parameter;
    boolean absent = component.presence().mayBeAbsent() && parameter.getKind().isPrimitive();
    return !absent
            && context
                .types()
                .isAssignable(context.boxed(component.valueType()), context.boxed(taken))
        ? Optional.of(new Argument(component.name(), optional))
        : Optional.empty();
  }

  private static TypeMirror bound(TypeMirror type) {
    return type instanceof WildcardType wildcard && wildcard.getExtendsBound() != null
        ? wildcard.getExtendsBound()
        : type;
  }

  private Optional<Argument> named(String name, TypeMirror type) {
    return components.stream()
        .filter(component -> component.name().equals(name))
        .findFirst()
        .flatMap(component -> argument(component, type));
  }

  private Optional<Argument> typed(List<Callable.Parameter> parameters, TypeMirror type) {
    boolean twice =
        parameters.stream().filter(p -> context.types().isSameType(p.type(), type)).count() > 1;
    List<Argument> fitting =
        components.stream()
            .filter(component -> context.types().isSameType(component.type(), type))
            .flatMap(component -> argument(component, type).stream())
            .toList();
    return twice || fitting.size() != 1 ? Optional.empty() : Optional.of(fitting.get(0));
  }

  private boolean isNamed(List<String> names) {
    return !names.stream().allMatch(name -> name.matches("arg\\d+"))
        || components.stream().anyMatch(component -> names.contains(component.name()));
  }

  private static List<String> names(Callable callable) {
    return callable
        .element()
        .flatMap(Matching::constructorProperties)
        .filter(names -> names.size() == callable.parameters().size())
        .orElseGet(() -> callable.parameters().stream().map(Callable.Parameter::name).toList());
  }

  private static Optional<List<String>> constructorProperties(Element constructor) {
    for (AnnotationMirror mirror : constructor.getAnnotationMirrors()) {
      if (AnnotationView.name(mirror).equals("java.beans.ConstructorProperties")) {
        for (AnnotationValue value : mirror.getElementValues().values()) {
          if (value.getValue() instanceof List<?> names) {
            return Optional.of(
                names.stream()
                    .map(name -> String.valueOf(((AnnotationValue) name).getValue()))
                    .toList());
          }
        }
      }
    }
    return Optional.empty();
  }
}
