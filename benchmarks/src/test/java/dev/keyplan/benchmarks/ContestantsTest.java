package dev.keyplan.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.benchmarks.enhanced.OrderBean;
import dev.keyplan.benchmarks.hand.HandMapper;
import dev.keyplan.benchmarks.order.Order;
import dev.keyplan.benchmarks.order.OrderKeys;
import dev.keyplan.benchmarks.order.OrderMapper;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What is compared does the same work. */
class ContestantsTest {

  private static final int COUNT = 64;

  @Test
  void theHandWrittenMapperStoresTheSameItem() {
    for (Order order : Orders.of(COUNT)) {
      assertThat(HandMapper.toItem(order)).isEqualTo(OrderMapper.toItem(order));
    }
  }

  @Test
  void everyMapperReadsTheSameOrder() {
    TableSchema<OrderBean> schema = TableSchema.fromBean(OrderBean.class);
    for (Order order : Orders.of(COUNT)) {
      Map<String, AttributeValue> item = OrderMapper.toItem(order);

      assertThat(OrderMapper.fromItem(item)).isEqualTo(order);
      assertThat(HandMapper.fromItem(item)).isEqualTo(order);
      assertThat(schema.mapToItem(item)).usingRecursiveComparison().isEqualTo(OrderBean.of(order));
    }
  }

  /** Times apart, whose text the Enhanced Client leaves without a fixed width. */
  @Test
  void theEnhancedClientStoresTheSameItem() {
    TableSchema<OrderBean> schema = TableSchema.fromBean(OrderBean.class);
    for (Order order : Orders.of(COUNT)) {
      assertThat(withoutTimes(schema.itemToMap(OrderBean.of(order), true)))
          .isEqualTo(withoutTimes(OrderMapper.toItem(order)));
    }
  }

  @Test
  void theHandWrittenKeyIsTheSame() {
    for (Order order : Orders.of(COUNT)) {
      assertThat(HandMapper.sortKey(order.createdAt(), order.orderId()))
          .isEqualTo(OrderKeys.sortKey(order.createdAt(), order.orderId()));
    }
  }

  @Test
  void everyCallReadsOrWritesTheSame() {
    GetBenchmark get = new GetBenchmark();
    QueryBenchmark query = new QueryBenchmark();
    UpdateBenchmark update = new UpdateBenchmark();

    assertThat(get.keyplan()).contains(get.hand());
    assertThat(get.enhancedBean()).usingRecursiveComparison().isEqualTo(OrderBean.of(get.hand()));
    assertThat(query.keyplan()).hasSize(100).isEqualTo(query.hand());
    assertThat(query.enhancedBean()).hasSize(100);
    assertThat(update.enhancedBean())
        .usingRecursiveComparison()
        .isEqualTo(OrderBean.of(update.keyplan()));
    assertThat(new PutBenchmark().keyplan()).isEqualTo(get.hand());
  }

  private static Map<String, AttributeValue> withoutTimes(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> rest = new HashMap<>(item);
    rest.keySet().removeAll(Set.of("SK", "createdAt", "updatedAt", "shippedAt"));
    return rest;
  }
}
