package shop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.micronaut.context.ApplicationContext;
import io.micronaut.core.beans.BeanIntrospection;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;

class OrderServiceTest {

  private static final Order ORDER = new Order("ada", "O1", null);

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
  void theContextStartsWithTheGeneratedClient() {
    try (ApplicationContext context = ApplicationContext.builder().build()) {
      context.registerSingleton(DynamoDbClient.class, new CannedClient());
      context.start();

      assertEquals(Optional.of(ORDER), context.getBean(OrderService.class).find("ada", "O1"));
    }
  }

  @Test
  void theProcessorOfMicronautReadsTheEntityToo() {
    assertArrayEquals(
        new String[] {"userId", "orderId", "note"},
        BeanIntrospection.getIntrospection(Order.class).getPropertyNames());
  }
}
