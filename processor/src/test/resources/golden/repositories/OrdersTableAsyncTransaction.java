package shop;

import dev.keyplan.runtime.AsyncTableAccess;
import dev.keyplan.runtime.AsyncTransaction;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;

/**
 * Writes of several items of {@link OrdersTable}, all of them or none: one TransactWriteItems,
 * which {@link #execute} sends. Made by {@link OrdersTableAsyncClient#transaction()}; not for use
 * by several threads.
 *
 * <p>It has 1 to 100 actions, one for each item, and 4 MB in all. Each costs two write units per
 * KB instead of one, also where the transaction is cancelled.
 *
 * <p>Made again in the same way with the same client token, it is carried out once within ten
 * minutes. Nothing comes back but success: what is stored is what was given.
 */
@Generated("dev.keyplan.processor.KeyplanProcessor")
public final class OrdersTableAsyncTransaction extends OrdersTableTransactionWrites<OrdersTableAsyncTransaction> implements AsyncTransaction {
  private final AsyncTableAccess table;

  OrdersTableAsyncTransaction(AsyncTableAccess table) {
    this(table, randomToken());
  }

  OrdersTableAsyncTransaction(AsyncTableAccess table, String clientToken) {
    super(table, "OrdersTable.transaction", clientToken);
    this.table = table;
  }

  /**
   * Adds what another transaction has so far, of this table or another one. The client token is
   * still this one's.
   *
   * @throws IllegalArgumentException if it is of another SDK client, or of no generated class
   */
  public OrdersTableAsyncTransaction with(AsyncTransaction other) {
    return include(other);
  }

  @Override
  public CompletableFuture<Void> execute() {
    return send(table);
  }
}
