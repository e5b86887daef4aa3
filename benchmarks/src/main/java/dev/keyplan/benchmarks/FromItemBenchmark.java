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

/** An item as an object. */
@State(Scope.Thread)
public class FromItemBenchmark {

  private static final int COUNT = 64;

  private final List<Map<String, AttributeValue>> items =
      Orders.of(COUNT).stream().map(OrderMapper::toItem).toList();
  private final TableSchema<OrderBean> schema = TableSchema.fromBean(OrderBean.class);

  private final TableSchema<OrderBean> staticSchema = StaticSchema.create();
  private final TableSchema<ImmutableOrder> immutableSchema =
      TableSchema.fromImmutableClass(ImmutableOrder.class);

  private int next;

  private int next() {
    next = (next + 1) % COUNT;
    return next;
  }

  @Benchmark
  public Order keyplan() {
    return OrderMapper.fromItem(items.get(next()));
  }

  @Benchmark
  public Order hand() {
    return HandMapper.fromItem(items.get(next()));
  }

  @Benchmark
  public OrderBean enhancedBean() {
    return schema.mapToItem(items.get(next()));
  }

  @Benchmark
  public OrderBean enhancedStatic() {
    return staticSchema.mapToItem(items.get(next()));
  }

  @Benchmark
  public ImmutableOrder enhancedImmutable() {
    return immutableSchema.mapToItem(items.get(next()));
  }
}
