package dev.keyplan.permissions;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.sample.orders.OrdersTableDefinition;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableRequest;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItem;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

class AccessReaderTest {

  private static final String TABLE = "orders-service";

  private final AccessReader reader =
      new AccessReader(OrdersTableDefinition.createTableRequest(TABLE));

  @Test
  void aQueryHasTheKeyOfItsIndex() {
    QueryRequest.Builder query =
        QueryRequest.builder()
            .expressionAttributeNames(Map.of("#p", "GSI1PK", "#s", "GSI1SK"))
            .expressionAttributeValues(
                Map.of(":p", text("WAREHOUSE#west#OPEN"), ":s", text("2026")));

    assertThat(
            reader.of(
                query.indexName("GSI1").keyConditionExpression("#s >= :s AND #p = :p").build()))
        .containsExactly(Access.ofIndex("Query", TABLE, "GSI1", "WAREHOUSE#west#OPEN"));
    assertThat(
            reader.of(
                QueryRequest.builder()
                    .keyConditionExpression("PK = :p AND begins_with(SK, :s)")
                    .expressionAttributeValues(Map.of(":p", text("ORDER#1"), ":s", text("ITEM#")))
                    .build()))
        .containsExactly(Access.ofTable("Query", TABLE, "ORDER#1"));
  }

  @Test
  void aTransactionIsWhatIsInIt() {
    TransactWriteItemsRequest writes =
        TransactWriteItemsRequest.builder()
            .transactItems(
                List.of(
                    write(b -> b.put(put -> put.item(key("A")))),
                    write(b -> b.update(update -> update.key(key("B")))),
                    write(b -> b.delete(delete -> delete.key(key("C")))),
                    write(b -> b.conditionCheck(check -> check.key(key("D"))))))
            .build();
    TransactGetItem get = TransactGetItem.builder().get(g -> g.key(key("E"))).build();
    TransactGetItemsRequest gets =
        TransactGetItemsRequest.builder().transactItems(List.of(get)).build();

    assertThat(reader.of(writes))
        .containsExactly(
            Access.ofTable("PutItem", TABLE, "A"),
            Access.ofTable("UpdateItem", TABLE, "B"),
            Access.ofTable("DeleteItem", TABLE, "C"),
            Access.ofTable("ConditionCheckItem", TABLE, "D"));
    assertThat(reader.of(gets)).containsExactly(Access.ofTable("GetItem", TABLE, "E"));
  }

  @Test
  void aBatchIsOneActionOnManyKeys() {
    assertThat(
            reader.of(
                BatchGetItemRequest.builder()
                    .requestItems(
                        Map.of(
                            TABLE,
                            KeysAndAttributes.builder().keys(List.of(key("A"), key("B"))).build()))
                    .build()))
        .containsExactly(Access.ofTable("BatchGetItem", TABLE, "A", "B"));
    assertThat(
            reader.of(
                BatchWriteItemRequest.builder()
                    .requestItems(
                        Map.of(
                            TABLE,
                            List.of(
                                WriteRequest.builder().putRequest(p -> p.item(key("A"))).build(),
                                WriteRequest.builder()
                                    .deleteRequest(d -> d.key(key("B")))
                                    .build())))
                    .build()))
        .containsExactly(Access.ofTable("BatchWriteItem", TABLE, "A", "B"));
  }

  @Test
  void aScanHasNoKeyAndTheTableItselfIsNotJudged() {
    assertThat(reader.of(ScanRequest.builder().build()))
        .containsExactly(Access.ofTable("Scan", TABLE, Map.of()));
    assertThat(reader.of(DescribeTableRequest.builder().build())).isEmpty();
  }

  private static TransactWriteItem write(Consumer<TransactWriteItem.Builder> action) {
    return TransactWriteItem.builder().applyMutation(action).build();
  }

  private static Map<String, AttributeValue> key(String partition) {
    return Map.of("PK", text(partition), "SK", text("META"));
  }

  private static AttributeValue text(String text) {
    return AttributeValue.fromS(text);
  }
}
