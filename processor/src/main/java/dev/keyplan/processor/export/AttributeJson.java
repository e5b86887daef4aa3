package dev.keyplan.processor.export;

import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributeType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Attributes of an entity or a nested record, and what their types say about their texts. */
final class AttributeJson {

  private AttributeJson() {}

  static List<Map<String, Object>> of(List<AttributeModel> attributes) {
    return attributes.stream().map(AttributeJson::of).toList();
  }

  private static Map<String, Object> of(AttributeModel attribute) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", attribute.name());
    json.put("storedName", attribute.storedName());
    json.put("type", attribute.type().stored().name());
    json.put("javaType", TypeText.of(attribute.type()));
    json.put("optional", attribute.presence().mayBeAbsent());
    putValues(json, attribute.type());
    return json;
  }

  /** An enum's constants, those of a container's elements, and what a converter makes. */
  static void putValues(Map<String, Object> json, AttributeType type) {
    AttributeType stored = type;
    while (stored instanceof AttributeType.Converted converted) {
      stored = converted.target();
    }
    if (stored != type) {
      json.put("convertedTo", TypeText.of(stored));
    }
    if (element(stored) instanceof AttributeType.Enumeration enumeration) {
      json.put(enumeration == stored ? "constants" : "elementConstants", enumeration.constants());
    }
  }

  /** The type inside of all containers. */
  private static AttributeType element(AttributeType type) {
    if (type instanceof AttributeType.ListOf list) {
      return element(list.element());
    }
    if (type instanceof AttributeType.SetOf set) {
      return element(set.element());
    }
    return type instanceof AttributeType.MapOf map ? element(map.value()) : type;
  }
}
