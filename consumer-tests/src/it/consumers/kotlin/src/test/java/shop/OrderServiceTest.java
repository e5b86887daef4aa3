package shop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;

class OrderServiceTest {

  private static final Order ORDER =
      new Order(
          "ada",
          "O1",
          null,
          3,
          Instant.parse("2026-01-02T03:04:05Z"),
          List.of(new Line("pen", 2, new BigDecimal("1.5")), new Line("ink", 1, null)),
          Set.of("new"),
          true,
          null,
          Map.of("a", 1),
          Status.PAID);

  private static final class CannedClient implements DynamoDbClient {
    @Override
    public GetItemResponse getItem(GetItemRequest request) {
      return GetItemResponse.builder().item(OrderMapper.toItem(ORDER)).build();
    }

    @Override
    public String serviceName() {
      return "dynamodb";
    }

    @Override
    public void close() {}
  }

  @Test
  void aDataClassIsReadAndMade() {
    OrderRepository orders = OrdersTableClient.create(new CannedClient()).orderRepository();

    assertEquals(ORDER, new OrderService(orders).find("ada", "O1"));
  }

  @Test
  void whatIsStoredIsWhatHasAField() {
    Map<String, AttributeValue> item = OrderMapper.toItem(ORDER);

    assertEquals("USER#ada", item.get("PK").s());
    assertEquals(true, item.get("isGift").bool());
    assertFalse(item.containsKey("cmt"), "null is not stored");
    assertFalse(item.containsKey("total"), "computed");
  }
}
