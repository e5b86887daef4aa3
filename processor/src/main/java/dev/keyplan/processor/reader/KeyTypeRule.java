package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP402;

import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.model.StoredType;
import dev.keyplan.processor.model.UniqueModel;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A key attribute has one type in the whole table, for every item that has it: DynamoDB refuses to
 * write one of another type, whether the item was meant for the index or not.
 */
final class KeyTypeRule {

  private record Use(String entity, StoredType type) {}

  private final ReadContext context;
  private final Set<String> keyAttributes;
  private final Map<String, Use> first = new HashMap<>();

  /**
   * @param keyAttributes stored names of all key attributes of the table and its indexes
   */
  KeyTypeRule(ReadContext context, Set<String> keyAttributes) {
    this.context = context;
    this.keyAttributes = keyAttributes;
  }

  void check(List<EntityModel> entities, Map<EntityModel, EntityScope> scopes) {
    for (EntityModel entity : entities) {
      String name = entity.type().nestedName();
      for (EntityKey key : entity.keys()) {
        Stream.concat(key.partition().stream(), key.sort().stream())
            .filter(KeyAttribute.Composed.class::isInstance)
            .forEach(composed -> use(name, composed.storedName(), StoredType.S, composed.origin()));
      }
      for (UniqueModel unique : entity.uniques()) {
        for (KeyAttribute half : unique.guard().attributes()) {
          use(
              "the guard of " + name + "." + unique.attribute().name(),
              half.storedName(),
              StoredType.S,
              half.origin());
        }
      }
      for (AttributeModel attribute : entity.attributes()) {
        boolean known = !scopes.get(entity).refused(attribute);
        if (known && keyAttributes.contains(attribute.storedName())) {
          use(name, attribute.storedName(), attribute.type().stored(), attribute.origin());
        }
      }
    }
  }

  private void use(String entity, String key, StoredType type, Origin origin) {
    if (!type.canBeKey()) {
      // Reported as KP203 if the entity was to be in the index by it.
      return;
    }
    Use other = first.putIfAbsent(key, new Use(entity, type));
    if (other != null && other.type() != type) {
      context.report(
          KP402,
          origin,
          "'"
              + key
              + "' is a key of type "
              + other.type()
              + " in "
              + other.entity()
              + " and of type "
              + type
              + " in "
              + entity,
          "a key attribute has one type in the whole table; DynamoDB refuses to write any other",
          "fix      give one of them another stored name: @Attribute(name = …), or another key attribute");
    }
  }
}
