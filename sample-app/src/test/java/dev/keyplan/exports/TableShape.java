package dev.keyplan.exports;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A table, whatever format it was described in. What is not there is {@code none}.
 *
 * @param keys as {@code PK HASH}
 * @param indexes by name, in words
 * @param encryption with the key
 * @param recovery days of point-in-time recovery
 */
record TableShape(
    String name,
    Map<String, String> attributes,
    List<String> keys,
    String billing,
    String units,
    Map<String, String> indexes,
    String stream,
    String encryption,
    String tableClass,
    String protection,
    Map<String, String> tags,
    String timeToLive,
    String recovery) {

  static final String NONE = "none";

  /** Of {@code table.json} and what is beside it, or of what is the same. */
  static TableShape ofRequests(JsonNode table, JsonNode timeToLive, JsonNode backups) {
    JsonNode encryption = table.path("SSESpecification");
    String key = text(encryption, "KMSMasterKeyId");
    if (key.startsWith("REPLACE")) {
      key = Template.GIVEN_WHEN_DEPLOYED;
    }
    return of(
        table,
        text(table.path("StreamSpecification"), "StreamViewType"),
        encryption.path("Enabled").asBoolean() ? text(encryption, "SSEType") + " " + key : NONE,
        text(timeToLive.path("TimeToLiveSpecification"), "AttributeName"),
        backups.path("PointInTimeRecoverySpecification"));
  }

  /**
   * @param properties of {@code AWS::DynamoDB::Table}
   */
  static TableShape ofCloudFormation(JsonNode properties) {
    JsonNode encryption = properties.path("SSESpecification");
    return of(
        properties,
        text(properties.path("StreamSpecification"), "StreamViewType"),
        encryption.path("SSEEnabled").asBoolean()
            ? text(encryption, "SSEType") + " " + text(encryption, "KMSMasterKeyId")
            : NONE,
        text(properties.path("TimeToLiveSpecification"), "AttributeName"),
        properties.path("PointInTimeRecoverySpecification"));
  }

  /** The same but for the key, which may not be known. */
  TableShape encryptedBy(String other) {
    return new TableShape(
        name,
        attributes,
        keys,
        billing,
        units,
        indexes,
        stream,
        encryption.equals(NONE) || encryption.equals("KMS " + NONE) ? encryption : "KMS " + other,
        tableClass,
        protection,
        tags,
        timeToLive,
        recovery);
  }

  private static TableShape of(
      JsonNode table, String stream, String encryption, String timeToLive, JsonNode recovery) {
    Map<String, String> attributes = new TreeMap<>();
    for (JsonNode attribute : table.get("AttributeDefinitions")) {
      attributes.put(text(attribute, "AttributeName"), text(attribute, "AttributeType"));
    }
    Map<String, String> indexes = new TreeMap<>();
    table.path("LocalSecondaryIndexes").forEach(i -> indexes.put(indexName(i), index("LOCAL", i)));
    table
        .path("GlobalSecondaryIndexes")
        .forEach(i -> indexes.put(indexName(i), index("GLOBAL", i)));
    Map<String, String> tags = new TreeMap<>();
    table.path("Tags").forEach(tag -> tags.put(text(tag, "Key"), text(tag, "Value")));
    return new TableShape(
        text(table, "TableName"),
        attributes,
        keys(table),
        text(table, "BillingMode"),
        units(table),
        indexes,
        stream,
        encryption,
        text(table, "TableClass"),
        text(table, "DeletionProtectionEnabled"),
        tags,
        timeToLive,
        recovery.path("PointInTimeRecoveryEnabled").asBoolean()
            ? text(recovery, "RecoveryPeriodInDays")
            : NONE);
  }

  private static String indexName(JsonNode index) {
    return text(index, "IndexName");
  }

  private static String index(String kind, JsonNode index) {
    JsonNode projection = index.get("Projection");
    return index(
        kind,
        keys(index),
        text(projection, "ProjectionType"),
        projection.path("NonKeyAttributes"),
        units(index));
  }

  /** The same words in every format. */
  static String index(
      String kind, List<String> keys, String projection, JsonNode nonKeyAttributes, String units) {
    TreeSet<String> included = new TreeSet<>();
    nonKeyAttributes.forEach(name -> included.add(name.textValue()));
    return kind + " " + keys + " " + projection + included + " " + units;
  }

  private static List<String> keys(JsonNode owner) {
    List<String> keys = new ArrayList<>();
    for (JsonNode element : owner.get("KeySchema")) {
      keys.add(text(element, "AttributeName") + " " + text(element, "KeyType"));
    }
    return keys;
  }

  private static String units(JsonNode owner) {
    JsonNode provisioned = owner.path("ProvisionedThroughput");
    JsonNode most = owner.path("OnDemandThroughput");
    return provisioned.isMissingNode()
        ? text(most, "MaxReadRequestUnits") + "/" + text(most, "MaxWriteRequestUnits")
        : text(provisioned, "ReadCapacityUnits") + "/" + text(provisioned, "WriteCapacityUnits");
  }

  static String text(JsonNode owner, String member) {
    JsonNode value = owner.path(member);
    return value.isMissingNode() || value.isNull() ? NONE : value.asText();
  }
}
