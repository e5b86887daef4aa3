package dev.keyplan.benchmarks.order;

import dev.keyplan.benchmarks.start.Reader;
import java.time.Instant;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** By the generated client, which makes the request too. */
public final class ClientReader implements Reader {

  @Override
  public Object fromItem(Map<String, AttributeValue> item) {
    return OrderMapper.fromItem(item);
  }

  @Override
  public Object first(DynamoDbClient client, Map<String, AttributeValue> item) {
    return BenchTableClient.create(client)
        .orderRepository()
        .findOrder("u-1", Instant.EPOCH, "o-1")
        .get();
  }
}
