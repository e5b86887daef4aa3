package dev.keyplan.exports;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An {@code aws_dynamodb_table}, as a module declares it, with its variables' defaults, or as
 * Terraform plans it.
 *
 * @param variables of the module
 * @param evaluated whether texts are no templates any more
 */
record TerraformTable(JsonNode resource, JsonNode variables, boolean evaluated) {

  private static final Pattern VARIABLE = Pattern.compile("\\$\\{var\\.(\\w+)}");
  private static final String KEY = "${data.aws_kms_key.";

  static TerraformTable declared(JsonNode module) {
    JsonNode byName = module.at("/resource/aws_dynamodb_table");
    return new TerraformTable(byName.elements().next(), module.get("variable"), false);
  }

  static TerraformTable planned(JsonNode values, JsonNode module) {
    return new TerraformTable(values, module.get("variable"), true);
  }

  TableShape shape() {
    Map<String, String> attributes = new TreeMap<>();
    resource.get("attribute").forEach(a -> attributes.put(text(a, "name"), text(a, "type")));
    Map<String, String> indexes = new TreeMap<>();
    String partitionKey = text(resource, "hash_key");
    resource
        .path("local_secondary_index")
        .forEach(i -> indexes.put(text(i, "name"), index("LOCAL", partitionKey, i)));
    resource
        .path("global_secondary_index")
        .forEach(i -> indexes.put(text(i, "name"), index("GLOBAL", text(i, "hash_key"), i)));
    Map<String, String> tags = new TreeMap<>();
    resource
        .path("tags")
        .properties()
        .forEach(tag -> tags.put(literal(tag.getKey()), value(tag.getValue())));
    return new TableShape(
        text(resource, "name"),
        attributes,
        keys(partitionKey, resource),
        text(resource, "billing_mode"),
        units(resource),
        indexes,
        resource.path("stream_enabled").asBoolean()
            ? text(resource, "stream_view_type")
            : TableShape.NONE,
        encryption(),
        // The provider's plans do not tell the usual class.
        evaluated && resource.path("table_class").isNull()
            ? "STANDARD"
            : text(resource, "table_class"),
        text(resource, "deletion_protection_enabled"),
        tags,
        text(block(resource, "ttl"), "attribute_name"),
        recovery());
  }

  private String index(String kind, String partitionKey, JsonNode index) {
    List<String> keys = new ArrayList<>();
    index
        .path("key_schema")
        .forEach(key -> keys.add(text(key, "attribute_name") + " " + text(key, "key_type")));
    ArrayNode included = JsonNodeFactory.instance.arrayNode();
    index.path("non_key_attributes").forEach(name -> included.add(value(name)));
    return TableShape.index(
        kind,
        keys.isEmpty() ? keys(partitionKey, index) : keys,
        text(index, "projection_type"),
        included,
        units(index));
  }

  private List<String> keys(String partitionKey, JsonNode owner) {
    List<String> keys = new ArrayList<>(List.of(partitionKey + " HASH"));
    String sortKey = text(owner, "range_key");
    if (!sortKey.equals(TableShape.NONE)) {
      keys.add(sortKey + " RANGE");
    }
    return keys;
  }

  private String units(JsonNode owner) {
    JsonNode most = block(owner, "on_demand_throughput");
    return most.isMissingNode()
        ? text(owner, "read_capacity") + "/" + text(owner, "write_capacity")
        : text(most, "max_read_request_units") + "/" + text(most, "max_write_request_units");
  }

  private String encryption() {
    JsonNode encryption = block(resource, "server_side_encryption");
    if (!encryption.path("enabled").asBoolean()) {
      return TableShape.NONE;
    }
    String key = encryption.path("kms_key_arn").asText();
    return "KMS "
        + (key.startsWith(KEY) ? variable("encryption_key") : text(encryption, "kms_key_arn"));
  }

  private String recovery() {
    JsonNode recovery = block(resource, "point_in_time_recovery");
    if (!text(recovery, "enabled").equals("true")) {
      return TableShape.NONE;
    }
    String days = text(recovery, "recovery_period_in_days");
    return days.equals(TableShape.NONE) ? "35" : days;
  }

  /** A block of which there is one at most; plans have it as a list. */
  private static JsonNode block(JsonNode owner, String name) {
    JsonNode block = owner.path(name);
    return block.isArray() ? block.path(0) : block;
  }

  private String text(JsonNode owner, String argument) {
    JsonNode value = owner.path(argument);
    boolean none = value.isMissingNode() || value.isNull() || evaluated && isZero(value);
    return none ? TableShape.NONE : value(value);
  }

  /** Plans have zeros and empty texts for what is not said. */
  private static boolean isZero(JsonNode value) {
    return value.isNumber() && value.asInt() == 0 || value.isTextual() && value.asText().isEmpty();
  }

  private String value(JsonNode value) {
    Matcher reference = VARIABLE.matcher(value.asText());
    return !evaluated && reference.matches()
        ? variable(reference.group(1))
        : literal(value.asText());
  }

  private String variable(String name) {
    JsonNode standard = variables.get(name).path("default");
    return standard.isMissingNode() ? Template.GIVEN_WHEN_DEPLOYED : standard.asText();
  }

  private String literal(String template) {
    if (evaluated) {
      return template;
    }
    String text = template.replace("$${", "\0").replace("%%{", "\1");
    if (text.contains("${") || text.contains("%{")) {
      throw new IllegalArgumentException("Terraform would evaluate " + template);
    }
    return text.replace("\0", "${").replace("\1", "%{");
  }
}
