package shop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.boot.SpringApplication;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

class ShopApplicationTest {

  @Configuration(proxyBeanMethods = false)
  static class CannedClient {
    private String table;

    @Bean
    DynamoDbClient dynamoDb() {
      return new DynamoDbClient() {
        @Override
        public QueryResponse query(QueryRequest request) {
          table = request.tableName();
          return QueryResponse.builder().items(List.of(OrderMapper.toItem(new Order("ada", "O1")))).build();
        }

        @Override
        public String serviceName() {
          return "dynamodb";
        }

        @Override
        public void close() {}
      };
    }
  }

  @Test
  void theContextStartsWithTheGeneratedClient() {
    SpringApplication application = new SpringApplication(ShopApplication.class, CannedClient.class);
    try (ConfigurableApplicationContext context =
        application.run("--orders.table=orders-test", "--spring.main.banner-mode=off")) {
      assertEquals(List.of(new Order("ada", "O1")), context.getBean(OrderService.class).newest("ada"));
      assertEquals("orders-test", context.getBean(CannedClient.class).table);
    }
  }

  @Test
  void theProcessorOfSpringRunsBesideOurs() {
    assertNotNull(OrdersProperties.class.getResource("/META-INF/spring-configuration-metadata.json"));
    assertNotNull(OrdersTable.class.getResource("/META-INF/keyplan/orders/model.json"));
  }
}
