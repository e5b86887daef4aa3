package dev.keyplan.runtime;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Sends requests one after another until none is left. Answers that are there at once are taken in
 * a loop rather than in a chain of callbacks, which would overflow the stack over many pages.
 */
final class AsyncLoop<R> {

  private final BooleanSupplier hasNext;
  private final Supplier<CompletableFuture<R>> next;
  private final Consumer<R> accept;
  private final CompletableFuture<Void> done = new CompletableFuture<>();

  /** Steps asked for and not yet taken; whoever raises it from 0 takes them all. */
  private final AtomicInteger pending = new AtomicInteger();

  private AsyncLoop(
      BooleanSupplier hasNext, Supplier<CompletableFuture<R>> next, Consumer<R> accept) {
    this.hasNext = hasNext;
    this.next = next;
    this.accept = accept;
  }

  /**
   * @return completes when {@code hasNext} is false, or with the first exception, unwrapped
   */
  static <R> CompletableFuture<Void> run(
      BooleanSupplier hasNext, Supplier<CompletableFuture<R>> next, Consumer<R> accept) {
    AsyncLoop<R> loop = new AsyncLoop<>(hasNext, next, accept);
    loop.step();
    return loop.done;
  }

  private void step() {
    if (pending.getAndIncrement() > 0) {
      return;
    }
    do {
      send();
    } while (pending.decrementAndGet() > 0);
  }

  private void send() {
    try {
      if (hasNext.getAsBoolean()) {
        next.get().whenComplete(this::answered);
      } else {
        done.complete(null);
      }
    } catch (RuntimeException | Error e) {
      done.completeExceptionally(e);
    }
  }

  private void answered(R answer, Throwable thrown) {
    if (thrown != null) {
      done.completeExceptionally(AsyncRequests.unwrapped(thrown));
      return;
    }
    try {
      accept.accept(answer);
    } catch (RuntimeException | Error e) {
      done.completeExceptionally(e);
      return;
    }
    step();
  }
}
