package dev.keyplan.guide.lambda;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.guide.shop.Order;
import dev.keyplan.guide.shop.OrderStatus;
import dev.keyplan.guide.shop.ShopTableClient;
import dev.keyplan.guide.shop.ShopTableDefinition;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;

@KeyplanTest
class OpenOrdersHandlerTest {

  @Test
  void answersTheOpenOrders(TestDatabase database) {
    String table = database.createTable(ShopTableDefinition::createTableRequest);
    ShopTableClient shop = ShopTableClient.create(database.client(), table);
    Instant now = Instant.parse("2026-03-01T09:00:00Z");
    shop.orderRepository()
        .create(new Order("O1", "west", OrderStatus.OPEN, now, new BigDecimal("9.95")));

    OpenOrdersHandler handler = new OpenOrdersHandler(shop);

    assertThat(handler.handleRequest(Map.of("warehouse", "west"), null)).containsExactly("O1");
  }
}
