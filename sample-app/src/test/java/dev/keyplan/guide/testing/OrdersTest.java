package dev.keyplan.guide.testing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.guide.shop.OpenOrder;
import dev.keyplan.guide.shop.Order;
import dev.keyplan.guide.shop.OrderStatus;
import dev.keyplan.guide.shop.ShopTableClient;
import dev.keyplan.guide.shop.ShopTableDefinition;
import dev.keyplan.testkit.CallRecorder;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@KeyplanTest
class OrdersTest {

  private ShopTableClient shop;

  @BeforeEach
  void createTable(TestDatabase database) {
    String table = database.createTable(ShopTableDefinition::createTableRequest);
    shop = ShopTableClient.create(database.client(), table);
  }

  @Test
  void openOrdersComeFromOneQuery(CallRecorder calls) {
    Instant now = Instant.parse("2026-03-01T09:00:00Z");
    shop.orderRepository()
        .create(new Order("O1", "west", OrderStatus.OPEN, now, new BigDecimal("9.95")));

    List<OpenOrder> open = shop.orderRepository().openOrdersInWarehouse("west").list();

    assertThat(open).extracting(OpenOrder::orderId).containsExactly("O1");
    calls.pattern("openOrdersInWarehouse").assertOneQueryOf("GSI1");
  }
}
