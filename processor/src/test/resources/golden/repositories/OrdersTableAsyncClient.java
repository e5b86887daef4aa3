package shop;

import dev.keyplan.runtime.AsyncTableAccess;
import dev.keyplan.runtime.CursorKeys;
import javax.annotation.processing.Generated;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;

/**
 * The table {@code orders-service}, reached through an SDK client, which stays the caller's to
 * close. Make one for each SDK client and keep it; safe for use by several threads.
 */
@Generated("dev.keyplan.processor.KeyplanProcessor")
public final class OrdersTableAsyncClient {
  private final AsyncTableAccess table;

  private final UserAsyncRepository userRepository;

  private final OrderAsyncRepository orderRepository;

  private final OrderSummaryAsyncRepository orderSummaryRepository;

  private final LineItemAsyncRepository lineItemRepository;

  private final StockAsyncRepository stockRepository;

  private final OrderWithItemsAsyncRepository orderWithItemsRepository;

  private OrdersTableAsyncClient(AsyncTableAccess table) {
    this.table = table;
    this.userRepository = new UserAsyncRepository(table);
    this.orderRepository = new OrderAsyncRepository(table);
    this.orderSummaryRepository = new OrderSummaryAsyncRepository(table);
    this.lineItemRepository = new LineItemAsyncRepository(table);
    this.stockRepository = new StockAsyncRepository(table);
    this.orderWithItemsRepository = new OrderWithItemsAsyncRepository(table);
  }

  /**
   * The table by its declared name, {@code orders-service}.
   */
  public static OrdersTableAsyncClient create(DynamoDbAsyncClient client) {
    return create(client, "orders-service");
  }

  /**
   * A table of another name but the same design, for a stage or a test, say.
   *
   * @param tableName the table's name or ARN
   */
  public static OrdersTableAsyncClient create(DynamoDbAsyncClient client, String tableName) {
    return new OrdersTableAsyncClient(AsyncTableAccess.of(client, tableName));
  }

  /**
   * The same table with cursors signed, so that they cannot be forged. Those made before without
   * keys are refused.
   */
  public OrdersTableAsyncClient withCursorKeys(CursorKeys cursorKeys) {
    return new OrdersTableAsyncClient(table.withCursorKeys(cursorKeys));
  }

  public UserAsyncRepository userRepository() {
    return userRepository;
  }

  public OrderAsyncRepository orderRepository() {
    return orderRepository;
  }

  public OrderSummaryAsyncRepository orderSummaryRepository() {
    return orderSummaryRepository;
  }

  public LineItemAsyncRepository lineItemRepository() {
    return lineItemRepository;
  }

  public StockAsyncRepository stockRepository() {
    return stockRepository;
  }

  public OrderWithItemsAsyncRepository orderWithItemsRepository() {
    return orderWithItemsRepository;
  }
}
