package shop;

import dev.keyplan.runtime.AsyncTableAccess;
import dev.keyplan.runtime.CursorKeys;
import dev.keyplan.runtime.ItemDecoding;
import dev.keyplan.runtime.TransactionalGet;
import dev.keyplan.runtime.TransactionalResults;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;

/**
 * The table {@code orders-service}, reached through an SDK client, which stays the caller's to
 * close. Make one for each SDK client and keep it; safe for use by several threads.
 */
@Generated("dev.keyplan.processor.KeyplanProcessor")
public final class OrdersTableAsyncClient {
  private final AsyncTableAccess table;

  private OrdersTableAsyncClient(AsyncTableAccess table) {
    this.table = table;
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

  /**
   * The same table with another answer to who decodes the items that Queries find: the SDK, or
   * Keyplan from the bytes, as it does by itself where the client has no interceptors that might
   * look at them.
   */
  public OrdersTableAsyncClient withItemDecoding(ItemDecoding itemDecoding) {
    return new OrdersTableAsyncClient(table.withItemDecoding(itemDecoding));
  }

  public UserAsyncRepository userRepository() {
    return new UserAsyncRepository(table);
  }

  public OrderAsyncRepository orderRepository() {
    return new OrderAsyncRepository(table);
  }

  public OrderSummaryAsyncRepository orderSummaryRepository() {
    return new OrderSummaryAsyncRepository(table);
  }

  public LineItemAsyncRepository lineItemRepository() {
    return new LineItemAsyncRepository(table);
  }

  public StockAsyncRepository stockRepository() {
    return new StockAsyncRepository(table);
  }

  public OrderWithItemsAsyncRepository orderWithItemsRepository() {
    return new OrderWithItemsAsyncRepository(table);
  }

  /**
   * Begins a transaction of writes, with a random client token. Nothing is sent yet.
   */
  public OrdersTableAsyncTransaction transaction() {
    return new OrdersTableAsyncTransaction(table);
  }

  /**
   * Begins a transaction of writes that is carried out once, however often it is made and executed
   * within ten minutes. Nothing is sent yet.
   *
   * @param clientToken names this transaction, and no other: 1 to 36 characters
   * @throws IllegalArgumentException if it is of other length
   */
  public OrdersTableAsyncTransaction transaction(String clientToken) {
    return new OrdersTableAsyncTransaction(table, clientToken);
  }

  /**
   * Reads 1 to 100 items, of this table and of others of the same SDK client, as they are at one
   * moment: one TransactGetItems, two read units per 4 KB of each. It is tried again while items
   * are written to.
   *
   * @param gets what the methods of repositories that end in {@code InTransaction} made
   * @return answers each of them
   * @throws dev.keyplan.runtime.TransactionFailedException if it conflicts with writes, after all
   *     retries
   * @throws IllegalArgumentException if there are none or more than 100 items, or one is of another
   *     SDK client
   */
  public CompletableFuture<TransactionalResults> transactionalGet(TransactionalGet<?>... gets) {
    return table.transactionalGet("OrdersTable.transactionalGet", gets);
  }
}
