package dev.keyplan.testkit.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** The key of a table or an index: one attribute each, or up to four in a global index. */
record KeySchema(List<KeyAttribute> partition, List<KeyAttribute> sort) {

  /** Developer Guide, "Quotas in Amazon DynamoDB", partition keys and sort keys. */
  private static final int PARTITION_BYTES = 2048;

  private static final int SORT_BYTES = 1024;

  static KeySchema of(List<KeySchemaElement> elements, List<AttributeDefinition> definitions) {
    List<KeyAttribute> partition = new ArrayList<>();
    List<KeyAttribute> sort = new ArrayList<>();
    for (KeySchemaElement element : elements) {
      KeyAttribute attribute =
          new KeyAttribute(element.attributeName(), typeOf(element.attributeName(), definitions));
      (element.keyType() == KeyType.HASH ? partition : sort).add(attribute);
    }
    return new KeySchema(List.copyOf(partition), List.copyOf(sort));
  }

  private static ScalarAttributeType typeOf(String name, List<AttributeDefinition> definitions) {
    return definitions.stream()
        .filter(definition -> definition.attributeName().equals(name))
        .findFirst()
        .map(AttributeDefinition::attributeType)
        .orElseThrow(
            () -> new RequestRefusedError("key attribute " + name + " lacks its definition"));
  }

  List<KeyAttribute> attributes() {
    return Stream.concat(partition.stream(), sort.stream()).toList();
  }

  List<String> names() {
    return attributes().stream().map(KeyAttribute::name).toList();
  }

  Optional<KeyAttribute> attribute(String name) {
    return attributes().stream().filter(attribute -> attribute.name().equals(name)).findFirst();
  }

  /** Type, emptiness and length of the key attributes that are there. */
  void check(Map<String, AttributeValue> values, String where) {
    for (KeyAttribute attribute : attributes()) {
      if (values.containsKey(attribute.name())) {
        attribute.check(values.get(attribute.name()), where);
      }
    }
    checkLength(partition, values, PARTITION_BYTES, "partition", where);
    checkLength(sort, values, SORT_BYTES, "sort", where);
  }

  private static void checkLength(
      List<KeyAttribute> half,
      Map<String, AttributeValue> values,
      int limit,
      String name,
      String where) {
    int length = 0;
    for (KeyAttribute attribute : half) {
      AttributeValue value = values.get(attribute.name());
      length += value == null ? 0 : KeyAttribute.length(value);
    }
    if (length > limit) {
      throw new RequestRefusedError(
          where
              + ": the "
              + name
              + " key has "
              + length
              + " bytes, at most "
              + limit
              + " are allowed");
    }
  }
}
