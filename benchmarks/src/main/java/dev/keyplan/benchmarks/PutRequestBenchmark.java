package dev.keyplan.benchmarks;

import dev.keyplan.benchmarks.enhanced.OrderBean;
import dev.keyplan.benchmarks.hand.HandRows;
import dev.keyplan.benchmarks.order.Order;
import dev.keyplan.benchmarks.order.OrderRequests;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;

/** An object as a PutItemRequest, which copies the item. */
@State(Scope.Thread)
public class PutRequestBenchmark {

  private static final int COUNT = 64;

  private final List<Order> orders = Orders.of(COUNT);
  private final List<OrderBean> beans = orders.stream().map(OrderBean::of).toList();
  private final TableSchema<OrderBean> schema = TableSchema.fromBean(OrderBean.class);

  private int next;

  private int next() {
    next = (next + 1) % COUNT;
    return next;
  }

  @Benchmark
  public PutItemRequest keyplan() {
    return OrderRequests.put(orders.get(next()));
  }

  @Benchmark
  public PutItemRequest hand() {
    return PutItemRequest.builder()
        .tableName("bench-orders")
        .item(HandRows.toItem(orders.get(next())))
        .build();
  }

  @Benchmark
  public PutItemRequest enhancedBean() {
    return PutItemRequest.builder()
        .tableName("bench-orders")
        .item(schema.itemToMap(beans.get(next()), true))
        .build();
  }
}
