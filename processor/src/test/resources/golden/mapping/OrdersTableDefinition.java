package shop;

import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.UpdateContinuousBackupsRequest;

/**
 * The table {@code orders-service} and its indexes: names, and the requests that create them.
 */
public final class OrdersTableDefinition {
  /**
   * The table's name, unless another is given.
   */
  public static final String TABLE_NAME = "orders-service";

  /**
   * The table's partition key attribute.
   */
  public static final String PARTITION_KEY = "PK";

  /**
   * The table's sort key attribute.
   */
  public static final String SORT_KEY = "SK";

  /**
   * The attribute that tells items apart by entity.
   */
  public static final String ENTITY_TYPE = "entityType";

  /**
   * The name of the index {@code GSI1}.
   */
  public static final String GSI1 = "GSI1";

  /**
   * The index's partition key attribute.
   */
  public static final String GSI1_PARTITION_KEY = "GSI1PK";

  /**
   * The index's sort key attribute.
   */
  public static final String GSI1_SORT_KEY = "GSI1SK";

  private OrdersTableDefinition() {
  }

  /**
   * Creates the table with all its indexes, billed on demand.
   *
   * @param tableName {@link #TABLE_NAME}, or another
   */
  public static CreateTableRequest createTableRequest(String tableName) {
    return CreateTableRequest.builder()
        .tableName(tableName)
        .attributeDefinitions(
            attribute("PK", ScalarAttributeType.S),
            attribute("SK", ScalarAttributeType.S),
            attribute("GSI1PK", ScalarAttributeType.S),
            attribute("GSI1SK", ScalarAttributeType.S))
        .keySchema(key("PK", KeyType.HASH), key("SK", KeyType.RANGE))
        .globalSecondaryIndexes(
            GlobalSecondaryIndex.builder()
                .indexName("GSI1")
                .keySchema(key("GSI1PK", KeyType.HASH), key("GSI1SK", KeyType.RANGE))
                .projection(projection -> projection
                    .projectionType(ProjectionType.INCLUDE)
                    .nonKeyAttributes("createdAt", "orderId", "total"))
                .build())
        .billingMode(BillingMode.PAY_PER_REQUEST)
        .build();
  }

  /**
   * Lets the table be restored to any second of the last 35 days. Sent once, when the table is active:
   * it is no part of the request that creates it.
   *
   * @param tableName {@link #TABLE_NAME}, or another
   */
  public static UpdateContinuousBackupsRequest continuousBackupsRequest(String tableName) {
    return UpdateContinuousBackupsRequest.builder()
        .tableName(tableName)
        .pointInTimeRecoverySpecification(recovery -> recovery
            .pointInTimeRecoveryEnabled(true)
            .recoveryPeriodInDays(35))
        .build();
  }

  private static AttributeDefinition attribute(String name, ScalarAttributeType type) {
    return AttributeDefinition.builder().attributeName(name).attributeType(type).build();
  }

  private static KeySchemaElement key(String name, KeyType type) {
    return KeySchemaElement.builder().attributeName(name).keyType(type).build();
  }
}
