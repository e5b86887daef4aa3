package dev.keyplan.exports;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.Optional;

/**
 * A CloudFormation template with one table, as it is deployed with its parameters' defaults. A
 * parameter without default stands for itself: {@code ?}.
 */
record Template(JsonNode json) {

  static final String GIVEN_WHEN_DEPLOYED = "?";

  JsonNode table() {
    return json.get("Resources").elements().next();
  }

  /** Without references. */
  JsonNode properties() {
    return resolved(table().get("Properties")).orElseThrow();
  }

  /** Empty for {@code AWS::NoValue}. */
  private Optional<JsonNode> resolved(JsonNode node) {
    if (node.isArray()) {
      ArrayNode array = JsonNodeFactory.instance.arrayNode();
      node.forEach(item -> resolved(item).ifPresent(array::add));
      return Optional.of(array);
    }
    if (!node.isObject()) {
      return Optional.of(node);
    }
    if (node.size() == 1 && node.has("Ref")) {
      return parameter(node.get("Ref").textValue());
    }
    if (node.size() == 1 && node.has("Fn::If")) {
      JsonNode branches = node.get("Fn::If");
      return resolved(branches.get(holds(branches.get(0).textValue()) ? 1 : 2));
    }
    ObjectNode object = JsonNodeFactory.instance.objectNode();
    node.properties()
        .forEach(
            member -> resolved(member.getValue()).ifPresent(v -> object.set(member.getKey(), v)));
    return Optional.of(object);
  }

  private Optional<JsonNode> parameter(String name) {
    if (name.equals("AWS::NoValue")) {
      return Optional.empty();
    }
    JsonNode declared = json.get("Parameters").get(name);
    JsonNode value = declared.get("Default");
    if (value == null) {
      return Optional.of(TextNode.valueOf(GIVEN_WHEN_DEPLOYED));
    }
    boolean flag = declared.has("AllowedValues");
    return Optional.of(flag ? BooleanNode.valueOf(value.textValue().equals("true")) : value);
  }

  private boolean holds(String condition) {
    JsonNode equals = json.get("Conditions").get(condition).get("Fn::Equals");
    return resolved(equals.get(0)).orElseThrow().asText().equals(equals.get(1).textValue());
  }
}
