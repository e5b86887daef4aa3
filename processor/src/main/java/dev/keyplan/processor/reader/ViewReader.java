package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP101;
import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP111;

import dev.keyplan.processor.diagnostics.SourceOrigin;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.Presence;
import dev.keyplan.processor.model.TypeRef;
import dev.keyplan.processor.model.ViewModel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** The records that patterns return instead of entities. */
final class ViewReader {

  /**
   * @param valid whether it fits; if not, it is still there for signatures
   */
  record View(ViewModel model, boolean valid) {}

  private final ReadContext context;
  private final Map<TypeRef, TypeRef> entities = new HashMap<>();

  ViewReader(ReadContext context) {
    this.context = context;
  }

  /** Empty for what is no record, and cannot stand in a signature with any hope. */
  Optional<View> read(Value<TypeMirror> returns, TypeRef entity, EntityScope scope) {
    Optional<TypeElement> element = JavaTypes.element(returns.value());
    if (element.isEmpty()) {
      context.report(
          KP101,
          returns.origin(),
          JavaTypes.readable(returns.value()) + " cannot be a view",
          "a view is a record of some of the attributes of " + scope.name());
      return Optional.empty();
    }
    TypeElement type = element.get();
    Optional<Shape> shape =
        new Shapes(context).object(type, "a view", returns.origin(), returns.origin());
    if (shape.isEmpty()) {
      return Optional.empty();
    }
    TypeRef ref = JavaTypes.ref(type);
    TypeRef other = entities.putIfAbsent(ref, entity);
    boolean valid = true;
    if (other != null && !other.equals(entity)) {
      context.report(
          KP111,
          returns.origin(),
          ref.nestedName()
              + " is a view of "
              + other.nestedName()
              + " and of "
              + entity.nestedName(),
          "a view has the attributes of one entity",
          "fix      declare a second record");
      valid = false;
    }
    List<AttributeModel> attributes = new ArrayList<>();
    for (Component component : shape.get().components()) {
      Optional<AttributeModel> attribute = attribute(component, ref, scope);
      attribute.ifPresent(attributes::add);
      valid &= attribute.isPresent();
    }
    ViewModel model =
        new ViewModel(
            ref,
            entity,
            attributes,
            shape.get().construction().orElseThrow(),
            JavaTypes.isPublic(type),
            SourceOrigin.of(type, returns.origin()));
    return Optional.of(new View(model, valid));
  }

  private Optional<AttributeModel> attribute(Component component, TypeRef view, EntityScope scope) {
    String name = component.name();
    Optional<AttributeModel> found =
        scope.attributes().attributes().stream().filter(a -> a.name().equals(name)).findFirst();
    if (found.isEmpty()) {
      List<String> known =
          scope.attributes().attributes().stream().map(AttributeModel::name).toList();
      context.report(
          KP111,
          component.origin(),
          scope.name() + " has no attribute '" + name + "' for its view " + view.nestedName(),
          Suggestions.didYouMean(name, known));
      return Optional.empty();
    }
    AttributeModel attribute = found.get();
    if (scope.refused(attribute)) {
      return Optional.empty();
    }
    Component original =
        scope.attributes().components().stream()
            .filter(c -> c.name().equals(name))
            .findFirst()
            .orElseThrow();
    return fits(component, original, attribute, view, scope)
        ? Optional.of(
            new AttributeModel(
                name,
                attribute.storedName(),
                type(attribute.type(), component),
                presence(component, attribute),
                attribute.role(),
                component.access(),
                component.origin()))
        : Optional.empty();
  }

  private boolean fits(
      Component component,
      Component original,
      AttributeModel attribute,
      TypeRef view,
      EntityScope scope) {
    TypeMirror type = context.boxed(component.valueType());
    if (type.getKind() == TypeKind.ERROR) {
      context.unresolvedSeen();
      return false;
    }
    if (!context.types().isSameType(type, context.boxed(original.valueType()))) {
      context.report(
          KP111,
          component.origin(),
          component.name()
              + " of "
              + view.nestedName()
              + " has another type than in "
              + scope.name(),
          view.nestedName() + "    " + JavaTypes.readable(component.type()),
          scope.name() + "    " + JavaTypes.readable(original.type()),
          "fix      " + JavaTypes.readable(original.type()) + " " + component.name());
      return false;
    }
    if (attribute.presence().mayBeAbsent() && presence(component, attribute) == Presence.REQUIRED) {
      context.report(
          KP111,
          component.origin(),
          component.name()
              + " of "
              + view.nestedName()
              + " is required but optional in "
              + scope.name(),
          "fix      declare it as in "
              + scope.name()
              + ": "
              + JavaTypes.readable(original.type())
              + (attribute.presence() == Presence.NULLABLE ? ", @Nullable" : ""));
      return false;
    }
    return true;
  }

  /** A version that is no primitive is null where the item has none. */
  private static Presence presence(Component component, AttributeModel attribute) {
    boolean boxedVersion =
        attribute.role() == AttributeModel.Role.VERSION
            && component.presence() == Presence.REQUIRED
            && !component.type().getKind().isPrimitive();
    return boxedVersion ? Presence.NULLABLE : component.presence();
  }

  private static AttributeType type(AttributeType type, Component component) {
    return type instanceof AttributeType.Scalar scalar
        ? new AttributeType.Scalar(scalar.type(), component.type().getKind().isPrimitive())
        : type;
  }
}
