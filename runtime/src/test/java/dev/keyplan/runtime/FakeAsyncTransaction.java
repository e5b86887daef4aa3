package dev.keyplan.runtime;

import java.util.concurrent.CompletableFuture;

/** The asynchronous twin of {@link FakeTransaction}. */
final class FakeAsyncTransaction extends TransactionWrites<FakeAsyncTransaction>
    implements AsyncTransaction {

  private final AsyncTableAccess table;

  FakeAsyncTransaction(AsyncTableAccess table, String name, String token) {
    super(table, name, token);
    this.table = table;
  }

  @Override
  public CompletableFuture<Void> execute() {
    return send(table);
  }
}
