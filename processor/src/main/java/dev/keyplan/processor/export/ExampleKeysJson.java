package dev.keyplan.processor.export;

import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.Constant;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.UniqueModel;
import dev.keyplan.processor.plan.ExampleItem;
import dev.keyplan.processor.plan.ExampleKeys;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What example items store under each of their keys, and the values that it is made of. Once locked
 * it is a golden: the same values must make the same bytes for ever.
 */
final class ExampleKeysJson {

  private ExampleKeysJson() {}

  static List<Map<String, Object>> of(TableModel table) {
    List<Map<String, Object>> examples = new ArrayList<>();
    for (EntityModel entity : table.entities()) {
      List<EntityKey> keys = new ArrayList<>(entity.keys());
      entity.guarded().stream().map(UniqueModel::guard).forEach(keys::add);
      for (EntityKey key : keys) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("key", KeyJson.name(entity, key));
        json.put("values", values(ExampleKeys.item(table, entity, key), key));
        json.put("texts", ExampleKeys.of(table, entity, key));
        examples.add(json);
      }
    }
    return examples;
  }

  private static Map<String, Object> values(ExampleItem item, EntityKey key) {
    Map<String, Object> values = new LinkedHashMap<>();
    for (AttributePath path : key.paths()) {
      Constant value = item.values().get(path);
      if (value != null) {
        values.put(path.toString(), value.text());
      }
    }
    return values;
  }
}
