package dev.keyplan.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.Put;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

class GuardedWritesTest {

  private static final GuardedWrites WRITES =
      GuardedWrites.of(EntityWrites.of("User", "PK", "SK"))
          .typed("entityType", "User")
          .unique("email", "mail")
          .unique("phone", "phone")
          .relyingOn("contact", "land");

  private static final WriteTarget TARGET =
      new WriteTarget("client", "t", () -> AttributeValue.fromN("100"));

  private static final Map<String, AttributeValue> ADA =
      item("ada", Map.of("mail", text("a@x"), "contact", land("at")));

  @Test
  void aNewItemComesWithItsGuardsOnTheConditionThatNoneIsThere() {
    List<TransactWriteItem> actions =
        WriteTransaction.ofOne(WRITES.create(TARGET, ADA, guards("a@x", "")))
            .next()
            .transactItems();

    assertThat(actions).hasSize(2);
    assertThat(actions.get(0).put().item()).isEqualTo(ADA);
    assertThat(actions.get(1).put().item())
        .isEqualTo(
            Map.of("PK", text("EMAIL#a@x"), "SK", text("EMAIL"), "entityType", text("User.email")));
    assertThat(actions)
        .extracting(TransactWriteItem::put)
        .allSatisfy(
            put -> {
              assertThat(put.conditionExpression()).isEqualTo("attribute_not_exists(#0)");
              assertThat(put.expressionAttributeNames()).isEqualTo(Map.of("#0", "PK"));
              assertThat(put.hasExpressionAttributeValues()).isFalse();
            });
  }

  @Test
  void aReplacedItemMustHaveAllThatItsLoadedGuardsAreMadeOf() {
    Put put = replace(ADA, guards("a@x", ""), ADA, guards("a@x", "")).get(0).put();

    assertThat(put.conditionExpression())
        .isEqualTo("attribute_exists(#0) AND #1 = :0 AND attribute_not_exists(#2) AND #3.#4 = :1");
    assertThat(put.expressionAttributeNames())
        .isEqualTo(Map.of("#0", "PK", "#1", "mail", "#2", "phone", "#3", "contact", "#4", "land"));
    assertThat(put.expressionAttributeValues())
        .isEqualTo(Map.of(":0", text("a@x"), ":1", text("at")));
  }

  @Test
  void anItemThatSharesItsKeyMustBeOfItsOwnType() {
    GuardedWrites shared =
        GuardedWrites.of(EntityWrites.of("User", "PK", "SK").sharingKeys("entityType", "user"))
            .unique("email", "mail");

    Put put =
        WriteTransaction.ofOne(
                shared.replace(TARGET, ADA, guards("a@x", ""), ADA, guards("a@x", "")))
            .next()
            .transactItems()
            .get(0)
            .put();

    assertThat(put.conditionExpression()).isEqualTo("attribute_exists(#0) AND #1 = :0 AND #2 = :1");
    assertThat(put.expressionAttributeValues())
        .isEqualTo(Map.of(":0", text("user"), ":1", text("a@x")));
  }

  @Test
  void whatIsUnchangedHasNoActionOfItsOwn() {
    assertThat(replace(ADA, guards("a@x", "1"), ADA, guards("a@x", "1"))).hasSize(1);
  }

  @Test
  void aChangedValueSwapsGuardsAndARemovedOneOnlyLosesItsOwn() {
    List<TransactWriteItem> actions =
        replace(ADA, guards("a@x", "1"), item("ada", Map.of()), guards("b@x", ""));

    assertThat(actions).hasSize(4);
    assertThat(actions.get(1).delete().key()).isEqualTo(key("EMAIL#a@x", "EMAIL"));
    assertThat(actions.get(2).put().item()).containsAllEntriesOf(key("EMAIL#b@x", "EMAIL"));
    assertThat(actions.get(3).delete().key()).isEqualTo(key("PHONE#1", "PHONE"));
  }

  @Test
  void aValueThatWasAbsentGetsAGuard() {
    List<TransactWriteItem> actions = replace(ADA, guards("a@x", ""), ADA, guards("a@x", "1"));

    assertThat(actions).hasSize(2);
    assertThat(actions.get(1).put().item()).containsAllEntriesOf(key("PHONE#1", "PHONE"));
  }

  @Test
  void aDeletedItemTakesItsGuardsAlong() {
    List<TransactWriteItem> actions =
        WriteTransaction.ofOne(WRITES.delete(TARGET, ADA, guards("a@x", "1")))
            .next()
            .transactItems();

    assertThat(actions)
        .extracting(action -> action.delete().key().get("SK").s())
        .containsExactly("PROFILE", "EMAIL", "PHONE");
    assertThat(actions.get(0).delete().key()).containsOnlyKeys("PK", "SK");
    assertThat(actions.get(0).delete().conditionExpression())
        .startsWith("attribute_exists(#0) AND #1 = :0");
  }

  @Test
  void anotherPrimaryKeyIsRefused() {
    Map<String, AttributeValue> eve = item("eve", Map.of());
    assertThatThrownBy(() -> replace(ADA, guards("a@x", ""), eve, guards("a@x", "")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("User PK=USER#ada, SK=PROFILE");
  }

  @Test
  void aReasonIsToldOfTheActionAtItsPlace() {
    Map<String, AttributeValue> stored = key("EMAIL#a@x", "EMAIL");
    WriteTransaction create =
        WriteTransaction.ofOne(WRITES.create(TARGET, ADA, guards("a@x", "1")));

    UniqueConstraintException taken =
        catchThrowableOfType(
            UniqueConstraintException.class,
            () ->
                create.refused(
                    cancelled(
                        reason("None"),
                        reason("ConditionalCheckFailed").toBuilder().item(stored).build(),
                        reason("TransactionConflict"))));

    assertThat(taken)
        .hasMessage(
            "Cannot create User PK=USER#ada, SK=PROFILE: another User of table t has its email;"
                + " nothing was written");
    assertThat(taken.attribute()).isEqualTo("email");
    assertThat(taken.value()).isEqualTo(text("a@x"));
    assertThat(taken.guard()).isEqualTo(stored);
  }

  @Test
  void theItemsOwnConditionComesFirst() {
    DynamoDbException both =
        cancelled(reason("ConditionalCheckFailed"), reason("ConditionalCheckFailed"));

    assertThatThrownBy(
            () ->
                WriteTransaction.ofOne(WRITES.create(TARGET, ADA, guards("a@x", ""))).refused(both))
        .isInstanceOf(AlreadyExistsException.class);
    assertThatThrownBy(
            () ->
                WriteTransaction.ofOne(
                        WRITES.replace(TARGET, ADA, guards("a@x", ""), ADA, guards("b@x", "")))
                    .refused(both))
        .isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("no item of that key");
  }

  @Test
  void conflictsAreTriedAgainWithTheSameTokenUntilTheyAreToldAsSuch() {
    WriteTransaction create = WriteTransaction.ofOne(WRITES.create(TARGET, ADA, guards("a@x", "")));
    DynamoDbException conflict = cancelled(reason("None"), reason("TransactionConflict"));
    Set<String> tokens = new HashSet<>();
    AtomicInteger attempts = new AtomicInteger();

    TransactionFailedException failed =
        catchThrowableOfType(
            TransactionFailedException.class,
            () -> {
              while (create.hasNext()) {
                assertThat(create.delayMillis()).isBetween(0L, 5_000L);
                attempts.incrementAndGet();
                tokens.add(create.next().clientRequestToken());
                create.refused(conflict);
              }
            });

    assertThat(attempts).hasValue(10);
    assertThat(tokens).hasSize(1);
    assertThat(failed.reasons()).containsExactly("None", "TransactionConflict");
    assertThat(failed)
        .hasMessageContaining("User.create was cancelled after the last retry; nothing was written")
        .hasCause(conflict);
  }

  @Test
  void whatIsCarriedOutAfterAConflictIsDone() {
    WriteTransaction create = WriteTransaction.ofOne(WRITES.create(TARGET, ADA, guards("a@x", "")));
    create.refused(cancelled(reason("TransactionConflict"), reason("None")));
    assertThat(create.hasNext()).isTrue();

    create.answered(TransactWriteItemsResponse.builder().build());

    assertThat(create.hasNext()).isFalse();
  }

  @Test
  void aReasonThatStaysIsTheSdksOwnException() {
    DynamoDbException invalid = cancelled(reason("ValidationError"), reason("None"));
    assertThatThrownBy(
            () ->
                WriteTransaction.ofOne(WRITES.create(TARGET, ADA, guards("a@x", "")))
                    .refused(invalid))
        .isSameAs(invalid);
  }

  private static List<TransactWriteItem> replace(
      Map<String, AttributeValue> loaded,
      Map<String, Map<String, AttributeValue>> loadedGuards,
      Map<String, AttributeValue> changed,
      Map<String, Map<String, AttributeValue>> changedGuards) {
    return WriteTransaction.ofOne(
            WRITES.replace(TARGET, loaded, loadedGuards, changed, changedGuards))
        .next()
        .transactItems();
  }

  private static DynamoDbException cancelled(CancellationReason... reasons) {
    return TransactionCanceledException.builder().cancellationReasons(reasons).build();
  }

  private static CancellationReason reason(String code) {
    return CancellationReason.builder().code(code).build();
  }

  /**
   * @param phone "" for none
   */
  private static Map<String, Map<String, AttributeValue>> guards(String email, String phone) {
    Map<String, Map<String, AttributeValue>> guards = new LinkedHashMap<>();
    guards.put("email", key("EMAIL#" + email, "EMAIL"));
    if (!phone.isEmpty()) {
      guards.put("phone", key("PHONE#" + phone, "PHONE"));
    }
    return guards;
  }

  private static Map<String, AttributeValue> item(String id, Map<String, AttributeValue> others) {
    Map<String, AttributeValue> item = new HashMap<>(others);
    item.putAll(key("USER#" + id, "PROFILE"));
    return item;
  }

  private static Map<String, AttributeValue> key(String partition, String sort) {
    return Map.of("PK", text(partition), "SK", text(sort));
  }

  private static AttributeValue land(String land) {
    return AttributeValue.fromM(Map.of("land", text(land)));
  }

  private static AttributeValue text(String text) {
    return AttributeValue.fromS(text);
  }
}
