package dev.keyplan.benchmarks;

import dev.keyplan.benchmarks.enhanced.OrderBean;
import dev.keyplan.benchmarks.order.BenchTableClient;
import dev.keyplan.benchmarks.order.Order;
import dev.keyplan.benchmarks.order.OrderMapper;
import dev.keyplan.benchmarks.order.OrderRepository;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbTable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A whole UpdateItem of all attributes that are no key, answered from memory with the item. */
@State(Scope.Thread)
public class UpdateBenchmark {

  private final Order order = Orders.of(1).get(0);
  private final OrderBean bean = OrderBean.of(order);
  private final DynamoDbClient client =
      Clients.answering(WireJson.attributes(OrderMapper.toItem(order)));
  private final OrderRepository repository = BenchTableClient.create(client).orderRepository();
  private final DynamoDbTable<OrderBean> table = EnhancedTable.of(client);

  @Benchmark
  public Order keyplan() {
    return repository
        .update(order.userId(), order.createdAt(), order.orderId())
        .status(order.status())
        .total(order.total())
        .revision(order.revision())
        .currency(order.currency())
        .email(order.email())
        .shipTo(order.shipTo())
        .updatedAt(order.updatedAt())
        .shippedAt(order.shippedAt().get())
        .note(order.note().get())
        .lines(order.lines())
        .labels(order.labels())
        .tags(order.tags())
        .execute();
  }

  @Benchmark
  public OrderBean enhancedBean() {
    return table.updateItem(bean);
  }
}
