package dev.keyplan.runtime;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionCheck;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.Delete;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.Put;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.Update;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/**
 * One write of one item, not yet sent: it can be sent alone, or as an action of a transaction.
 * Immutable; it always makes the same request.
 */
public final class ItemWrite {

  /** What DynamoDB is asked to do. */
  enum Kind {
    PUT,
    UPDATE,
    DELETE,
    CHECK
  }

  private final EntityWrites entity;
  private final Kind kind;

  /** What the caller asked for: {@code create} is a PUT too. */
  private final String operation;

  private final WriteTarget target;

  /** Null for a PUT, whose item has it. */
  private final Map<String, AttributeValue> key;

  /** Of a PUT. */
  private final Map<String, AttributeValue> item;

  /** Of an UPDATE. */
  private final Changes changes;

  private final List<Requirement> requirements;
  private final Optional<Condition> onlyIf;

  /** How messages call it; null for the item's own write. Set before it is used. */
  private String guarded;

  private final Expressions names;
  private final String update;
  private final String condition;

  private ItemWrite(
      EntityWrites entity,
      Kind kind,
      String operation,
      WriteTarget target,
      Map<String, AttributeValue> key,
      Map<String, AttributeValue> item,
      Changes changes,
      List<Requirement> requirements,
      Optional<Condition> onlyIf) {
    this.entity = entity;
    this.kind = kind;
    this.operation = operation;
    this.target = target;
    this.key = key;
    this.item = item;
    this.changes = changes;
    this.requirements = List.copyOf(requirements);
    this.onlyIf = onlyIf;
    boolean plain = changes == null && this.requirements.isEmpty() && onlyIf.isEmpty();
    this.names = plain ? Expressions.NONE : new Expressions();
    this.update = changes == null || changes.isEmpty() ? null : names.checked(changes.text(names));
    this.condition = conditionText();
  }

  static ItemWrite put(
      EntityWrites entity,
      String operation,
      WriteTarget target,
      Map<String, AttributeValue> item,
      List<Requirement> requirements,
      Optional<Condition> onlyIf) {
    return new ItemWrite(
        entity, Kind.PUT, operation, target, null, item, null, requirements, onlyIf);
  }

  static ItemWrite update(
      EntityWrites entity,
      String operation,
      WriteTarget target,
      Map<String, AttributeValue> key,
      Changes changes,
      List<Requirement> requirements,
      Optional<Condition> onlyIf) {
    return new ItemWrite(
        entity, Kind.UPDATE, operation, target, key, null, changes, requirements, onlyIf);
  }

  static ItemWrite delete(
      EntityWrites entity,
      String operation,
      WriteTarget target,
      Map<String, AttributeValue> key,
      List<Requirement> requirements,
      Optional<Condition> onlyIf) {
    return new ItemWrite(
        entity, Kind.DELETE, operation, target, key, null, null, requirements, onlyIf);
  }

  /** Of transactions only: nothing is written. */
  static ItemWrite check(
      EntityWrites entity,
      WriteTarget target,
      Map<String, AttributeValue> key,
      List<Requirement> requirements,
      Optional<Condition> onlyIf) {
    return new ItemWrite(
        entity, Kind.CHECK, "check", target, key, null, null, requirements, onlyIf);
  }

  private String conditionText() {
    Condition all = null;
    for (Requirement requirement : requirements) {
      if (requirement.condition().isPresent()) {
        Condition next = requirement.condition().get();
        all = all == null ? next : all.and(next);
      }
    }
    if (onlyIf.isPresent()) {
      all = all == null ? onlyIf.get() : all.and(onlyIf.get());
    }
    return all == null ? null : names.checked(all.text(names));
  }

  Kind kind() {
    return kind;
  }

  String entityName() {
    return entity.name();
  }

  /** For messages: {@code User PK=USER#ada, SK=PROFILE}. */
  String describe() {
    return guarded == null ? entity.describe(key()) : guarded;
  }

  /**
   * Of a guard, whose key is made of a unique value, which is not told.
   *
   * @param attribute the unique one
   * @param item whose value it guards, or its key
   */
  ItemWrite guarding(String attribute, Map<String, AttributeValue> item) {
    guarded = "the guard of " + attribute + " of " + entity.describe(item);
    return this;
  }

  String operation() {
    return operation;
  }

  String tableName() {
    return target.tableName();
  }

  /** Whether it is sent through that SDK client. */
  boolean isOf(Object client) {
    return target.client() == client;
  }

  /** The primary key. */
  Map<String, AttributeValue> key() {
    return kind == Kind.PUT ? entity.keyOf(item) : key;
  }

  /** What a put stores; empty after any other write. */
  Map<String, AttributeValue> stored() {
    return kind == Kind.PUT ? item : Map.of();
  }

  /** The values of a put or an update; null where there are none. */
  Map<String, AttributeValue> values() {
    return kind == Kind.PUT ? item : names.values();
  }

  /**
   * @param named whether it carries its name, see {@link AccessPatternName}
   * @param whole whether the SDK writes the item: Keyplan does if not, see {@link DirectWrite}
   */
  PutItemRequest putRequest(boolean named, boolean whole) {
    return PutItemRequest.builder()
        .tableName(target.tableName())
        .item(whole ? item : Map.of())
        .conditionExpression(condition)
        .expressionAttributeNames(names.names())
        .expressionAttributeValues(names.values())
        .returnValuesOnConditionCheckFailure(onFailure())
        .overrideConfiguration(override(named))
        .build();
  }

  /**
   * @param named whether it carries its name, see {@link AccessPatternName}
   * @param whole whether the SDK writes its values: Keyplan does if not, see {@link DirectWrite}
   */
  UpdateItemRequest updateRequest(boolean named, boolean whole) {
    return UpdateItemRequest.builder()
        .tableName(target.tableName())
        .key(key)
        .updateExpression(update)
        .conditionExpression(condition)
        .expressionAttributeNames(names.names())
        .expressionAttributeValues(whole ? names.values() : Map.of())
        .returnValues(ReturnValue.ALL_NEW)
        .returnValuesOnConditionCheckFailure(onFailure())
        .overrideConfiguration(override(named))
        .build();
  }

  /**
   * @param named whether it carries its name, see {@link AccessPatternName}
   */
  DeleteItemRequest deleteRequest(boolean named) {
    return DeleteItemRequest.builder()
        .tableName(target.tableName())
        .key(key)
        .conditionExpression(condition)
        .expressionAttributeNames(names.names())
        .expressionAttributeValues(names.values())
        .returnValuesOnConditionCheckFailure(onFailure())
        .overrideConfiguration(override(named))
        .build();
  }

  /** The same as an action of a transaction, and the same to the byte for the same write. */
  TransactWriteItem action() {
    return switch (kind) {
      case PUT ->
          TransactWriteItem.builder()
              .put(
                  Put.builder()
                      .tableName(target.tableName())
                      .item(CanonicalValues.of(item))
                      .conditionExpression(condition)
                      .expressionAttributeNames(names.names())
                      .expressionAttributeValues(CanonicalValues.of(names.values()))
                      .returnValuesOnConditionCheckFailure(onFailure())
                      .build())
              .build();
      case UPDATE ->
          update == null
              ? check()
              : TransactWriteItem.builder()
                  .update(
                      Update.builder()
                          .tableName(target.tableName())
                          .key(CanonicalValues.of(key))
                          .updateExpression(update)
                          .conditionExpression(condition)
                          .expressionAttributeNames(names.names())
                          .expressionAttributeValues(CanonicalValues.of(names.values()))
                          .returnValuesOnConditionCheckFailure(onFailure())
                          .build())
                  .build();
      case DELETE ->
          TransactWriteItem.builder()
              .delete(
                  Delete.builder()
                      .tableName(target.tableName())
                      .key(CanonicalValues.of(key))
                      .conditionExpression(condition)
                      .expressionAttributeNames(names.names())
                      .expressionAttributeValues(CanonicalValues.of(names.values()))
                      .returnValuesOnConditionCheckFailure(onFailure())
                      .build())
              .build();
      case CHECK -> check();
    };
  }

  /** A transaction takes no update without a change: only its condition is checked. */
  private TransactWriteItem check() {
    return TransactWriteItem.builder()
        .conditionCheck(
            ConditionCheck.builder()
                .tableName(target.tableName())
                .key(CanonicalValues.of(key))
                .conditionExpression(condition)
                .expressionAttributeNames(names.names())
                .expressionAttributeValues(CanonicalValues.of(names.values()))
                .returnValuesOnConditionCheckFailure(onFailure())
                .build())
        .build();
  }

  /**
   * What a refused write comes to.
   *
   * <p>DynamoDB may have carried out a write whose answer was lost. The SDK client then sends it
   * again, and its own first attempt makes the condition fail. So a refusal after a lost answer is
   * a success if the item is stored as this write would have left it.
   *
   * @param answerLost whether it was sent more often than it was answered
   * @return the item as it is stored
   * @throws KeyplanException if the write was refused indeed
   */
  Map<String, AttributeValue> refused(ConditionalCheckFailedException refusal, boolean answerLost) {
    Map<String, AttributeValue> stored = refusal.hasItem() ? refusal.item() : Map.of();
    if (answerLost && isDone(stored)) {
      return stored;
    }
    throw failure(stored, refusal);
  }

  /** Whether the item is stored as this write leaves it. */
  private boolean isDone(Map<String, AttributeValue> stored) {
    return switch (kind) {
      case PUT -> StoredValues.equal(item, stored);
      case UPDATE -> entity.isOwn(stored) && !changes.isEmpty() && changes.areIn(stored);
      case DELETE -> stored.isEmpty();
      case CHECK -> false;
    };
  }

  /**
   * Why the condition did not hold.
   *
   * @param stored the item as it is stored, empty if there is none or it is not known
   */
  KeyplanException failure(Map<String, AttributeValue> stored, Throwable cause) {
    String write = "Cannot " + operation + " " + describe() + ": table " + target.tableName();
    for (Requirement requirement : requirements) {
      if (!requirement.holds().test(stored)) {
        return requirement.refusal().of(write, stored, cause);
      }
    }
    if (onlyIf.isEmpty() && !requirements.isEmpty()) {
      return requirements.get(0).refusal().of(write, stored, cause);
    }
    return new ConditionFailedException(
        write
            + (stored.isEmpty()
                ? " has no item of that key, or one for which the given condition does not hold"
                : " has it, but the given condition does not hold; look at item() of this"
                    + " exception"),
        stored,
        cause);
  }

  private ReturnValuesOnConditionCheckFailure onFailure() {
    return condition == null ? null : ReturnValuesOnConditionCheckFailure.ALL_OLD;
  }

  private AwsRequestOverrideConfiguration override(boolean named) {
    return named ? entity.override(operation) : null;
  }
}
