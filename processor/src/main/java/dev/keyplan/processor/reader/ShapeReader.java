package dev.keyplan.processor.reader;

import dev.keyplan.processor.diagnostics.SourceOrigin;
import dev.keyplan.processor.model.Construction;
import dev.keyplan.processor.model.Construction.Argument;
import dev.keyplan.processor.model.Presence;
import dev.keyplan.processor.reader.Shape.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;

/** How the objects of an entity, a nested value or a view are read and made. */
final class ShapeReader {

  private static final Problem NO_ATTRIBUTES =
      new Problem(
          Optional.empty(),
          "has no attributes",
          List.of("attributes are its instance fields, static and transient ones left out"));

  private final ReadContext context;

  ShapeReader(ReadContext context) {
    this.context = context;
  }

  /**
   * @param fallback where to report what is in class files
   */
  Shape read(TypeElement type, SourceOrigin fallback) {
    return type.getKind() == ElementKind.RECORD
        ? ofRecord(type, fallback)
        : ofClass(type, fallback);
  }

  private Shape ofClass(TypeElement type, SourceOrigin fallback) {
    TypeMembers members = new TypeMembers(context, (DeclaredType) type.asType());
    Shape shape = ofClass(members, fallback);
    context.lombok().add(members, shape);
    return shape;
  }

  private static Shape ofRecord(TypeElement type, SourceOrigin fallback) {
    List<Component> components = ComponentScanner.components(type, fallback);
    List<Argument> arguments =
        components.stream()
            .map(c -> new Argument(c.name(), c.presence() == Presence.OPTIONAL))
            .toList();
    return Shape.of(components, Construction.constructor(JavaTypes.ref(type), arguments));
  }

  private Shape ofClass(TypeMembers members, SourceOrigin fallback) {
    ClassProperties properties = new ClassProperties(context, members, fallback);
    List<Component> components = properties.components();
    if (properties.problem().isPresent()) {
      return Shape.refused(components, properties.problem().get());
    }
    List<Component> needed =
        components.stream()
            .filter(c -> c.annotations(context, KeyplanAnnotations.IGNORE).isEmpty())
            .toList();
    if (needed.isEmpty()) {
      return Shape.refused(components, NO_ATTRIBUTES);
    }
    ConstructionReader constructions = new ConstructionReader(context, members, components, needed);
    return constructions
        .read()
        .map(construction -> Shape.of(components, construction))
        .orElseGet(() -> Shape.refused(components, unmade(members, constructions, needed)));
  }

  private Problem unmade(
      TypeMembers members, ConstructionReader constructions, List<Component> needed) {
    List<String> details = new ArrayList<>();
    List<String> leftOut = leftOut(members, constructions, needed);
    if (!leftOut.isEmpty()) {
      List<String> ways = Lombok.waysOut(members.element(), leftOut);
      details.add("no constructor, setter or builder takes " + String.join(", ", leftOut));
      details.add(Lombok.leavesOut(leftOut));
      details.add("fix      " + ways.get(0));
      details.add("or       " + ways.get(1));
      return new Problem(Optional.empty(), "cannot be made by generated code", details);
    }
    if (Immutables.describes(members.element())) {
      details.add("no class " + Immutables.name(members.element()) + " with a builder is there");
    } else if (constructions.lacksNames()) {
      details.add("its class file does not name the parameters of its constructor");
      details.add("fix      compile it with -parameters, or give it a builder");
      return new Problem(Optional.empty(), "cannot be made by generated code", details);
    } else if (!constructions.builders().lacking().isEmpty()) {
      return incomplete(constructions.builders());
    } else if (members.element().getKind() == ElementKind.CLASS) {
      List<String> unset = constructions.unset().stream().map(Component::name).toList();
      details.add(
          unset.isEmpty()
              ? "no constructor that "
                  + context.rootPackageName()
                  + " can call takes its attributes by their names, and there is no builder"
              : "no constructor, setter or builder takes " + String.join(", ", unset));
    } else {
      details.add(
          "it has no builder and no method of or create that takes its attributes, an Optional as"
              + " such");
    }
    details.add("fix      " + new ConstructionAdvice(context, members, needed).declaration());
    return new Problem(Optional.empty(), "cannot be made by generated code", details);
  }

  /**
   * What Lombok leaves out. Where initial values are not seen, it has run before: a final field
   * that its constructor does not take has one.
   */
  private static List<String> leftOut(
      TypeMembers members, ConstructionReader constructions, List<Component> needed) {
    Optional<Lombok> lombok =
        members.lombok().stream().filter(each -> each.isOf(members.element())).findFirst();
    if (lombok.isEmpty()) {
      return List.of();
    }
    List<String> known = lombok.get().leftOut(needed);
    boolean written =
        members.constructors().stream()
            .flatMap(constructor -> constructor.element().stream())
            .anyMatch(Lombok::wrote);
    return known.isEmpty() && written ? lombok.get().finalOnes(constructions.unset()) : known;
  }

  private static Problem incomplete(BuilderReader builders) {
    List<String> details = new ArrayList<>();
    details.add(
        "its builder takes no "
            + builders.lacking().stream().map(Component::name).collect(Collectors.joining(", ")));
    for (Component lacking : builders.lacking()) {
      details.add(
          (details.size() == 1 ? "fix      in " : "and      in ")
              + builders.incomplete().getSimpleName()
              + ": "
              + ConstructionAdvice.builderMethod(builders.incomplete(), lacking));
    }
    return new Problem(Optional.empty(), "cannot be made by generated code", details);
  }
}
