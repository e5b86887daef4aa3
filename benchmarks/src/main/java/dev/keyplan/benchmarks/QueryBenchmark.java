package dev.keyplan.benchmarks;

import dev.keyplan.benchmarks.enhanced.OrderBean;
import dev.keyplan.benchmarks.hand.HandMapper;
import dev.keyplan.benchmarks.order.BenchTableClient;
import dev.keyplan.benchmarks.order.Order;
import dev.keyplan.benchmarks.order.OrderMapper;
import dev.keyplan.benchmarks.order.OrderRepository;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbTable;
import software.amazon.awssdk.enhanced.dynamodb.model.QueryConditional;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** A whole Query of a page of 100 items, answered from memory. */
@State(Scope.Thread)
public class QueryBenchmark {

  private static final int ITEMS = 100;

  private final DynamoDbClient client =
      Clients.answering(
          WireJson.query(Orders.of(ITEMS).stream().map(OrderMapper::toItem).toList()));
  private final OrderRepository repository = BenchTableClient.create(client).orderRepository();
  private final DynamoDbTable<OrderBean> table = EnhancedTable.of(client);
  private final QueryRequest ready = repository.ordersOfUser("u-1").request();

  @Benchmark
  public List<Order> keyplan() {
    return repository.ordersOfUser("u-1").page().items();
  }

  /** The limit: a request made before, items left maps. */
  @Benchmark
  public List<Map<String, AttributeValue>> sdkAlone() {
    return client.query(ready).items();
  }

  @Benchmark
  public List<Order> hand() {
    QueryRequest request =
        QueryRequest.builder()
            .tableName("bench-orders")
            .keyConditionExpression("PK = :p AND begins_with(SK, :s)")
            .expressionAttributeValues(
                Map.of(
                    ":p", AttributeValue.createS("USER#".concat("u-1")),
                    ":s", AttributeValue.createS("ORDER#")))
            .scanIndexForward(false)
            .limit(ITEMS)
            .build();
    List<Map<String, AttributeValue>> items = client.query(request).items();
    List<Order> orders = new ArrayList<>(items.size());
    for (int i = 0; i < items.size(); i++) {
      orders.add(HandMapper.fromItem(items.get(i)));
    }
    return orders;
  }

  @Benchmark
  public List<OrderBean> enhancedBean() {
    return table
        .query(
            query ->
                query
                    .queryConditional(
                        QueryConditional.sortBeginsWith(
                            key -> key.partitionValue("USER#" + "u-1").sortValue("ORDER#")))
                    .scanIndexForward(false)
                    .limit(ITEMS))
        .iterator()
        .next()
        .items();
  }
}
