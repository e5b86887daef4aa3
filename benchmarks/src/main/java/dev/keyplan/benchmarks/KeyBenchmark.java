package dev.keyplan.benchmarks;

import dev.keyplan.benchmarks.hand.HandMapper;
import dev.keyplan.benchmarks.order.Order;
import dev.keyplan.benchmarks.order.OrderKeys;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** The text of a sort key with a time in it. */
@State(Scope.Thread)
public class KeyBenchmark {

  private static final int COUNT = 64;

  private final List<Order> orders = Orders.of(COUNT);

  private int next;

  private Order next() {
    next = (next + 1) % COUNT;
    return orders.get(next);
  }

  @Benchmark
  public String keyplan() {
    Order order = next();
    return OrderKeys.sortKey(order.createdAt(), order.orderId());
  }

  @Benchmark
  public String hand() {
    Order order = next();
    return HandMapper.sortKey(order.createdAt(), order.orderId());
  }

  /** As most people write it: the text has no fixed width and does not sort. */
  @Benchmark
  public String concatenation() {
    Order order = next();
    return "ORDER#" + order.createdAt() + "#" + order.orderId();
  }
}
