package dev.keyplan.benchmarks;

import dev.keyplan.benchmarks.enhanced.OrderBean;
import dev.keyplan.benchmarks.hand.HandMapper;
import dev.keyplan.benchmarks.order.BenchTableClient;
import dev.keyplan.benchmarks.order.Order;
import dev.keyplan.benchmarks.order.OrderKeys;
import dev.keyplan.benchmarks.order.OrderMapper;
import dev.keyplan.benchmarks.order.OrderRepository;
import java.util.Map;
import java.util.Optional;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbTable;
import software.amazon.awssdk.enhanced.dynamodb.Key;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;

/** A whole GetItem, answered from memory. */
@State(Scope.Thread)
public class GetBenchmark {

  private final Order order = Orders.of(1).get(0);
  private final DynamoDbClient client =
      Clients.answering(WireJson.getItem(OrderMapper.toItem(order)));
  private final OrderRepository repository = BenchTableClient.create(client).orderRepository();
  private final DynamoDbTable<OrderBean> table = EnhancedTable.of(client);
  private final GetItemRequest ready =
      GetItemRequest.builder()
          .tableName("bench-orders")
          .key(OrderKeys.primaryKey(order.userId(), order.createdAt(), order.orderId()))
          .build();

  @Benchmark
  public Optional<Order> keyplan() {
    return repository.findOrder(order.userId(), order.createdAt(), order.orderId());
  }

  /** The limit: a request made before, an item left a map. */
  @Benchmark
  public Map<String, AttributeValue> sdkAlone() {
    return client.getItem(ready).item();
  }

  @Benchmark
  public Order hand() {
    Map<String, AttributeValue> key = new java.util.HashMap<>(3);
    key.put("PK", AttributeValue.createS("USER#".concat(order.userId())));
    key.put("SK", AttributeValue.createS(HandMapper.sortKey(order.createdAt(), order.orderId())));
    return HandMapper.fromItem(
        client.getItem(GetItemRequest.builder().tableName("bench-orders").key(key).build()).item());
  }

  @Benchmark
  public OrderBean enhancedBean() {
    return table.getItem(
        Key.builder()
            .partitionValue("USER#" + order.userId())
            .sortValue("ORDER#" + order.createdAt() + "#" + order.orderId())
            .build());
  }
}
