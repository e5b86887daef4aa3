package shop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.component.QuarkusComponentTest;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;

@QuarkusComponentTest({OrdersProducer.class, OrderServiceTest.SdkClient.class})
class OrderServiceTest {

  private static final Order ORDER = new Order("ada", "O1");

  static class SdkClient {
    @Produces
    @Singleton
    DynamoDbClient client() {
      return new DynamoDbClient() {
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
      };
    }
  }

  @Inject OrderService orders;

  @Test
  void theContainerHasTheGeneratedClient() {
    assertEquals(Optional.of(ORDER), orders.find("ada", "O1"));
  }
}
