package dev.keyplan.runtime;

import java.time.Clock;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/**
 * The asynchronous twin of {@link TableAccess}. Errors of DynamoDB, and what {@link TableAccess}
 * throws, become the cause of the future's failure.
 */
public final class AsyncTableAccess {

  private final DynamoDbAsyncClient client;
  private final String tableName;
  private final CursorKeys cursorKeys;
  private final Clock clock;

  private AsyncTableAccess(
      DynamoDbAsyncClient client, String tableName, CursorKeys cursorKeys, Clock clock) {
    this.client = Objects.requireNonNull(client, "client");
    this.tableName = Objects.requireNonNull(tableName, "tableName");
    this.cursorKeys = cursorKeys;
    this.clock = Objects.requireNonNull(clock, "clock");
  }

  /**
   * @param tableName the name or ARN of the table
   */
  public static AsyncTableAccess of(DynamoDbAsyncClient client, String tableName) {
    return new AsyncTableAccess(client, tableName, null, Clock.systemUTC());
  }

  /** The same table with cursors signed, see {@link CursorKeys}. */
  public AsyncTableAccess withCursorKeys(CursorKeys keys) {
    return new AsyncTableAccess(client, tableName, Objects.requireNonNull(keys, "keys"), clock);
  }

  /** See {@link TableAccess#withClock}. */
  public AsyncTableAccess withClock(Clock other) {
    return new AsyncTableAccess(client, tableName, cursorKeys, other);
  }

  /** As time to live is stored: seconds since the epoch, floored. An item is expired up to it. */
  AttributeValue now() {
    return AttributeValue.fromN(Long.toString(clock.instant().getEpochSecond()));
  }

  /** One GetItem. */
  public <T> CompletableFuture<Optional<T>> get(
      GetPattern pattern,
      Map<String, AttributeValue> key,
      Function<Map<String, AttributeValue>, T> fromItem) {
    return AsyncRequests.send(
        () -> client.getItem(pattern.request(tableName, key)),
        response -> pattern.own(response).map(fromItem));
  }

  /** See {@link TableAccess#batchGet}. */
  public <K, T> CompletableFuture<Map<K, T>> batchGet(
      GetPattern pattern,
      Collection<K> keys,
      Function<K, Map<String, AttributeValue>> toKey,
      Function<Map<String, AttributeValue>, T> fromItem) {
    BatchGet<K> batch = new BatchGet<>(pattern, tableName, keys, toKey, Backoff.DEFAULT);
    return AsyncLoop.run(batch::hasNext, () -> send(batch), batch::accept)
        .thenApply(done -> batch.result(fromItem));
  }

  /** A Query that bounds the partition key attribute alone, or the sort key attribute too. */
  public <T> AsyncPagedQuery<T> query(
      QueryPattern pattern,
      AttributeValue partition,
      SortKeyCondition condition,
      Function<Map<String, AttributeValue>, T> fromItem) {
    return query(pattern, List.of(partition), condition, fromItem);
  }

  /**
   * A Query.
   *
   * @param equalities values of all partition key attributes, then of leading sort key attributes
   * @param condition on the sort key attribute after them
   */
  public <T> AsyncPagedQuery<T> query(
      QueryPattern pattern,
      List<AttributeValue> equalities,
      SortKeyCondition condition,
      Function<Map<String, AttributeValue>, T> fromItem) {
    BoundQuery query = new BoundQuery(pattern, tableName, equalities, condition, cursorKeys);
    return new AsyncPagedQuery<>(client, query, fromItem, 0);
  }

  /** The items of all pages of a Query as one object; empty if there are none. */
  public <T> CompletableFuture<Optional<T>> collect(
      QueryPattern pattern,
      AttributeValue partition,
      SortKeyCondition condition,
      Function<List<Map<String, AttributeValue>>, T> fromItems) {
    return collect(pattern, List.of(partition), condition, fromItems);
  }

  /** The items of all pages of a Query as one object; empty if there are none. */
  public <T> CompletableFuture<Optional<T>> collect(
      QueryPattern pattern,
      List<AttributeValue> equalities,
      SortKeyCondition condition,
      Function<List<Map<String, AttributeValue>>, T> fromItems) {
    return query(pattern, equalities, condition, Function.<Map<String, AttributeValue>>identity())
        .list()
        .thenApply(items -> Items.collect(items, fromItems));
  }

  /** See {@link TableAccess#create}. */
  public <T> CompletableFuture<T> create(
      EntityWrites writes,
      Map<String, AttributeValue> item,
      Function<Map<String, AttributeValue>, T> fromItem) {
    return AsyncRequests.send(
        () -> client.putItem(writes.create(tableName, item)),
        response -> fromItem.apply(item),
        failure ->
            failure instanceof ConditionalCheckFailedException taken
                ? writes.alreadyExists(tableName, item, taken)
                : failure);
  }

  /** See {@link TableAccess#put}. */
  public CompletableFuture<Void> put(EntityWrites writes, Map<String, AttributeValue> item) {
    return AsyncRequests.send(
        () -> client.putItem(writes.put(tableName, item)),
        response -> null,
        failure ->
            failure instanceof ConditionalCheckFailedException refused
                ? writes.ofAnotherType("put", tableName, item, refused)
                : failure);
  }

  /** See {@link TableAccess#delete}. */
  public CompletableFuture<Void> delete(EntityWrites writes, Map<String, AttributeValue> key) {
    return AsyncRequests.send(
        () -> client.deleteItem(writes.delete(tableName, key)),
        response -> null,
        failure ->
            failure instanceof ConditionalCheckFailedException refused
                ? writes.ofAnotherType("delete", tableName, key, refused)
                : failure);
  }

  /** See {@link TableAccess#create(GuardedWrites, Map, Map, Function)}. */
  public <T> CompletableFuture<T> create(
      GuardedWrites writes,
      Map<String, AttributeValue> item,
      Map<String, Map<String, AttributeValue>> guardKeys,
      Function<Map<String, AttributeValue>, T> fromItem) {
    return send(writes.create(tableName, item, guardKeys)).thenApply(done -> fromItem.apply(item));
  }

  /** See {@link TableAccess#replace}. */
  public <T> CompletableFuture<T> replace(
      GuardedWrites writes,
      Map<String, AttributeValue> loaded,
      Map<String, Map<String, AttributeValue>> loadedGuards,
      Map<String, AttributeValue> changed,
      Map<String, Map<String, AttributeValue>> changedGuards,
      Function<Map<String, AttributeValue>, T> fromItem) {
    return send(writes.replace(tableName, loaded, loadedGuards, changed, changedGuards))
        .thenApply(done -> fromItem.apply(changed));
  }

  /** See {@link TableAccess#delete(GuardedWrites, Map, Map)}. */
  public CompletableFuture<Void> delete(
      GuardedWrites writes,
      Map<String, AttributeValue> loaded,
      Map<String, Map<String, AttributeValue>> guardKeys) {
    return send(writes.delete(tableName, loaded, guardKeys));
  }

  private CompletableFuture<Void> send(GuardedTransaction transaction) {
    return AsyncLoop.run(transaction::hasNext, () -> attempt(transaction), transaction::answered);
  }

  /** Empty if it was carried out. */
  private CompletableFuture<Optional<TransactionCanceledException>> attempt(
      GuardedTransaction transaction) {
    return later(transaction.delayMillis(), transaction::next)
        .thenCompose(client::transactWriteItems)
        .handle(
            (response, thrown) -> {
              if (thrown == null) {
                return Optional.empty();
              }
              if (AsyncRequests.unwrapped(thrown) instanceof TransactionCanceledException e) {
                return Optional.of(e);
              }
              throw new CompletionException(AsyncRequests.unwrapped(thrown));
            });
  }

  private <K> CompletableFuture<BatchGetItemResponse> send(BatchGet<K> batch) {
    return later(batch.delayMillis(), batch::next).thenCompose(client::batchGetItem);
  }

  private static <R> CompletableFuture<R> later(long delayMillis, Supplier<R> request) {
    if (delayMillis == 0) {
      return CompletableFuture.completedFuture(request.get());
    }
    Executor later = CompletableFuture.delayedExecutor(delayMillis, TimeUnit.MILLISECONDS);
    return CompletableFuture.supplyAsync(request, later);
  }
}
