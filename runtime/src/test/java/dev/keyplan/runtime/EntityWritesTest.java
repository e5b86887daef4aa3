package dev.keyplan.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

class EntityWritesTest {

  private static final EntityWrites WRITES =
      EntityWrites.of("User", "PK", "SK").sharingKeys("entityType", "user");
  private static final EntityWrites VERSIONED =
      EntityWrites.of("User", "PK", "SK").versioned("version");
  private static final EntityWrites EXPIRING = EntityWrites.of("User", "PK", "SK").expiring("ttl");
  private static final WriteTarget TARGET =
      new WriteTarget("client", "hub", () -> AttributeValue.fromN("100"));
  private static final Map<String, AttributeValue> KEY =
      Map.of("PK", AttributeValue.fromS("A#x"), "SK", AttributeValue.fromS("A"));

  @Test
  void aSharedKeyIsPutToWhereNothingOrAnOwnItemLies() {
    PutItemRequest put = WRITES.put(TARGET, KEY, Optional.empty()).putRequest(true, true);
    assertThat(put.conditionExpression()).isEqualTo("attribute_not_exists(#0) OR #1 = :0");
    assertThat(put.expressionAttributeNames())
        .containsOnly(Map.entry("#0", "PK"), Map.entry("#1", "entityType"));
    assertThat(put.expressionAttributeValues())
        .containsOnly(Map.entry(":0", AttributeValue.fromS("user")));
    assertThat(put.returnValuesOnConditionCheckFailure())
        .isEqualTo(ReturnValuesOnConditionCheckFailure.ALL_OLD);
  }

  @Test
  void aSharedKeyIsDeletedWhereNothingOrAnOwnItemLies() {
    DeleteItemRequest delete =
        WRITES.delete(TARGET, KEY, Optional.empty(), Optional.empty()).deleteRequest(true);
    assertThat(delete.conditionExpression()).isEqualTo("attribute_not_exists(#0) OR #1 = :0");
    assertThat(delete.expressionAttributeNames())
        .containsOnly(Map.entry("#0", "PK"), Map.entry("#1", "entityType"));
    assertThat(delete.expressionAttributeValues())
        .containsOnly(Map.entry(":0", AttributeValue.fromS("user")));
  }

  @Test
  void aSharedKeyIsCreatedWhereNothingLiesAtAll() {
    PutItemRequest create = WRITES.create(TARGET, KEY).putRequest(true, true);
    assertThat(create.conditionExpression()).isEqualTo("attribute_not_exists(#0)");
    assertThat(create.expressionAttributeNames()).containsOnly(Map.entry("#0", "PK"));
    assertThat(create.hasExpressionAttributeValues()).isFalse();
  }

  @Test
  void aServerThatDoesNotShowTheItemIsSpared() {
    ConditionalCheckFailedException silent = ConditionalCheckFailedException.builder().build();
    ItemWrite put = WRITES.put(TARGET, KEY, Optional.empty());
    assertThatThrownBy(() -> refused(put, silent))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessage(
            "Cannot put User PK=A#x, SK=A: table hub has an item of another type of that key, which"
                + " is left as it is")
        .extracting(thrown -> ((ConditionFailedException) thrown).item())
        .isEqualTo(Map.of());
  }

  @Test
  void anExpiredItemIsNoObstacleToANewOne() {
    PutItemRequest create = EXPIRING.create(TARGET, KEY).putRequest(true, true);
    assertThat(create.conditionExpression()).isEqualTo("attribute_not_exists(#0) OR #1 <= :0");
    assertThat(create.expressionAttributeValues()).containsOnly(Map.entry(":0", number(100)));
  }

  @Test
  void anExpiredItemIsNotUpdated() {
    UpdateItemRequest update = update(EXPIRING, Optional.empty()).updateRequest(true, true);
    assertThat(update.conditionExpression())
        .isEqualTo("attribute_exists(#1) AND (attribute_not_exists(#2) OR #2 > :1)");
    assertThat(update.updateExpression()).isEqualTo("SET #0 = :0");
    assertThatThrownBy(
            () -> refused(update(EXPIRING, Optional.empty()), stored(with("ttl", number(100)), 1)))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("has expired");
  }

  @Test
  void aNewItemIsInVersion1WhateverItSays() {
    PutItemRequest create =
        VERSIONED.create(TARGET, with("version", number(7))).putRequest(true, true);
    assertThat(create.item()).containsEntry("version", number(1));
    assertThat(create.conditionExpression()).isEqualTo("attribute_not_exists(#0)");
  }

  @Test
  void aPutReplacesTheVersionThatItsItemWasLoadedIn() {
    PutItemRequest put =
        VERSIONED.put(TARGET, with("version", number(0)), Optional.empty()).putRequest(true, true);
    assertThat(put.item()).containsEntry("version", number(1));
    assertThat(put.conditionExpression()).isEqualTo("#0 = :0");
    assertThat(put.expressionAttributeValues()).containsOnly(Map.entry(":0", number(0)));
  }

  @Test
  void aPutWithoutAVersionIsOfANewItem() {
    PutItemRequest put = VERSIONED.put(TARGET, KEY, Optional.empty()).putRequest(true, true);
    assertThat(put.item()).containsEntry("version", number(1));
    assertThat(put.conditionExpression()).isEqualTo("attribute_not_exists(#0)");
    assertThat(put.expressionAttributeNames()).containsOnly(Map.entry("#0", "version"));
  }

  @Test
  void anUpdateRaisesTheExpectedVersion() {
    UpdateItemRequest update = update(VERSIONED, Optional.of(number(3))).updateRequest(true, true);
    assertThat(update.updateExpression()).isEqualTo("SET #0 = :0, #1 = :1");
    assertThat(update.conditionExpression()).isEqualTo("attribute_exists(#2) AND #1 = :2");
    assertThat(update.expressionAttributeValues())
        .containsOnly(
            Map.entry(":0", text("x")), Map.entry(":1", number(4)), Map.entry(":2", number(3)));
  }

  @Test
  void absenceAndAnotherVersionAreToldApart() {
    ItemWrite update = update(VERSIONED, Optional.of(number(3)));
    assertThatThrownBy(() -> refused(update, stored(Map.of(), 1)))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessage(
            "Cannot update User PK=A#x, SK=A: table hub has no item of that key: it was never"
                + " created, or is deleted");
    assertThatThrownBy(() -> refused(update, stored(with("version", number(5)), 1)))
        .isInstanceOf(VersionConflictException.class)
        .hasMessage(
            "Cannot update User PK=A#x, SK=A: table hub has it in version 5, not 3: another writer"
                + " was first; load it again")
        .extracting(thrown -> ((VersionConflictException) thrown).storedVersion().getAsLong())
        .isEqualTo(5L);
  }

  @Test
  void theCallersConditionIsJoinedWithParentheses() {
    Condition either =
        Condition.notExists(List.of("a")).or(Condition.comparison(List.of("b"), "=", number(1)));
    PutItemRequest put =
        VERSIONED
            .put(TARGET, with("version", number(1)), Optional.of(either))
            .putRequest(true, true);
    assertThat(put.conditionExpression())
        .isEqualTo("#0 = :0 AND (attribute_not_exists(#1) OR #2 = :1)");
    assertThatThrownBy(
            () ->
                refused(
                    VERSIONED.put(TARGET, with("version", number(1)), Optional.of(either)),
                    stored(with("version", number(1)), 1)))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("the given condition does not hold");
  }

  @Test
  void aRefusalOfTheSecondAttemptIsASuccessIfTheItemIsAsItWasSent() {
    ItemWrite create = VERSIONED.create(TARGET, KEY);
    Map<String, AttributeValue> sent = with("version", AttributeValue.fromN("1.0"));
    assertThat(refused(create, stored(sent, 2))).isEqualTo(sent);
    assertThatThrownBy(() -> refused(create, stored(sent, 1)))
        .isInstanceOf(AlreadyExistsException.class);
    assertThatThrownBy(() -> refused(create, stored(with("version", number(2)), 2)))
        .isInstanceOf(AlreadyExistsException.class);
  }

  @Test
  void aRefusedUpdateOfSeveralAttemptsIsASuccessIfAllItSetsIsThere() {
    ItemWrite update = update(VERSIONED, Optional.of(number(3)));
    Map<String, AttributeValue> done = with("version", number(4));
    assertThatThrownBy(() -> refused(update, stored(done, 2)))
        .isInstanceOf(VersionConflictException.class);
    done.put("name", text("x"));
    assertThat(refused(update, stored(done, 2))).isEqualTo(done);
  }

  @Test
  void whatAnUpdateAddsCannotBeToldFromTheItem() {
    Changes changes = new Changes();
    changes.add(List.of("count"), number(1));
    ItemWrite update =
        WRITES.update(TARGET, KEY, Optional.empty(), changes, List.of(), Optional.empty());
    assertThatThrownBy(
            () -> refused(update, stored(with("entityType", text("user"), "count", number(1)), 2)))
        .isInstanceOf(ConditionFailedException.class);
  }

  @Test
  void theDifferenceRewritesTheKeysOfTheIndexesItTouches() {
    EntityWrites indexed =
        EntityWrites.of("Order", "PK", "SK")
            .index(IndexKeys.of("GSI1PK", "GSI1SK").dependingOn("status").dependingOn("house"))
            .index(IndexKeys.of("GSI2PK").dependingOn("owner"));
    Map<String, AttributeValue> loaded =
        with("status", text("OPEN"), "house", text("h"), "GSI1PK", text("h#OPEN"));
    loaded.put("GSI1SK", text("1"));
    loaded.put("note", text("n"));
    loaded.put("GSI2PK", text("o"));
    Map<String, AttributeValue> changed = with("status", text("SHUT"), "house", text("h"));
    changed.put("GSI2PK", text("o"));

    UpdateItemRequest update =
        indexed.update(TARGET, loaded, changed, Optional.empty()).updateRequest(true, true);

    assertThat(named(update.updateExpression(), update.expressionAttributeNames()))
        .isEqualTo("SET status = :0 REMOVE note, GSI1PK, GSI1SK");
    assertThat(named(update.conditionExpression(), update.expressionAttributeNames()))
        .isEqualTo("attribute_exists(PK) AND house = :1");
  }

  @Test
  void aPartOfANestedAttributeTouchesTheIndexesOfItsOtherParts() {
    EntityWrites nested =
        EntityWrites.of("Nest", "PK", "SK")
            .index(IndexKeys.of("GSI1PK").dependingOn("addr", "city").dependingOn("state"));
    Map<String, AttributeValue> loaded =
        with("addr", address("Bern", "OLD"), "state", text("OPEN"), "GSI1PK", text("Bern"));
    Map<String, AttributeValue> changed =
        with("addr", address("Bern", "NEW"), "state", text("OPEN"), "GSI1PK", text("Bern"));

    UpdateItemRequest update =
        nested.update(TARGET, loaded, changed, Optional.empty()).updateRequest(true, true);

    assertThat(named(update.updateExpression(), update.expressionAttributeNames()))
        .isEqualTo("SET addr = :0, GSI1PK = :1");
    assertThat(named(update.conditionExpression(), update.expressionAttributeNames()))
        .isEqualTo("attribute_exists(PK) AND state = :2");
  }

  private static AttributeValue address(String city, String street) {
    return AttributeValue.fromM(Map.of("city", text(city), "street", text(street)));
  }

  private static String named(String expression, Map<String, String> names) {
    String text = expression;
    for (Map.Entry<String, String> name : names.entrySet()) {
      text = text.replace(name.getKey(), name.getValue());
    }
    return text;
  }

  private static ItemWrite update(EntityWrites writes, Optional<AttributeValue> version) {
    Changes changes = new Changes();
    changes.set(List.of("name"), text("x"));
    return writes.update(TARGET, KEY, version, changes, List.of(), Optional.empty());
  }

  /** What is stored, if the refusal of a write sent alone is none. */
  private static Map<String, AttributeValue> refused(
      ItemWrite write, ConditionalCheckFailedException refusal) {
    SingleWrite attempts = new SingleWrite(write, Backoff.DEFAULT);
    attempts.refused(refusal);
    return attempts.stored();
  }

  private static ConditionalCheckFailedException stored(
      Map<String, AttributeValue> item, int attempts) {
    return ConditionalCheckFailedException.builder()
        .item(item.isEmpty() ? null : item)
        .numAttempts(attempts)
        .build();
  }

  private static Map<String, AttributeValue> with(String name, AttributeValue value) {
    Map<String, AttributeValue> item = new LinkedHashMap<>(KEY);
    item.put(name, value);
    return item;
  }

  private static Map<String, AttributeValue> with(
      String name, AttributeValue value, String other, AttributeValue otherValue) {
    Map<String, AttributeValue> item = with(name, value);
    item.put(other, otherValue);
    return item;
  }

  private static Map<String, AttributeValue> with(
      String a, AttributeValue va, String b, AttributeValue vb, String c, AttributeValue vc) {
    Map<String, AttributeValue> item = with(a, va, b, vb);
    item.put(c, vc);
    return item;
  }

  private static AttributeValue text(String text) {
    return AttributeValue.fromS(text);
  }

  private static AttributeValue number(long number) {
    return AttributeValue.fromN(Long.toString(number));
  }
}
