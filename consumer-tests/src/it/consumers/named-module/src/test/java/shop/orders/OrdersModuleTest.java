package shop.orders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.keyplan.runtime.PagedQuery;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;

class OrdersModuleTest {

  private static final OrdersTable.Order ORDER = new OrdersTable.Order("O1", 7);

  private static final class CannedClient implements DynamoDbClient {
    @Override
    public GetItemResponse getItem(GetItemRequest request) {
      return request.key().equals(OrdersTable_OrderKeys.primaryKey("O1"))
          ? GetItemResponse.builder().item(OrdersTable_OrderMapper.toItem(ORDER)).build()
          : GetItemResponse.builder().build();
    }

    @Override
    public String serviceName() {
      return "dynamodb";
    }

    @Override
    public void close() {}
  }

  @Test
  void generatedClassesRunInTheNamedModule() {
    OrdersTableClient orders = OrdersTableClient.create(new CannedClient());

    assertEquals(Optional.of(ORDER), orders.ordersTable_OrderRepository().findOrder("O1"));
    assertEquals(Optional.empty(), orders.ordersTable_OrderRepository().findOrder("O2"));
    assertEquals("shop.orders", orders.getClass().getModule().getName());
    assertEquals("dev.keyplan.runtime", PagedQuery.class.getModule().getName());
  }

  @Test
  void exportsAreFoundInTheModule() throws Exception {
    assertNotNull(
        OrdersTable.class.getModule().getResourceAsStream("META-INF/keyplan/orders/model.json"));
  }
}
