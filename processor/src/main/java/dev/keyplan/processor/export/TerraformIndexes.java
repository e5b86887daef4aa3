package dev.keyplan.processor.export;

import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.TableSettings;
import dev.keyplan.processor.model.Throughput;
import dev.keyplan.processor.plan.PlannedIndex;
import dev.keyplan.processor.plan.TablePlan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The indexes of an {@code aws_dynamodb_table}, and the units of table and indexes. Keys are {@code
 * hash_key} and {@code range_key} as long as every global index has single attributes, which every
 * provider since version 4 reads; else all global indexes have {@code key_schema} blocks.
 */
final class TerraformIndexes {

  private final TablePlan plan;
  private final TableSettings settings;
  private final TerraformVariables variables;

  TerraformIndexes(TablePlan plan, TerraformVariables variables) {
    this.plan = plan;
    this.settings = plan.table().settings();
    this.variables = variables;
  }

  static boolean needKeySchema(TableModel table) {
    return table.indexes().stream()
        .anyMatch(index -> index.partitionKey().size() > 1 || index.sortKey().size() > 1);
  }

  void putInto(Map<String, Object> resource) {
    put(resource, "local_secondary_index", IndexModel.Kind.LOCAL);
    put(resource, "global_secondary_index", IndexModel.Kind.GLOBAL);
  }

  private void put(Map<String, Object> resource, String block, IndexModel.Kind kind) {
    List<Map<String, Object>> indexes =
        plan.indexes().stream()
            .filter(planned -> planned.index().kind() == kind)
            .map(this::index)
            .toList();
    if (!indexes.isEmpty()) {
      resource.put(block, indexes);
    }
  }

  private Map<String, Object> index(PlannedIndex planned) {
    IndexModel index = planned.index();
    boolean global = index.kind() == IndexModel.Kind.GLOBAL;
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", index.name());
    if (global && needKeySchema(plan.table())) {
      json.put("key_schema", keySchema(index));
    } else {
      if (global) {
        json.put("hash_key", TerraformText.literal(index.partitionKey().get(0)));
      }
      index.sortKey().forEach(name -> json.put("range_key", TerraformText.literal(name)));
    }
    json.put("projection_type", planned.projection().name());
    if (!planned.nonKeyAttributes().isEmpty()) {
      json.put("non_key_attributes", TerraformText.literals(planned.nonKeyAttributes()));
    }
    if (global) {
      putUnits(json, InfrastructureNames.snakeCase(index.name()) + "_", index.throughput());
    }
    return json;
  }

  private static List<Map<String, Object>> keySchema(IndexModel index) {
    List<Map<String, Object>> schema = new ArrayList<>();
    index.partitionKey().forEach(name -> schema.add(keyElement(name, "HASH")));
    index.sortKey().forEach(name -> schema.add(keyElement(name, "RANGE")));
    return schema;
  }

  private static Map<String, Object> keyElement(String name, String type) {
    Map<String, Object> element = new LinkedHashMap<>();
    element.put("attribute_name", TerraformText.literal(name));
    element.put("key_type", type);
    return element;
  }

  /**
   * @param prefix of the variables' names
   */
  void putUnits(Map<String, Object> json, String prefix, Throughput units) {
    if (settings.provisioned()) {
      json.put(
          "read_capacity",
          variables.number(prefix + "read_capacity", units.readUnits(), description("read")));
      json.put(
          "write_capacity",
          variables.number(prefix + "write_capacity", units.writeUnits(), description("write")));
      return;
    }
    Map<String, Object> most = new LinkedHashMap<>();
    putMost(most, "max_read_request_units", prefix, units.readUnits(), "read");
    putMost(most, "max_write_request_units", prefix, units.writeUnits(), "write");
    if (!most.isEmpty()) {
      json.put("on_demand_throughput", most);
    }
  }

  private void putMost(
      Map<String, Object> most, String argument, String prefix, long units, String kind) {
    if (units > 0) {
      most.put(argument, variables.number(prefix + argument, units, description(kind)));
    }
  }

  private String description(String kind) {
    return (settings.provisioned() ? "Provisioned " : "At most so many ")
        + kind
        + " units a second.";
  }
}
