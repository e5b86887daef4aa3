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
      String prefix = InfrastructureNames.snakeCase(index.name()) + "_";
      putUnits(json, prefix, "the index " + index.name(), index.throughput());
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
   * @param owner the table, or an index
   */
  void putUnits(Map<String, Object> json, String prefix, String owner, Throughput units) {
    if (settings.provisioned()) {
      put(json, "read_capacity", prefix, "Read", owner, units.readUnits());
      put(json, "write_capacity", prefix, "Write", owner, units.writeUnits());
      return;
    }
    Map<String, Object> most = new LinkedHashMap<>();
    put(most, "max_read_request_units", prefix, "Read", owner, units.readUnits());
    put(most, "max_write_request_units", prefix, "Write", owner, units.writeUnits());
    if (!most.isEmpty()) {
      json.put("on_demand_throughput", most);
    }
  }

  private void put(
      Map<String, Object> json,
      String argument,
      String prefix,
      String kind,
      String owner,
      long units) {
    if (units > 0) {
      String description = UnitsJson.description(settings.provisioned(), kind, owner);
      json.put(argument, variables.number(prefix + argument, units, description));
    }
  }
}
