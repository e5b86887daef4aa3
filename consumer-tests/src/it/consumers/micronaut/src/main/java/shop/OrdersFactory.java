package shop;

import io.micronaut.context.annotation.Factory;
import jakarta.inject.Singleton;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@Factory
class OrdersFactory {

  @Singleton
  OrdersTableClient ordersTable(DynamoDbClient client) {
    return OrdersTableClient.create(client);
  }

  @Singleton
  OrderRepository orderRepository(OrdersTableClient orders) {
    return orders.orderRepository();
  }
}
