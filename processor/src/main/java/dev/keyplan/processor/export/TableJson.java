package dev.keyplan.processor.export;

import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.plan.PlannedIndex;
import dev.keyplan.processor.plan.TablePlan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * {@code table.json}: what {@code aws dynamodb create-table --cli-input-json} takes (Amazon
 * DynamoDB API Reference, "CreateTable").
 */
final class TableJson {

  private TableJson() {}

  static Map<String, Object> of(TablePlan plan) {
    TableModel table = plan.table();
    Map<String, Object> request = new LinkedHashMap<>();
    request.put("TableName", table.name());
    request.put("AttributeDefinitions", attributeDefinitions(plan));
    request.put(
        "KeySchema", keySchema(List.of(table.partitionKey()), table.sortKey().stream().toList()));
    request.put("BillingMode", "PAY_PER_REQUEST");
    putIndexes(request, "LocalSecondaryIndexes", plan, IndexModel.Kind.LOCAL);
    putIndexes(request, "GlobalSecondaryIndexes", plan, IndexModel.Kind.GLOBAL);
    return request;
  }

  private static List<Map<String, Object>> attributeDefinitions(TablePlan plan) {
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

  /** An empty list of indexes is not a valid one: it is left out. */
  private static void putIndexes(
      Map<String, Object> request, String member, TablePlan plan, IndexModel.Kind kind) {
    List<Map<String, Object>> indexes =
        plan.indexes().stream()
            .filter(planned -> planned.index().kind() == kind)
            .map(TableJson::index)
            .toList();
    if (!indexes.isEmpty()) {
      request.put(member, indexes);
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
}
