package dev.keyplan.runtime;

import java.util.concurrent.CompletableFuture;

/** The asynchronous twin of {@link Transaction}, see there for limits, cost and client tokens. */
public abstract class AsyncTransaction extends TransactionWrites {

  private final AsyncCalls calls;

  /**
   * A transaction with a random client token.
   *
   * @param name what requests carry, as in {@code OrdersTable.transaction}
   */
  protected AsyncTransaction(AsyncTableAccess table, String name) {
    super(table.target(), name);
    this.calls = table.calls();
  }

  /**
   * @param name what requests carry, as in {@code OrdersTable.transaction}
   * @param token of 1 to 36 characters
   * @throws IllegalArgumentException if it is of other length
   */
  protected AsyncTransaction(AsyncTableAccess table, String name, String token) {
    super(table.target(), name, token);
    this.calls = table.calls();
  }

  /**
   * See {@link Transaction#execute}. What that throws becomes the cause of the future's failure; it
   * waits for retries without a thread.
   */
  public final CompletableFuture<Void> execute() {
    return AsyncRequests.send(() -> calls.send(transaction()), done -> done);
  }
}
