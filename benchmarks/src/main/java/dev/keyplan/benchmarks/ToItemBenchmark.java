package dev.keyplan.benchmarks;

import dev.keyplan.benchmarks.enhanced.ImmutableOrder;
import dev.keyplan.benchmarks.enhanced.OrderBean;
import dev.keyplan.benchmarks.enhanced.StaticSchema;
import dev.keyplan.benchmarks.hand.HandMapper;
import dev.keyplan.benchmarks.order.Order;
import dev.keyplan.benchmarks.order.OrderMapper;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An object as an item. */
@State(Scope.Thread)
public class ToItemBenchmark {

  private static final int COUNT = 64;

  private final List<Order> orders = Orders.of(COUNT);
  private final List<OrderBean> beans = orders.stream().map(OrderBean::of).toList();
  private final TableSchema<OrderBean> schema = TableSchema.fromBean(OrderBean.class);

  private final TableSchema<OrderBean> staticSchema = StaticSchema.create();
  private final List<ImmutableOrder> immutables = orders.stream().map(ImmutableOrder::of).toList();
  private final TableSchema<ImmutableOrder> immutableSchema =
      TableSchema.fromImmutableClass(ImmutableOrder.class);

  private int next;

  private int next() {
    next = (next + 1) % COUNT;
    return next;
  }

  @Benchmark
  public Map<String, AttributeValue> keyplan() {
    return OrderMapper.toItem(orders.get(next()));
  }

  @Benchmark
  public Map<String, AttributeValue> hand() {
    return HandMapper.toItem(orders.get(next()));
  }

  @Benchmark
  public Map<String, AttributeValue> enhancedBean() {
    return schema.itemToMap(beans.get(next()), true);
  }

  @Benchmark
  public Map<String, AttributeValue> enhancedStatic() {
    return staticSchema.itemToMap(beans.get(next()), true);
  }

  @Benchmark
  public Map<String, AttributeValue> enhancedImmutable() {
    return immutableSchema.itemToMap(immutables.get(next()), true);
  }
}
