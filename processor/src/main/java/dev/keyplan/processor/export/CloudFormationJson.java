package dev.keyplan.processor.export;

import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.TableSettings;
import dev.keyplan.processor.model.TableSettings.Encryption;
import dev.keyplan.processor.model.Throughput;
import dev.keyplan.processor.plan.TablePlan;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * {@code cloudformation.json}: a template of the table, for CloudFormation itself and for what
 * reads its templates (AWS CloudFormation User Guide, "AWS::DynamoDB::Table"). What differs between
 * environments is a parameter. The table outlives its stack, and its replacement.
 */
final class CloudFormationJson {

  private static final Map<String, Object> NO_VALUE = Map.of("Ref", "AWS::NoValue");

  private final TablePlan plan;
  private final TableModel table;
  private final TableSettings settings;
  private final String logicalId;
  private final String stem;
  private final CloudFormationParameters parameters;
  private final Map<String, Object> conditions = new LinkedHashMap<>();

  private CloudFormationJson(TablePlan plan) {
    this.plan = plan;
    this.table = plan.table();
    this.settings = table.settings();
    this.logicalId = InfrastructureNames.logicalId(table);
    this.stem = InfrastructureNames.stem(table);
    this.parameters = new CloudFormationParameters(stem);
  }

  static Map<String, Object> of(TablePlan plan) {
    return new CloudFormationJson(plan).template();
  }

  private Map<String, Object> template() {
    Map<String, Object> resource = new LinkedHashMap<>();
    resource.put("Type", "AWS::DynamoDB::Table");
    resource.put("DeletionPolicy", "Retain");
    resource.put("UpdateReplacePolicy", "Retain");
    resource.put("Properties", properties());
    Map<String, Object> template = new LinkedHashMap<>();
    template.put("AWSTemplateFormatVersion", "2010-09-09");
    template.put("Description", "The DynamoDB table " + table.name() + ", as Keyplan proved it.");
    template.put("Parameters", parameters.declared());
    template.put("Conditions", conditions);
    template.put("Resources", Map.of(logicalId, resource));
    template.put("Outputs", outputs());
    return template;
  }

  private Map<String, Object> properties() {
    Map<String, Object> properties = new LinkedHashMap<>();
    properties.put("TableName", parameters.tableName(table.name()));
    properties.put("AttributeDefinitions", KeysAndIndexesJson.attributeDefinitions(plan));
    properties.put("KeySchema", KeysAndIndexesJson.keySchema(table));
    properties.put("BillingMode", TableJson.billingMode(settings));
    properties.putAll(units("", "the table", settings.throughput()));
    KeysAndIndexesJson.putIndexes(properties, plan, this::units);
    table
        .timeToLive()
        .ifPresent(
            attribute ->
                properties.put("TimeToLiveSpecification", TimeToLiveJson.specification(attribute)));
    properties.put("PointInTimeRecoverySpecification", pointInTimeRecovery());
    settings
        .streamView()
        .ifPresent(view -> properties.put("StreamSpecification", Map.of("StreamViewType", view)));
    if (settings.encryption() != Encryption.AWS_OWNED_KEY) {
      properties.put("SSESpecification", encryption());
    }
    properties.put("TableClass", settings.tableClass());
    properties.put(
        "DeletionProtectionEnabled",
        parameters.flag(
            "DeletionProtection",
            settings.deletionProtection(),
            "Whether the table cannot be deleted."));
    if (!settings.tags().isEmpty()) {
      properties.put("Tags", TableJson.tags(settings));
    }
    return properties;
  }

  private Map<String, Object> units(IndexModel index) {
    return units(
        InfrastructureNames.camelCase(index.name()),
        "the index " + index.name(),
        index.throughput());
  }

  private Map<String, Object> units(String prefix, String owner, Throughput units) {
    return UnitsJson.of(
        settings.provisioned(),
        unit(prefix, "Read", owner, units.readUnits()),
        unit(prefix, "Write", owner, units.writeUnits()));
  }

  /** What is not declared is no parameter: DynamoDB's own default is not known here. */
  private Optional<Object> unit(String prefix, String kind, String owner, long units) {
    if (units == 0) {
      return Optional.empty();
    }
    String name = settings.provisioned() ? kind + "CapacityUnits" : "Max" + kind + "RequestUnits";
    return Optional.of(
        parameters.number(
            prefix + name, units, UnitsJson.description(settings.provisioned(), kind, owner)));
  }

  /** The period is not even named where there is no recovery: the two contradict each other. */
  private Map<String, Object> pointInTimeRecovery() {
    Map<String, Object> enabled =
        parameters.flag(
            "PointInTimeRecovery",
            settings.pointInTimeRecovery(),
            "Whether the table can be restored to any second of the recovery period.");
    Map<String, Object> days =
        parameters.days(
            "RecoveryPeriodInDays", settings.recoveryPeriodInDays(), "Days of recovery.");
    String condition = stem + "HasPointInTimeRecovery";
    conditions.put(condition, Map.of("Fn::Equals", List.of(enabled, "true")));
    Map<String, Object> specification = new LinkedHashMap<>();
    specification.put("PointInTimeRecoveryEnabled", enabled);
    specification.put("RecoveryPeriodInDays", Map.of("Fn::If", List.of(condition, days, NO_VALUE)));
    return specification;
  }

  private Map<String, Object> encryption() {
    Map<String, Object> encryption = new LinkedHashMap<>();
    encryption.put("SSEEnabled", true);
    encryption.put("SSEType", "KMS");
    if (settings.encryption() == Encryption.CUSTOMER_MANAGED_KEY) {
      encryption.put(
          "KMSMasterKeyId",
          parameters.text(
              "EncryptionKey",
              settings.encryptionKey(),
              "Id, ARN or alias of the KMS key that encrypts the table."));
    }
    return encryption;
  }

  private Map<String, Object> outputs() {
    Map<String, Object> outputs = new LinkedHashMap<>();
    outputs.put(stem + "Name", output("Name of the table.", Map.of("Ref", logicalId)));
    outputs.put(stem + "Arn", output("ARN of the table.", attribute("Arn")));
    if (settings.streamView().isPresent()) {
      outputs.put(stem + "StreamArn", output("ARN of its stream.", attribute("StreamArn")));
    }
    return outputs;
  }

  private Map<String, Object> attribute(String name) {
    return Map.of("Fn::GetAtt", List.of(logicalId, name));
  }

  private static Map<String, Object> output(String description, Map<String, Object> value) {
    Map<String, Object> output = new LinkedHashMap<>();
    output.put("Description", description);
    output.put("Value", value);
    return output;
  }
}
