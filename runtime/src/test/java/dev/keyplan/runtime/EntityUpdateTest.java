package dev.keyplan.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.Update;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

class EntityUpdateTest {

  private static final EntityWrites THINGS = EntityWrites.of("Thing", "id");

  private final FakeTable client = new FakeTable();

  /** As it is generated: the key of an index is kept in step when all changes are known. */
  private static final class ThingUpdate extends EntityUpdate<Map<String, AttributeValue>> {

    ThingUpdate(TableAccess table) {
      super(table.update(THINGS, FakeTable.key(1), item -> item));
    }

    ThingUpdate name(String name) {
      update.set(AttributeValue.fromS(name), "name");
      return this;
    }

    @Override
    protected void prepare() {
      update.keys(Map.of("GSI1PK", AttributeValue.fromS("NAME")), "GSI1PK");
    }
  }

  private ThingUpdate update(String table) {
    return new ThingUpdate(TableAccess.of(client, table)).name("x");
  }

  @Test
  void aloneItIsPreparedAndSentAsOneUpdateItem() {
    update("things").execute();

    UpdateItemRequest request = (UpdateItemRequest) client.requests.get(0);
    assertThat(request.tableName()).isEqualTo("things");
    assertThat(request.expressionAttributeNames()).containsValues("name", "GSI1PK");
    assertThat(client.requests).hasSize(1);
  }

  @Test
  void aTransactionTakesItPreparedOfThisTableOrAnotherOne() {
    FakeTransaction transaction =
        new FakeTransaction(TableAccess.of(client, "things"), "Things.transaction");
    assertThat(transaction.update(update("things")).update(update("others"))).isSameAs(transaction);
    assertThat(client.requests).isEmpty();

    transaction.execute();

    TransactWriteItemsRequest request = (TransactWriteItemsRequest) client.requests.get(0);
    assertThat(request.transactItems()).hasSize(2);
    assertThat(request.transactItems())
        .extracting(item -> item.update().tableName())
        .containsExactly("things", "others");
    for (Update update : request.transactItems().stream().map(item -> item.update()).toList()) {
      assertThat(update.expressionAttributeNames()).containsValues("name", "GSI1PK");
    }
  }

  @Test
  void ofAnotherClientItIsRefused() {
    FakeTransaction transaction =
        new FakeTransaction(TableAccess.of(new FakeTable(), "things"), "Things.transaction");
    assertThatThrownBy(() -> transaction.update(update("things")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("the update of Thing id=1: it was made with another SDK client");
    assertThat(transaction.size()).isZero();
  }

  @Test
  void whatATransactionHasCannotBeChanged() {
    ThingUpdate update = update("things");
    new FakeTransaction(TableAccess.of(client, "things"), "Things.transaction").update(update);

    AttributeValue text = AttributeValue.fromS("y");
    AttributeValue number = AttributeValue.fromN("1");
    AttributeValue nothing = AttributeValue.fromSs(List.of());
    List<Consumer<ItemUpdate<?>>> changes =
        List.of(
            it -> it.set(text, "name"),
            it -> it.remove("name"),
            it -> it.add(number, "count"),
            it -> it.add(nothing, "tags"),
            it -> it.addWithin(0, 9, number, "count"),
            it -> it.delete(nothing, "tags"),
            it -> it.append(AttributeValue.fromL(List.of(text)), "list"),
            it -> it.prepend(AttributeValue.fromL(List.of(text)), "list"),
            it -> it.inside("map").set(text, "name"),
            it -> it.inside("map").remove("name"),
            it -> it.inside("map").inside("deeper").expectPresent(),
            it -> it.onlyIf(Condition.exists(List.of("name"))),
            it -> it.upsert(Map.of()));
    for (Consumer<ItemUpdate<?>> change : changes) {
      assertThatThrownBy(() -> change.accept(update.update))
          .isInstanceOf(IllegalStateException.class)
          .hasMessage(
              "Cannot change the update of Thing id=1: a transaction has it as it was when it was"
                  + " added; make all changes before, or begin another update");
    }
  }

  @Test
  void afterATransactionThatFailedAnotherOneTakesTheSame() {
    ThingUpdate update = update("things");
    TableAccess table = TableAccess.of(client, "things");
    new FakeTransaction(table, "Things.transaction").update(update).execute();
    new FakeTransaction(table, "Things.transaction").update(update).execute();

    assertThat(client.requests)
        .extracting(request -> ((TransactWriteItemsRequest) request).transactItems())
        .satisfies(sent -> assertThat(sent.get(1)).isEqualTo(sent.get(0)).hasSize(1));
  }

  @Test
  void refusedByATransactionItCanBeChanged() {
    ThingUpdate update = update("things");
    FakeTransaction other =
        new FakeTransaction(TableAccess.of(new FakeTable(), "things"), "Things.transaction");
    assertThatThrownBy(() -> other.update(update)).isInstanceOf(IllegalArgumentException.class);

    update.update.remove("note");
    update.execute();

    assertThat(((UpdateItemRequest) client.requests.get(0)).expressionAttributeNames())
        .containsValues("name", "note");
  }

  /** As where an update with index keys is refused, completed and tried again. */
  @Test
  void keysOfAnIndexFollowLaterChanges() {
    ItemUpdate<?> update = update("things").update;
    update.keys(Map.of("GSI1PK", AttributeValue.fromS("a")), "GSI1PK", "GSI1SK");
    update.execute();
    update.keys(Map.of("GSI1SK", AttributeValue.fromS("b")), "GSI1PK", "GSI1SK");
    update.execute();

    UpdateItemRequest last = (UpdateItemRequest) client.requests.get(1);
    assertThat(last.updateExpression()).isEqualTo("SET #0 = :0, #1 = :1 REMOVE #2");
    assertThat(last.expressionAttributeNames())
        .containsEntry("#1", "GSI1SK")
        .containsEntry("#2", "GSI1PK");
  }

  @Test
  void aWriteThatIsUnderWayIsNotJudgedByLaterChanges() {
    ItemUpdate<?> update = update("things").update;
    ItemWrite write = update.write();
    update.set(AttributeValue.fromS("y"), "note");

    Map<String, AttributeValue> stored =
        Map.of("id", AttributeValue.fromN("1"), "name", AttributeValue.fromS("x"));
    ConditionalCheckFailedException refusal =
        ConditionalCheckFailedException.builder().item(stored).build();
    assertThat(write.refused(refusal, true)).isEqualTo(stored);
  }
}
