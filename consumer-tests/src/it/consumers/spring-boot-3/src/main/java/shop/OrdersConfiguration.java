package shop;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

@Configuration(proxyBeanMethods = false)
@EnableConfigurationProperties(OrdersProperties.class)
public class OrdersConfiguration {

  @Bean
  OrdersTableClient ordersTable(DynamoDbClient client, OrdersProperties properties) {
    return OrdersTableClient.create(client, properties.table());
  }

  @Bean
  OrderRepository orderRepository(OrdersTableClient orders) {
    return orders.orderRepository();
  }
}
