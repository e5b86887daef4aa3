package dev.keyplan.benchmarks.order;

import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;

/** What the repository sends, without sending it. */
public final class OrderRequests {

  private OrderRequests() {}

  public static PutItemRequest put(Order order) {
    return PutItemRequest.builder()
        .tableName("bench-orders")
        .item(OrderMapper.requestItem(order))
        .build();
  }
}
