package dev.keyplan.processor.export;

import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.plan.PlannedIndex;
import dev.keyplan.processor.plan.TablePlan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The members of a table that requests and CloudFormation spell alike: key attributes, and no
 * others, key schemas with partition before sort attributes, and indexes, whose projection is
 * always said.
 */
final class KeysAndIndexesJson {

  private KeysAndIndexesJson() {}

  static List<Map<String, Object>> attributeDefinitions(TablePlan plan) {
    List<Map<String, Object>> definitions = new ArrayList<>();
    plan.keyTypes()
        .forEach(
            (name, type) -> {
              Map<String, Object> definition = new LinkedHashMap<>();
              definition.put("AttributeName", name);
              definition.put("AttributeType", type.name());
              definitions.add(definition);
            });
    return definitions;
  }

  static List<Map<String, Object>> keySchema(TableModel table) {
    return keySchema(List.of(table.partitionKey()), table.sortKey().stream().toList());
  }

  /**
   * An empty list of indexes is not a valid one: it is left out.
   *
   * @param units what is said of a global index's throughput
   */
  static void putIndexes(
      Map<String, Object> table, TablePlan plan, Function<IndexModel, Map<String, Object>> units) {
    putIndexes(table, "LocalSecondaryIndexes", plan, IndexModel.Kind.LOCAL, index -> Map.of());
    putIndexes(table, "GlobalSecondaryIndexes", plan, IndexModel.Kind.GLOBAL, units);
  }

  private static void putIndexes(
      Map<String, Object> table,
      String member,
      TablePlan plan,
      IndexModel.Kind kind,
      Function<IndexModel, Map<String, Object>> units) {
    List<Map<String, Object>> indexes = new ArrayList<>();
    for (PlannedIndex planned : plan.indexes()) {
      if (planned.index().kind() == kind) {
        Map<String, Object> index = index(planned);
        index.putAll(units.apply(planned.index()));
        indexes.add(index);
      }
    }
    if (!indexes.isEmpty()) {
      table.put(member, indexes);
    }
  }

  private static Map<String, Object> index(PlannedIndex planned) {
    Map<String, Object> projection = new LinkedHashMap<>();
    projection.put("ProjectionType", planned.projection().name());
    if (!planned.nonKeyAttributes().isEmpty()) {
      projection.put("NonKeyAttributes", planned.nonKeyAttributes());
    }
    Map<String, Object> index = new LinkedHashMap<>();
    index.put("IndexName", planned.index().name());
    index.put("KeySchema", keySchema(planned.index().partitionKey(), planned.index().sortKey()));
    index.put("Projection", projection);
    return index;
  }

  private static List<Map<String, Object>> keySchema(
      List<String> partitionKey, List<String> sortKey) {
    List<Map<String, Object>> schema = new ArrayList<>();
    partitionKey.forEach(name -> schema.add(keyElement(name, "HASH")));
    sortKey.forEach(name -> schema.add(keyElement(name, "RANGE")));
    return schema;
  }

  private static Map<String, Object> keyElement(String name, String type) {
    Map<String, Object> element = new LinkedHashMap<>();
    element.put("AttributeName", name);
    element.put("KeyType", type);
    return element;
  }
}
