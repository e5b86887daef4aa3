package dev.keyplan.processor.plan;

import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.TableModel;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The bytes on disk of one fixed item under each key of an entity. They change only with the key:
 * its template, its encodings, and the names and types of the attributes in it.
 */
public final class ExampleKeys {

  private ExampleKeys() {}

  /**
   * An item that lies under the key; the values of its attributes tell where the texts are from.
   */
  public static ExampleItem item(TableModel table, EntityModel entity, EntityKey key) {
    return new ExampleItems(table, entity).item(key.when(), path -> 0);
  }

  /** The stored value of each key attribute of the item by stored name, see {@link ExampleItem}. */
  public static Map<String, String> of(TableModel table, EntityModel entity, EntityKey key) {
    ExampleItem item = item(table, entity, key);
    Map<String, String> texts = new LinkedHashMap<>();
    for (KeyAttribute attribute : key.attributes()) {
      item.text(attribute).ifPresent(text -> texts.put(attribute.storedName(), text));
    }
    return texts;
  }
}
