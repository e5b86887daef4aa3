package shop;

import dev.keyplan.runtime.CursorKeys;
import dev.keyplan.runtime.ItemDecoding;
import dev.keyplan.runtime.TableAccess;
import dev.keyplan.runtime.TransactionalGet;
import dev.keyplan.runtime.TransactionalResults;
import javax.annotation.processing.Generated;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * The table {@code orders-service}, reached through an SDK client, which stays the caller's to
 * close. Make one for each SDK client and keep it; safe for use by several threads.
 */
@Generated("dev.keyplan.processor.KeyplanProcessor")
public final class OrdersTableClient {
  private final TableAccess table;

  private OrdersTableClient(TableAccess table) {
    this.table = table;
  }

  /**
   * The table by its declared name, {@code orders-service}.
   */
  public static OrdersTableClient create(DynamoDbClient client) {
    return create(client, "orders-service");
  }

  /**
   * A table of another name but the same design, for a stage or a test, say.
   *
   * @param tableName the table's name or ARN
   */
  public static OrdersTableClient create(DynamoDbClient client, String tableName) {
    return new OrdersTableClient(TableAccess.of(client, tableName));
  }

  /**
   * The same table with cursors signed, so that they cannot be forged. Those made before without
   * keys are refused.
   */
  public OrdersTableClient withCursorKeys(CursorKeys cursorKeys) {
    return new OrdersTableClient(table.withCursorKeys(cursorKeys));
  }

  /**
   * The same table with another answer to who decodes the items that Queries find: the SDK, or
   * Keyplan from the bytes, as it does by itself where the client has no interceptors that might
   * look at them.
   */
  public OrdersTableClient withItemDecoding(ItemDecoding itemDecoding) {
    return new OrdersTableClient(table.withItemDecoding(itemDecoding));
  }

  public UserRepository userRepository() {
    return new UserRepository(table);
  }

  public OrderRepository orderRepository() {
    return new OrderRepository(table);
  }

  public OrderSummaryRepository orderSummaryRepository() {
    return new OrderSummaryRepository(table);
  }

  public LineItemRepository lineItemRepository() {
    return new LineItemRepository(table);
  }

  public StockRepository stockRepository() {
    return new StockRepository(table);
  }

  public OrderWithItemsRepository orderWithItemsRepository() {
    return new OrderWithItemsRepository(table);
  }

  /**
   * Begins a transaction of writes, with a random client token. Nothing is sent yet.
   */
  public OrdersTableTransaction transaction() {
    return new OrdersTableTransaction(table);
  }

  /**
   * Begins a transaction of writes that is carried out once, however often it is made and executed
   * within ten minutes. Nothing is sent yet.
   *
   * @param clientToken names this transaction, and no other: 1 to 36 characters
   * @throws IllegalArgumentException if it is of other length
   */
  public OrdersTableTransaction transaction(String clientToken) {
    return new OrdersTableTransaction(table, clientToken);
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
  public TransactionalResults transactionalGet(TransactionalGet<?>... gets) {
    return table.transactionalGet("OrdersTable.transactionalGet", gets);
  }
}
