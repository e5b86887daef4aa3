package shop;

import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

class OrdersProducer {

  @Produces
  @Singleton
  OrdersTableClient ordersTable(DynamoDbClient client) {
    return OrdersTableClient.create(client);
  }

  @Produces
  @Singleton
  OrderRepository orderRepository(OrdersTableClient orders) {
    return orders.orderRepository();
  }
}
