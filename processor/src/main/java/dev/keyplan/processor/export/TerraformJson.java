package dev.keyplan.processor.export;

import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.TableSettings;
import dev.keyplan.processor.model.TableSettings.Encryption;
import dev.keyplan.processor.plan.TablePlan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * {@code terraform.tf.json}: a module with the table, in Terraform's JSON syntax. What differs
 * between environments is a variable. Terraform refuses a plan that would destroy the table, or
 * replace it.
 */
final class TerraformJson {

  /** 6.29.0 brought {@code key_schema}; the releases after it put right how it is planned. */
  private static final String PROVIDER_WITH_KEY_SCHEMA = ">= 6.37.0";

  private static final int DEFAULT_RECOVERY_PERIOD = 35;

  private final TablePlan plan;
  private final TableModel table;
  private final TableSettings settings;
  private final String name;
  private final TerraformVariables variables = new TerraformVariables();

  private TerraformJson(TablePlan plan) {
    this.plan = plan;
    this.table = plan.table();
    this.settings = table.settings();
    this.name = InfrastructureNames.snakeCase(InfrastructureNames.stem(table));
  }

  static Map<String, Object> of(TablePlan plan) {
    return new TerraformJson(plan).module();
  }

  private Map<String, Object> module() {
    Map<String, Object> resource = resource();
    Map<String, Object> module = new LinkedHashMap<>();
    if (TerraformIndexes.needKeySchema(table)) {
      Map<String, Object> provider = new LinkedHashMap<>();
      provider.put("source", "hashicorp/aws");
      provider.put("version", PROVIDER_WITH_KEY_SCHEMA);
      module.put("terraform", Map.of("required_providers", Map.of("aws", provider)));
    }
    module.put("variable", variables.declared());
    if (settings.encryption() == Encryption.CUSTOMER_MANAGED_KEY) {
      module.put("data", Map.of("aws_kms_key", Map.of(name, Map.of("key_id", encryptionKey()))));
    }
    module.put("resource", Map.of("aws_dynamodb_table", Map.of(name, resource)));
    module.put("output", outputs());
    return module;
  }

  private Map<String, Object> resource() {
    Map<String, Object> resource = new LinkedHashMap<>();
    TerraformIndexes indexes = new TerraformIndexes(plan, variables);
    resource.put("name", variables.text("table_name", table.name(), "Name of the table."));
    resource.put("billing_mode", TableJson.billingMode(settings));
    indexes.putUnits(resource, "", "the table", settings.throughput());
    resource.put("hash_key", TerraformText.literal(table.partitionKey()));
    table.sortKey().ifPresent(key -> resource.put("range_key", TerraformText.literal(key)));
    resource.put("attribute", attributes());
    indexes.putInto(resource);
    table.timeToLive().ifPresent(attribute -> resource.put("ttl", timeToLive(attribute)));
    resource.put("point_in_time_recovery", pointInTimeRecovery());
    settings
        .streamView()
        .ifPresent(
            view -> {
              resource.put("stream_enabled", true);
              resource.put("stream_view_type", view);
            });
    if (settings.encryption() != Encryption.AWS_OWNED_KEY) {
      resource.put("server_side_encryption", encryption());
    }
    resource.put("table_class", settings.tableClass());
    resource.put(
        "deletion_protection_enabled",
        variables.flag(
            "deletion_protection",
            settings.deletionProtection(),
            "Whether the table cannot be deleted."));
    if (!settings.tags().isEmpty()) {
      resource.put("tags", tags());
    }
    resource.put("lifecycle", Map.of("prevent_destroy", true));
    return resource;
  }

  private List<Map<String, Object>> attributes() {
    List<Map<String, Object>> attributes = new ArrayList<>();
    plan.keyTypes()
        .forEach(
            (attributeName, type) -> {
              Map<String, Object> attribute = new LinkedHashMap<>();
              attribute.put("name", TerraformText.literal(attributeName));
              attribute.put("type", type.name());
              attributes.add(attribute);
            });
    return attributes;
  }

  private static Map<String, Object> timeToLive(String attribute) {
    Map<String, Object> timeToLive = new LinkedHashMap<>();
    timeToLive.put("attribute_name", TerraformText.literal(attribute));
    timeToLive.put("enabled", true);
    return timeToLive;
  }

  /** The usual period is not named: older providers do not know the argument. */
  private Map<String, Object> pointInTimeRecovery() {
    Map<String, Object> recovery = new LinkedHashMap<>();
    recovery.put(
        "enabled",
        variables.flag(
            "point_in_time_recovery",
            settings.pointInTimeRecovery(),
            "Whether the table can be restored to any second of the recovery period."));
    if (settings.recoveryPeriodInDays() != DEFAULT_RECOVERY_PERIOD) {
      recovery.put(
          "recovery_period_in_days",
          variables.number(
              "recovery_period_in_days", settings.recoveryPeriodInDays(), "Days of recovery."));
    }
    return recovery;
  }

  private Map<String, Object> encryption() {
    Map<String, Object> encryption = new LinkedHashMap<>();
    encryption.put("enabled", true);
    if (settings.encryption() == Encryption.CUSTOMER_MANAGED_KEY) {
      encryption.put("kms_key_arn", TerraformText.reference("data.aws_kms_key." + name + ".arn"));
    }
    return encryption;
  }

  /** The resource takes an ARN only; the data source finds it by id and alias too. */
  private String encryptionKey() {
    String description = "Id, ARN or alias of the KMS key that encrypts the table.";
    return settings.encryptionKey().isEmpty()
        ? variables.required("encryption_key", description)
        : variables.text("encryption_key", settings.encryptionKey(), description);
  }

  private Map<String, Object> tags() {
    Map<String, Object> tags = new LinkedHashMap<>();
    settings
        .tags()
        .forEach(
            (key, value) -> tags.put(TerraformText.literal(key), TerraformText.literal(value)));
    return tags;
  }

  private Map<String, Object> outputs() {
    Map<String, Object> outputs = new LinkedHashMap<>();
    outputs.put("table_name", output("name", "Name of the table."));
    outputs.put("table_arn", output("arn", "ARN of the table."));
    if (settings.streamView().isPresent()) {
      outputs.put("stream_arn", output("stream_arn", "ARN of its stream."));
    }
    return outputs;
  }

  private Map<String, Object> output(String attribute, String description) {
    Map<String, Object> output = new LinkedHashMap<>();
    output.put("description", description);
    output.put("value", TerraformText.reference("aws_dynamodb_table." + name + "." + attribute));
    return output;
  }
}
