package dev.keyplan.runtime;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;

/**
 * What is fixed about the writes of an entity. Generated classes hold one constant each. A write
 * costs one unit per KB, and as much again for each index that the item is in (DynamoDB Developer
 * Guide, "Read and write operations").
 */
public final class EntityWrites {

  private static final String NEW = "attribute_not_exists(#0)";

  private final String entity;
  private final List<String> key;
  private final Map<String, String> newNames;
  private final AwsRequestOverrideConfiguration create;
  private final AwsRequestOverrideConfiguration put;
  private final AwsRequestOverrideConfiguration delete;

  private EntityWrites(String entity, List<String> key) {
    this.entity = entity;
    this.key = key;
    this.newNames = Map.of("#0", key.get(0));
    this.create = AccessPatternName.carriedBy(entity + ".create");
    this.put = AccessPatternName.carriedBy(entity + ".put");
    this.delete = AccessPatternName.carriedBy(entity + ".delete");
  }

  /**
   * @param entity the simple name, which requests carry as in {@code Order.create}
   * @param partitionKey stored name of the table's partition key attribute
   */
  public static EntityWrites of(String entity, String partitionKey) {
    return new EntityWrites(entity, List.of(partitionKey));
  }

  /**
   * @param entity the simple name, which requests carry as in {@code Order.create}
   * @param partitionKey stored name of the table's partition key attribute
   * @param sortKey stored name of the table's sort key attribute
   */
  public static EntityWrites of(String entity, String partitionKey, String sortKey) {
    return new EntityWrites(entity, List.of(partitionKey, sortKey));
  }

  PutItemRequest create(String tableName, Map<String, AttributeValue> item) {
    return PutItemRequest.builder()
        .tableName(tableName)
        .item(item)
        .conditionExpression(NEW)
        .expressionAttributeNames(newNames)
        .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
        .overrideConfiguration(create)
        .build();
  }

  PutItemRequest put(String tableName, Map<String, AttributeValue> item) {
    return PutItemRequest.builder()
        .tableName(tableName)
        .item(item)
        .overrideConfiguration(put)
        .build();
  }

  DeleteItemRequest delete(String tableName, Map<String, AttributeValue> itemKey) {
    return DeleteItemRequest.builder()
        .tableName(tableName)
        .key(itemKey)
        .overrideConfiguration(delete)
        .build();
  }

  AlreadyExistsException alreadyExists(
      String tableName, Map<String, AttributeValue> item, ConditionalCheckFailedException cause) {
    Map<String, AttributeValue> itemKey = new HashMap<>(item);
    itemKey.keySet().retainAll(key);
    return new AlreadyExistsException(
        "Cannot create "
            + entity
            + ": table "
            + tableName
            + " has an item with the key "
            + Items.text(itemKey, key),
        cause.item(),
        cause);
  }
}
