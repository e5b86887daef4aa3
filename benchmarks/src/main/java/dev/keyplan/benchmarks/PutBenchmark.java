package dev.keyplan.benchmarks;

import dev.keyplan.benchmarks.enhanced.OrderBean;
import dev.keyplan.benchmarks.hand.HandRows;
import dev.keyplan.benchmarks.order.BenchTableClient;
import dev.keyplan.benchmarks.order.Order;
import dev.keyplan.benchmarks.order.OrderMapper;
import dev.keyplan.benchmarks.order.OrderRepository;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbTable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;

/** A whole PutItem, answered from memory. */
@State(Scope.Thread)
public class PutBenchmark {

  private final Order order = Orders.of(1).get(0);
  private final OrderBean bean = OrderBean.of(order);
  private final DynamoDbClient client = Clients.answering("{}");
  private final OrderRepository repository = BenchTableClient.create(client).orderRepository();
  private final DynamoDbTable<OrderBean> table = EnhancedTable.of(client);
  private final PutItemRequest ready =
      PutItemRequest.builder().tableName("bench-orders").item(OrderMapper.toItem(order)).build();

  @Benchmark
  public Order keyplan() {
    return repository.put(order);
  }

  /** The limit: a request made before. */
  @Benchmark
  public PutItemResponse sdkAlone() {
    return client.putItem(ready);
  }

  @Benchmark
  public PutItemResponse hand() {
    return client.putItem(
        PutItemRequest.builder().tableName("bench-orders").item(HandRows.toItem(order)).build());
  }

  @Benchmark
  public OrderBean enhancedBean() {
    table.putItem(bean);
    return bean;
  }
}
