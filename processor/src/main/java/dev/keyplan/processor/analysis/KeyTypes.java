package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.StoredType;
import dev.keyplan.processor.model.TableModel;
import java.util.HashMap;
import java.util.Map;

/** The DynamoDB type of each key attribute. */
final class KeyTypes {

  private final Map<String, StoredType> types = new HashMap<>();

  KeyTypes(TableModel table) {
    for (EntityModel entity : table.entities()) {
      for (EntityKey key : entity.keys()) {
        key.partition().forEach(this::add);
        key.sort().forEach(this::add);
      }
    }
  }

  private void add(KeyAttribute attribute) {
    types.putIfAbsent(attribute.storedName(), attribute.stored());
  }

  /** S where no entity has the attribute. */
  StoredType of(String storedName) {
    return types.getOrDefault(storedName, StoredType.S);
  }
}
