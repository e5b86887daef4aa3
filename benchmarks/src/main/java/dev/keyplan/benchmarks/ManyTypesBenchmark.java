package dev.keyplan.benchmarks;

import dev.keyplan.benchmarks.order.OrderMapper;
import dev.keyplan.benchmarks.start.Contestant;
import dev.keyplan.benchmarks.start.Reader;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items of 20 entity types in turn, each with classes of its own. */
@State(Scope.Thread)
public class ManyTypesBenchmark {

  private static final int TYPES = 20;

  private final List<Map<String, AttributeValue>> items =
      Orders.of(TYPES).stream().map(OrderMapper::toItem).toList();
  private final List<Reader> keyplan = Contestant.KEYPLAN.readers(TYPES);
  private final List<Reader> hand = Contestant.HAND.readers(TYPES);
  private final List<Reader> enhancedBean = Contestant.BEAN.readers(TYPES);

  private int next;

  private Object next(List<Reader> readers) {
    next = (next + 1) % TYPES;
    return readers.get(next).fromItem(items.get(next));
  }

  @Benchmark
  public Object keyplan() {
    return next(keyplan);
  }

  @Benchmark
  public Object hand() {
    return next(hand);
  }

  @Benchmark
  public Object enhancedBean() {
    return next(enhancedBean);
  }
}
