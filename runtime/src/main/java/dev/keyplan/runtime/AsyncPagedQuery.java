package dev.keyplan.runtime;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/**
 * A Query that has all its values and is sent when one of the reading methods is called, each time
 * anew. Immutable. The asynchronous twin of {@link PagedQuery}, with the same costs.
 *
 * <p>Futures fail with the exception itself as their cause. What follows an answer, mapping
 * included, runs on the thread of the SDK client that completes the request.
 *
 * @param <T> the entity or view
 */
public final class AsyncPagedQuery<T> {

  private final DynamoDbAsyncClient client;
  private final ItemDecoder decoder;
  private final BoundQuery query;
  private final Function<Map<String, AttributeValue>, T> fromItem;
  private final int limit;

  AsyncPagedQuery(
      DynamoDbAsyncClient client,
      ItemDecoder decoder,
      BoundQuery query,
      Function<Map<String, AttributeValue>, T> fromItem,
      int limit) {
    this.client = client;
    this.decoder = decoder;
    this.query = query;
    this.fromItem = fromItem;
    this.limit = limit;
  }

  /**
   * The same query ended after so many items in all, see {@link PagedQuery#limit}.
   *
   * @throws IllegalArgumentException if {@code items} is less than 1
   */
  public AsyncPagedQuery<T> limit(int items) {
    return new AsyncPagedQuery<>(client, decoder, query, fromItem, BoundQuery.checkedLimit(items));
  }

  /** The first page: one request. */
  public CompletableFuture<Page<T>> page() {
    return page(PageRun.from(query, limit));
  }

  /**
   * The page that starts behind a cursor: one request. The future fails with {@link
   * InvalidCursorException}, before any request, if the cursor is damaged, or does not belong to
   * this pattern and to the values it was called with.
   */
  public CompletableFuture<Page<T>> page(Cursor cursor) {
    try {
      return page(PageRun.from(query, limit, cursor));
    } catch (InvalidCursorException e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  /** The items of all pages, each page one request. */
  public CompletableFuture<List<T>> list() {
    List<T> items = new ArrayList<>();
    return forEach(items::add).thenApply(done -> Collections.unmodifiableList(items));
  }

  /**
   * Hands over the items of all pages one by one, in order. A page is requested when all items of
   * the one before were accepted, so that never more than one page is held. An exception of the
   * action ends the read and fails the future.
   */
  public CompletableFuture<Void> forEach(Consumer<? super T> action) {
    PageRun run = PageRun.from(query, limit);
    return AsyncLoop.run(
        run::hasNext,
        () -> {
          DirectRead read = decoder.read();
          return client.query(run.next(read)).thenApply(response -> run.accept(response, read));
        },
        items -> {
          for (int i = 0; i < items.size(); i++) {
            action.accept(items.read(i, fromItem));
          }
        });
  }

  /** The first item in the pattern's order, read with a Limit of 1. */
  public CompletableFuture<Optional<T>> first() {
    return limit(1).list().thenApply(items -> items.stream().findFirst());
  }

  /** The number of items, at most the limit; see {@link PagedQuery#count}. */
  public CompletableFuture<Long> count() {
    PageRun run = PageRun.counting(query, limit);
    AtomicLong count = new AtomicLong();
    return AsyncLoop.<QueryResponse>run(
            run::hasNext,
            () -> client.query(run.next()),
            response -> count.addAndGet(run.count(response)))
        .thenApply(done -> count.get());
  }

  /**
   * The request of the first page, for tests and logs.
   *
   * @throws IllegalStateException if the range is empty, so that no request is ever sent
   */
  public QueryRequest request() {
    return query.firstRequest(limit);
  }

  private CompletableFuture<Page<T>> page(PageRun run) {
    if (!run.hasNext()) {
      return CompletableFuture.completedFuture(new Page<>(List.of(), Optional.empty()));
    }
    DirectRead read = decoder.read();
    return AsyncRequests.send(
        () -> client.query(run.next(read)),
        response -> new Page<>(run.accept(response, read).read(fromItem), run.cursor()));
  }
}
