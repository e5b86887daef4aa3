package dev.keyplan.runtime;

import java.util.concurrent.CompletableFuture;

/** The asynchronous twin of {@link Transaction}, see there for limits, cost and client tokens. */
public interface AsyncTransaction {

  /** See {@link Transaction#size}. */
  int size();

  /**
   * See {@link Transaction#execute}. What that throws becomes the cause of the future's failure; it
   * waits for retries without a thread.
   */
  CompletableFuture<Void> execute();
}
