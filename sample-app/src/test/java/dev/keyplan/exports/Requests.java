package dev.keyplan.exports;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import software.amazon.awssdk.core.SdkField;
import software.amazon.awssdk.core.SdkPojo;
import software.amazon.awssdk.core.traits.ListTrait;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.utils.builder.Buildable;

/**
 * Requests of the SDK, made of the JSON that the AWS CLI takes. Like the CLI they refuse members
 * that the operation does not have.
 */
final class Requests {

  private Requests() {}

  static CreateTableRequest createTable(JsonNode json) {
    return (CreateTableRequest) read(json, CreateTableRequest.builder());
  }

  static Object read(JsonNode json, SdkPojo builder) {
    Set<String> members = new HashSet<>();
    json.fieldNames().forEachRemaining(members::add);
    for (SdkField<?> field : builder.sdkFields()) {
      if (members.remove(field.memberName())) {
        field.set(builder, value(json.get(field.memberName()), field));
      }
    }
    if (!members.isEmpty()) {
      throw new IllegalArgumentException("No members of the request: " + members);
    }
    return ((Buildable) builder).build();
  }

  private static Object value(JsonNode json, SdkField<?> field) {
    return switch (field.marshallingType().toString()) {
      case "String" -> text(json);
      case "Integer" -> Integer.valueOf(whole(json).intValue());
      case "Long" -> whole(json);
      case "Boolean" -> Boolean.valueOf(flag(json));
      case "List" -> {
        SdkField<?> item = field.getTrait(ListTrait.class).memberFieldInfo();
        List<Object> list = new ArrayList<>();
        json.forEach(one -> list.add(value(one, item)));
        yield list;
      }
      case "SdkPojo" -> read(json, field.constructor().get());
      default -> throw new IllegalArgumentException(field.marshallingType() + ": " + json);
    };
  }

  private static String text(JsonNode json) {
    if (!json.isTextual()) {
      throw new IllegalArgumentException("no text: " + json);
    }
    return json.textValue();
  }

  private static Long whole(JsonNode json) {
    if (!json.isIntegralNumber()) {
      throw new IllegalArgumentException("no whole number: " + json);
    }
    return json.longValue();
  }

  private static boolean flag(JsonNode json) {
    if (!json.isBoolean()) {
      throw new IllegalArgumentException("no flag: " + json);
    }
    return json.booleanValue();
  }
}
