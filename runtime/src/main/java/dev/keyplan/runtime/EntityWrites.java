package dev.keyplan.runtime;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

  private final String entity;
  private final List<String> key;
  private final Optional<OwnType> ownType;
  private final WriteCondition whenNew;

  /** Of an entity that shares its keys. */
  private final Optional<WriteCondition> whenNewOrOwn;

  private final AwsRequestOverrideConfiguration create;
  private final AwsRequestOverrideConfiguration put;
  private final AwsRequestOverrideConfiguration delete;

  private EntityWrites(String entity, List<String> key, Optional<OwnType> ownType) {
    this.entity = entity;
    this.key = key;
    this.ownType = ownType;
    this.whenNew = WriteCondition.absent(key.get(0));
    this.whenNewOrOwn = ownType.map(own -> whenNew.or(own.path(), own.value()));
    this.create = AccessPatternName.carriedBy(entity + ".create");
    this.put = AccessPatternName.carriedBy(entity + ".put");
    this.delete = AccessPatternName.carriedBy(entity + ".delete");
  }

  /**
   * @param entity the simple name, which requests carry as in {@code Order.create}
   * @param partitionKey stored name of the table's partition key attribute
   */
  public static EntityWrites of(String entity, String partitionKey) {
    return new EntityWrites(entity, List.of(partitionKey), Optional.empty());
  }

  /**
   * @param entity the simple name, which requests carry as in {@code Order.create}
   * @param partitionKey stored name of the table's partition key attribute
   * @param sortKey stored name of the table's sort key attribute
   */
  public static EntityWrites of(String entity, String partitionKey, String sortKey) {
    return new EntityWrites(entity, List.of(partitionKey, sortKey), Optional.empty());
  }

  /**
   * Of an entity that shares its keys with others: each write is on the condition that its key
   * holds nothing, or an item of the entity itself.
   *
   * @param typeAttribute stored name of the entity type attribute
   * @param type what it holds in the entity's items
   */
  public EntityWrites sharingKeys(String typeAttribute, String type) {
    return new EntityWrites(entity, key, Optional.of(new OwnType(typeAttribute, type)));
  }

  PutItemRequest create(String tableName, Map<String, AttributeValue> item) {
    return PutItemRequest.builder()
        .tableName(tableName)
        .item(item)
        .conditionExpression(whenNew.expression())
        .expressionAttributeNames(whenNew.names())
        .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
        .overrideConfiguration(create)
        .build();
  }

  PutItemRequest put(String tableName, Map<String, AttributeValue> item) {
    PutItemRequest.Builder request =
        PutItemRequest.builder().tableName(tableName).item(item).overrideConfiguration(put);
    whenNewOrOwn.ifPresent(
        condition ->
            request
                .conditionExpression(condition.expression())
                .expressionAttributeNames(condition.names())
                .expressionAttributeValues(condition.values())
                .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD));
    return request.build();
  }

  DeleteItemRequest delete(String tableName, Map<String, AttributeValue> itemKey) {
    DeleteItemRequest.Builder request =
        DeleteItemRequest.builder().tableName(tableName).key(itemKey).overrideConfiguration(delete);
    whenNewOrOwn.ifPresent(
        condition ->
            request
                .conditionExpression(condition.expression())
                .expressionAttributeNames(condition.names())
                .expressionAttributeValues(condition.values())
                .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD));
    return request.build();
  }

  AlreadyExistsException alreadyExists(
      String tableName, Map<String, AttributeValue> item, ConditionalCheckFailedException cause) {
    return alreadyExists(tableName, item, cause.item(), cause);
  }

  AlreadyExistsException alreadyExists(
      String tableName,
      Map<String, AttributeValue> item,
      Map<String, AttributeValue> stored,
      Throwable cause) {
    return new AlreadyExistsException(
        "Cannot create "
            + entity
            + ": table "
            + tableName
            + " has "
            + ownType.map(own -> own.describe(stored)).orElse("an item")
            + " with the key "
            + Items.text(item, key),
        stored,
        cause);
  }

  /** There is no item of that key. */
  WriteCondition whenNew() {
    return whenNew;
  }

  /** There is an item of that key, and it is the entity's own. */
  WriteCondition whenOwn() {
    WriteCondition present = WriteCondition.present(key.get(0));
    return ownType.map(own -> present.and(own.path(), own.value())).orElse(present);
  }

  String name() {
    return entity;
  }

  /** The primary key of an item. */
  Map<String, AttributeValue> keyOf(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> itemKey = new HashMap<>(item);
    itemKey.keySet().retainAll(key);
    return itemKey;
  }

  /** For messages: {@code User PK=USER#ada, SK=PROFILE}. */
  String describe(Map<String, AttributeValue> item) {
    return entity + " " + Items.text(item, key);
  }

  /**
   * @param operation {@code put} or {@code delete}
   * @param item the item, or its key
   */
  ConditionFailedException ofAnotherType(
      String operation,
      String tableName,
      Map<String, AttributeValue> item,
      ConditionalCheckFailedException cause) {
    return new ConditionFailedException(
        "Cannot "
            + operation
            + " "
            + entity
            + ": table "
            + tableName
            + " has "
            + ownType.map(own -> own.describe(cause.item())).orElse("an item")
            + " with the key "
            + Items.text(item, key)
            + ", which is left as it is",
        cause.item(),
        cause);
  }
}
