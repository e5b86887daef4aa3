package dev.keyplan.benchmarks;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items in DynamoDB's JSON, as answers hold them. For texts that need no escaping. */
public final class WireJson {

  private WireJson() {}

  public static String getItem(Map<String, AttributeValue> item) {
    return "{\"Item\":" + item(item) + "}";
  }

  static String query(List<Map<String, AttributeValue>> items) {
    return items.stream()
        .map(WireJson::item)
        .collect(
            Collectors.joining(
                ",",
                "{\"Count\":" + items.size() + ",\"Items\":[",
                "],\"ScannedCount\":" + items.size() + "}"));
  }

  static String attributes(Map<String, AttributeValue> item) {
    return "{\"Attributes\":" + item(item) + "}";
  }

  private static String item(Map<String, AttributeValue> item) {
    return item.entrySet().stream()
        .map(attribute -> quoted(attribute.getKey()) + ":" + value(attribute.getValue()))
        .collect(Collectors.joining(",", "{", "}"));
  }

  private static String value(AttributeValue value) {
    switch (value.type()) {
      case S:
        return "{\"S\":" + quoted(value.s()) + "}";
      case N:
        return "{\"N\":" + quoted(value.n()) + "}";
      case BOOL:
        return "{\"BOOL\":" + value.bool() + "}";
      case M:
        return "{\"M\":" + item(value.m()) + "}";
      case L:
        return value.l().stream()
            .map(WireJson::value)
            .collect(Collectors.joining(",", "{\"L\":[", "]}"));
      case SS:
        return value.ss().stream()
            .map(WireJson::quoted)
            .collect(Collectors.joining(",", "{\"SS\":[", "]}"));
      default:
        throw new IllegalArgumentException(value.toString());
    }
  }

  private static String quoted(String text) {
    return '"' + text + '"';
  }
}
