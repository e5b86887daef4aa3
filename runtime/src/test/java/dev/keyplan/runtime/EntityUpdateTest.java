package dev.keyplan.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
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
      update.set(AttributeValue.fromS("NAME"), "GSI1PK");
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
}
