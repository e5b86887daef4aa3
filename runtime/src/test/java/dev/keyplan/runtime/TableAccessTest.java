package dev.keyplan.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;

class TableAccessTest {

  private static final GetPattern FIND = GetPattern.of("findThing");
  private static final EntityWrites WRITES = EntityWrites.of("Thing", "id");
  private static final Function<Map<String, AttributeValue>, String> NAME =
      item -> item.get("name").s();
  private static final Map<String, AttributeValue> ITEM =
      Map.of("id", AttributeValue.fromN("7"), "name", AttributeValue.fromS("new"));

  private final FakeTable things = new FakeTable().with(0, 3);
  private final TableAccess table = TableAccess.of(things, FakeTable.NAME);
  private final AsyncTableAccess async = AsyncTableAccess.of(things.async(), FakeTable.NAME);

  @Test
  void getsOneItem() {
    assertThat(table.get(FIND, FakeTable.key(1), NAME)).contains("item 1");
    assertThat(table.get(FIND, FakeTable.key(9), NAME)).isEmpty();
    assertThat(async.get(FIND, FakeTable.key(1), NAME).join()).contains("item 1");
    assertThat(async.get(FIND, FakeTable.key(9), NAME).join()).isEmpty();
    GetItemRequest request =
        GetItemRequest.builder()
            .tableName(FakeTable.NAME)
            .key(FakeTable.key(1))
            .overrideConfiguration(AccessPatternName.carriedBy("findThing"))
            .build();
    assertThat(things.requests.get(0)).isEqualTo(request);
    assertThat(things.requests.get(2)).isEqualTo(request);
  }

  @Test
  void getsStronglyWhereThePatternSaysSo() {
    table.get(FIND.consistent(), FakeTable.key(1), NAME);
    assertThat(((GetItemRequest) things.requests.get(0)).consistentRead()).isTrue();
  }

  @Test
  void createsWhatIsNotThere() {
    assertThat(table.create(WRITES, ITEM, NAME)).isEqualTo("new");
    assertThat(things.items.get("7")).isEqualTo(ITEM);
    assertThat(things.requests)
        .containsExactly(
            PutItemRequest.builder()
                .tableName(FakeTable.NAME)
                .item(ITEM)
                .conditionExpression("attribute_not_exists(#0)")
                .expressionAttributeNames(Map.of("#0", "id"))
                .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
                .overrideConfiguration(things.requests.get(0).overrideConfiguration().orElseThrow())
                .build());
    assertThat(name(things.requests.get(0))).isEqualTo("Thing.create");
  }

  @Test
  void tellsWhatIsThereAlready() {
    things.with(7, 8);
    AlreadyExistsException taken =
        catchThrowableOfType(AlreadyExistsException.class, () -> table.create(WRITES, ITEM, NAME));
    assertThat(taken)
        .hasMessage(
            "Cannot create Thing id=7: table orders has an item of that key; it is left as it was: take"
                + " another key, or change what is there");
    assertThat(taken.item()).containsEntry("name", AttributeValue.fromS("item 7"));
    assertThat(things.items.get("7")).containsEntry("name", AttributeValue.fromS("item 7"));
  }

  @Test
  void createsAsynchronously() {
    assertThat(async.create(WRITES, ITEM, NAME).join()).isEqualTo("new");
    assertThatThrownBy(() -> async.create(WRITES, ITEM, NAME).get())
        .isInstanceOf(ExecutionException.class)
        .cause()
        .isInstanceOf(AlreadyExistsException.class)
        .hasMessageContaining("id=7");
    assertThatThrownBy(() -> async.create(WRITES, ITEM, NAME).join())
        .isInstanceOf(CompletionException.class)
        .hasCauseInstanceOf(AlreadyExistsException.class);
  }

  @Test
  void putsAndDeletesUnconditionally() {
    assertThat(table.put(WRITES, ITEM, NAME)).isEqualTo("new");
    assertThat(things.items).containsEntry("7", ITEM);
    table.delete(WRITES, FakeTable.key(7));
    assertThat(things.items).doesNotContainKey("7");
    assertThat(async.put(WRITES, ITEM, NAME).join()).isEqualTo("new");
    assertThat(things.items).containsEntry("7", ITEM);
    async.delete(WRITES, FakeTable.key(7)).join();
    assertThat(things.items).doesNotContainKey("7");
    assertThat(things.requests)
        .extracting(TableAccessTest::name)
        .containsExactly("Thing.put", "Thing.delete", "Thing.put", "Thing.delete");
    assertThat(((PutItemRequest) things.requests.get(0)).conditionExpression()).isNull();
    assertThat(((DeleteItemRequest) things.requests.get(1)).conditionExpression()).isNull();
  }

  private static String name(DynamoDbRequest request) {
    return request
        .overrideConfiguration()
        .orElseThrow()
        .executionAttributes()
        .getAttribute(AccessPatternName.ATTRIBUTE);
  }

  @Test
  void collectsTheItemsOfAllPages() {
    FakePartition partition = new FakePartition(25, 10);
    QueryPattern all = QueryPattern.on("T", "all").partitionKey("PK").sortKey("SK").build();
    TableAccess orders = TableAccess.of(partition, "orders");
    assertThat(orders.collect(all, FakePartition.PARTITION, SortKeyCondition.all(), i -> i.size()))
        .contains(25);
    AsyncTableAccess later = AsyncTableAccess.of(partition.async(), "orders");
    assertThat(
            later
                .collect(all, FakePartition.PARTITION, SortKeyCondition.all(), i -> i.size())
                .join())
        .contains(25);
  }

  @Test
  void collectsNothingOfAnEmptyPartition() {
    TableAccess orders = TableAccess.of(new FakePartition(0, 10), "orders");
    QueryPattern all = QueryPattern.on("T", "all").partitionKey("PK").sortKey("SK").build();
    assertThat(orders.collect(all, FakePartition.PARTITION, SortKeyCondition.all(), i -> i.size()))
        .isEmpty();
  }
}
