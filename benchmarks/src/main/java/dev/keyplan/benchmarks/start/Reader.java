package dev.keyplan.benchmarks.start;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A way from a stored order to an object. Made once for each entity type. */
public interface Reader {

  /** The object that an item stores. */
  Object fromItem(Map<String, AttributeValue> item);

  /**
   * The first read of the entity type, made of an item that has been answered already.
   *
   * @param client for who makes requests too
   */
  default Object first(DynamoDbClient client, Map<String, AttributeValue> item) {
    return fromItem(item);
  }
}
