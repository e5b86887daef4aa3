package dev.keyplan.runtime;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Function;
import java.util.function.Supplier;

/** Sends a request so that every failure, at once or later, ends in the future, unwrapped. */
final class AsyncRequests {

  private AsyncRequests() {}

  static <R, T> CompletableFuture<T> send(
      Supplier<CompletableFuture<R>> request, Function<R, T> answer) {
    return send(request, answer, failure -> failure);
  }

  /**
   * @param failure turns what the request failed with into what the caller is told
   */
  static <R, T> CompletableFuture<T> send(
      Supplier<CompletableFuture<R>> request,
      Function<R, T> answer,
      Function<Throwable, Throwable> failure) {
    CompletableFuture<T> result = new CompletableFuture<>();
    try {
      request
          .get()
          .whenComplete(
              (response, thrown) -> {
                if (thrown != null) {
                  result.completeExceptionally(failure.apply(unwrapped(thrown)));
                } else {
                  complete(result, response, answer);
                }
              });
    } catch (RuntimeException | Error e) {
      result.completeExceptionally(failure.apply(e));
    }
    return result;
  }

  /**
   * @param recovery turns a failure of that type into an answer, or throws what the caller is told
   */
  static <T, E extends Throwable> CompletableFuture<T> recovering(
      CompletableFuture<T> answer, Class<E> type, Function<E, T> recovery) {
    CompletableFuture<T> result = new CompletableFuture<>();
    answer.whenComplete(
        (value, thrown) -> {
          Throwable failure = thrown == null ? null : unwrapped(thrown);
          if (failure == null) {
            result.complete(value);
          } else if (type.isInstance(failure)) {
            complete(result, type.cast(failure), recovery);
          } else {
            result.completeExceptionally(failure);
          }
        });
    return result;
  }

  /** The exception itself, without what a chain of futures wraps around it. */
  static Throwable unwrapped(Throwable thrown) {
    return thrown instanceof CompletionException && thrown.getCause() != null
        ? thrown.getCause()
        : thrown;
  }

  private static <R, T> void complete(
      CompletableFuture<T> result, R response, Function<R, T> answer) {
    try {
      result.complete(answer.apply(response));
    } catch (RuntimeException | Error e) {
      result.completeExceptionally(e);
    }
  }
}
