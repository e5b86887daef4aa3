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

  private static final String NEW = "attribute_not_exists(#0)";
  private static final String NEW_OR_OWN = "attribute_not_exists(#0) OR #1 = :0";

  private final String entity;
  private final List<String> key;
  private final Optional<OwnType> ownType;
  private final Map<String, String> newNames;
  private final AwsRequestOverrideConfiguration create;
  private final AwsRequestOverrideConfiguration put;
  private final AwsRequestOverrideConfiguration delete;

  private EntityWrites(String entity, List<String> key, Optional<OwnType> ownType) {
    this.entity = entity;
    this.key = key;
    this.ownType = ownType;
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
        .conditionExpression(NEW)
        .expressionAttributeNames(newNames)
        .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
        .overrideConfiguration(create)
        .build();
  }

  PutItemRequest put(String tableName, Map<String, AttributeValue> item) {
    PutItemRequest.Builder request =
        PutItemRequest.builder().tableName(tableName).item(item).overrideConfiguration(put);
    ownType.ifPresent(
        own ->
            request
                .conditionExpression(NEW_OR_OWN)
                .expressionAttributeNames(names(own))
                .expressionAttributeValues(values(own))
                .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD));
    return request.build();
  }

  DeleteItemRequest delete(String tableName, Map<String, AttributeValue> itemKey) {
    DeleteItemRequest.Builder request =
        DeleteItemRequest.builder().tableName(tableName).key(itemKey).overrideConfiguration(delete);
    ownType.ifPresent(
        own ->
            request
                .conditionExpression(NEW_OR_OWN)
                .expressionAttributeNames(names(own))
                .expressionAttributeValues(values(own))
                .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD));
    return request.build();
  }

  private Map<String, String> names(OwnType own) {
    return Map.of("#0", key.get(0), "#1", own.attribute());
  }

  private static Map<String, AttributeValue> values(OwnType own) {
    return Map.of(":0", AttributeValue.fromS(own.name()));
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
    return WriteCondition.absent(key.get(0));
  }

  /** There is an item of that key, and it is the entity's own. */
  WriteCondition whenOwn() {
    WriteCondition present = WriteCondition.present(key.get(0));
    return ownType
        .map(
            own ->
                present.and(
                    List.of(own.attribute()), Optional.of(AttributeValue.fromS(own.name()))))
        .orElse(present);
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
