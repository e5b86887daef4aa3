package dev.keyplan.benchmarks;

import dev.keyplan.benchmarks.enhanced.OrderBean;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbEnhancedClient;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbTable;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The Enhanced Client's table, apart from {@link Clients}, which do without it. */
final class EnhancedTable {

  private EnhancedTable() {}

  static DynamoDbTable<OrderBean> of(DynamoDbClient client) {
    return DynamoDbEnhancedClient.builder()
        .dynamoDbClient(client)
        .build()
        .table("bench-orders", TableSchema.fromBean(OrderBean.class));
  }
}
