package dev.keyplan.benchmarks;

import dev.keyplan.benchmarks.hand.HandMapper;
import dev.keyplan.benchmarks.order.Order;
import dev.keyplan.runtime.BenchmarkedCursors;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The LastEvaluatedKey of a query of an index, four texts, and who makes a cursor of it. */
final class Cursors {

  static final Map<String, AttributeValue> KEY = key(Orders.of(1).get(0));
  static final BenchmarkedCursors KEYPLAN = new BenchmarkedCursors(KEY);
  static final JacksonCursor JACKSON = new JacksonCursor();

  private Cursors() {}

  private static Map<String, AttributeValue> key(Order order) {
    return Map.of(
        "PK", AttributeValue.createS("USER#" + order.userId()),
        "SK", AttributeValue.createS(HandMapper.sortKey(order.createdAt(), order.orderId())),
        "GSI1PK", AttributeValue.createS("STATUS#" + order.status()),
        "GSI1SK", AttributeValue.createS(order.createdAt().toString()));
  }
}
