package dev.keyplan.processor.reader;

import dev.keyplan.processor.model.Construction.Argument;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/** What to declare so that generated code can make a type's objects: as told, it compiles. */
final class ConstructionAdvice {

  private final ReadContext context;
  private final TypeElement type;
  private final List<Component> needed;
  private final Map<String, TypeMembers.Field> fields;

  ConstructionAdvice(ReadContext context, TypeMembers members, List<Component> needed) {
    this.context = context;
    this.type = members.element();
    this.needed = needed;
    this.fields =
        members.fields().stream()
            .collect(Collectors.toMap(TypeMembers.Field::name, Function.identity()));
  }

  /** A constructor; a record in the place of what no constructor of its own can fill. */
  String declaration() {
    boolean made = type.getKind() == ElementKind.CLASS && !isAbstract(type);
    return made ? constructor().orElseGet(this::record) : record();
  }

  /** A method of a builder; its body where it can be told. */
  static String builderMethod(TypeElement builder, Component taken) {
    String name = taken.name();
    String declared =
        builder.getSimpleName()
            + " "
            + (isKeyword(name) ? "set" + PropertyNames.capitalized(name) : name)
            + "("
            + JavaTypes.readable(taken.type())
            + " "
            + parameterName(name)
            + ")";
    if (isAbstract(builder)) {
      return (builder.getKind().isInterface() ? "" : "abstract ") + declared + ";";
    }
    boolean held =
        ElementFilter.fieldsIn(builder.getEnclosedElements()).stream()
            .filter(field -> !field.getModifiers().contains(Modifier.FINAL))
            .anyMatch(field -> field.getSimpleName().contentEquals(name));
    String body = held ? "this." + name + " = " + name + "; return this;" : "…";
    return "public " + declared + " { " + body + " }";
  }

  private String record() {
    return "public record "
        + type.getSimpleName()
        + "("
        + needed.stream().map(ConstructionAdvice::recordComponent).collect(Collectors.joining(", "))
        + ") {}";
  }

  /** A getter of a keyword, as {@code isDefault}, is possible; a component is not. */
  private static String recordComponent(Component component) {
    String name = component.name();
    return (isKeyword(name) ? "@Attribute(name = \"" + name + "\") " : "")
        + JavaTypes.readable(component.type())
        + " "
        + parameterName(name);
  }

  private static String parameterName(String name) {
    return isKeyword(name) ? name + "Value" : name;
  }

  private static boolean isKeyword(String name) {
    return SourceVersion.isKeyword(name);
  }

  private static boolean isAbstract(TypeElement type) {
    return type.getModifiers().contains(Modifier.ABSTRACT);
  }

  /** Empty if what the superclasses keep to themselves cannot be handed to them. */
  private Optional<String> constructor() {
    List<Component> kept = needed.stream().filter(c -> !isAssignable(field(c))).toList();
    return superArguments(kept)
        .map(
            arguments ->
                (isDeclared() ? "in the place of its own, " : "")
                    + "public "
                    + type.getSimpleName()
                    + "("
                    + needed.stream()
                        .map(c -> JavaTypes.readable(field(c).type()) + " " + c.name())
                        .collect(Collectors.joining(", "))
                    + ") {"
                    + (arguments.isEmpty() ? "" : " super(" + String.join(", ", arguments) + ");")
                    + needed.stream()
                        .filter(c -> !arguments.contains(c.name()))
                        .map(c -> " this." + c.name() + " = " + c.name() + ";")
                        .collect(Collectors.joining())
                    + " }");
  }

  private TypeMembers.Field field(Component component) {
    return fields.get(component.name());
  }

  private boolean isAssignable(TypeMembers.Field field) {
    Element owner = field.element().getEnclosingElement();
    return owner.equals(type)
        || !field.element().getModifiers().contains(Modifier.FINAL) && isInherited(field.element());
  }

  /** Whether the class may name it. */
  private boolean isInherited(Element member) {
    return !member.getModifiers().contains(Modifier.PRIVATE)
        && (member.getModifiers().contains(Modifier.PUBLIC)
            || member.getModifiers().contains(Modifier.PROTECTED)
            || context
                .elements()
                .getPackageOf(member)
                .equals(context.elements().getPackageOf(type)));
  }

  /** Of a constructor of the superclass that takes them, and no more than the class has. */
  private Optional<List<String>> superArguments(List<Component> kept) {
    if (!(type.getSuperclass() instanceof DeclaredType superclass)) {
      return Optional.empty();
    }
    Matching matching = new Matching(context, needed);
    return ElementFilter.constructorsIn(superclass.asElement().getEnclosedElements()).stream()
        .filter(constructor -> isInherited(constructor) && constructor.getThrownTypes().isEmpty())
        .flatMap(constructor -> matching.arguments(callable(constructor, superclass)).stream())
        .map(arguments -> arguments.stream().map(Argument::attribute).toList())
        .filter(names -> kept.stream().allMatch(c -> names.contains(c.name())))
        .min(
            Comparator.comparing((List<String> names) -> names.size())
                .thenComparing(String::valueOf));
  }

  private Callable callable(ExecutableElement constructor, DeclaredType owner) {
    ExecutableType signature = (ExecutableType) context.types().asMemberOf(owner, constructor);
    List<Callable.Parameter> parameters = new ArrayList<>();
    for (int i = 0; i < signature.getParameterTypes().size(); i++) {
      VariableElement parameter = constructor.getParameters().get(i);
      parameters.add(
          new Callable.Parameter(
              parameter.getSimpleName().toString(), signature.getParameterTypes().get(i)));
    }
    return new Callable("", parameters, owner, Optional.of(constructor));
  }

  /** Whether it has one of these types already, which cannot be called or names others. */
  private boolean isDeclared() {
    return ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
        .map(constructor -> constructor.getParameters().stream().map(Element::asType).toList())
        .anyMatch(this::isOfNeeded);
  }

  private boolean isOfNeeded(List<TypeMirror> parameters) {
    if (parameters.size() != needed.size()) {
      return false;
    }
    for (int i = 0; i < parameters.size(); i++) {
      TypeMirror taken = context.types().erasure(parameters.get(i));
      TypeMirror held = context.types().erasure(field(needed.get(i)).type());
      if (!context.types().isSameType(taken, held)) {
        return false;
      }
    }
    return true;
  }
}
