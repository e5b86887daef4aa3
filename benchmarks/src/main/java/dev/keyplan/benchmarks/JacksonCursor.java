package dev.keyplan.benchmarks;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import java.io.IOException;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The cursor of most who write one: the key as DynamoDB's JSON in URL-safe Base64. */
final class JacksonCursor {

  private static final TypeReference<Map<String, Map<String, String>>> KEY =
      new TypeReference<>() {};

  private final ObjectWriter writer = new ObjectMapper().writerFor(KEY);
  private final ObjectReader reader = new ObjectMapper().readerFor(KEY);

  String encode(Map<String, AttributeValue> key) {
    Map<String, Map<String, String>> json = new HashMap<>();
    key.forEach((name, value) -> json.put(name, Map.of("S", value.s())));
    try {
      return Base64.getUrlEncoder().withoutPadding().encodeToString(writer.writeValueAsBytes(json));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  Map<String, AttributeValue> decode(String cursor) {
    try {
      Map<String, Map<String, String>> json =
          reader.readValue(Base64.getUrlDecoder().decode(cursor));
      Map<String, AttributeValue> key = new HashMap<>();
      json.forEach((name, value) -> key.put(name, AttributeValue.createS(value.get("S"))));
      return key;
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
