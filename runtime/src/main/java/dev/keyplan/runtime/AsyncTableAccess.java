package dev.keyplan.runtime;

import java.time.Clock;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.Supplier;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The asynchronous twin of {@link TableAccess}. Errors of DynamoDB, and what {@link TableAccess}
 * throws, become the cause of the future's failure.
 */
public final class AsyncTableAccess {

  private final DynamoDbAsyncClient client;
  private final String tableName;
  private final TableSettings settings;
  private final ItemDecoder decoder;

  private AsyncTableAccess(DynamoDbAsyncClient client, String tableName, TableSettings settings) {
    this.client = Objects.requireNonNull(client, "client");
    this.tableName = Objects.requireNonNull(tableName, "tableName");
    this.settings = settings;
    this.decoder = ItemDecoder.of(client, settings.decoding());
  }

  /**
   * @param tableName the name or ARN of the table
   */
  public static AsyncTableAccess of(DynamoDbAsyncClient client, String tableName) {
    return new AsyncTableAccess(client, tableName, TableSettings.DEFAULT);
  }

  /** The same table with cursors signed, see {@link CursorKeys}. */
  public AsyncTableAccess withCursorKeys(CursorKeys keys) {
    return new AsyncTableAccess(client, tableName, settings.with(keys));
  }

  /** See {@link TableAccess#withClock}. */
  public AsyncTableAccess withClock(Clock clock) {
    return new AsyncTableAccess(client, tableName, settings.with(clock));
  }

  /** See {@link TableAccess#withItemDecoding}. */
  public AsyncTableAccess withItemDecoding(ItemDecoding decoding) {
    return new AsyncTableAccess(client, tableName, settings.with(decoding));
  }

  /** One GetItem. */
  public <T> CompletableFuture<Optional<T>> get(
      GetPattern pattern,
      Map<String, AttributeValue> key,
      Function<Map<String, AttributeValue>, T> fromItem) {
    return AsyncRequests.send(
        () -> client.getItem(pattern.request(tableName, key, decoder.namesAreSeen())),
        response ->
            pattern.answer(response, pattern.isExpiring() ? settings.now() : null).map(fromItem));
  }

  /** See {@link TableAccess#batchGet}. */
  public <K, T> CompletableFuture<Map<K, T>> batchGet(
      GetPattern pattern,
      Collection<K> keys,
      Function<K, Map<String, AttributeValue>> toKey,
      Function<Map<String, AttributeValue>, T> fromItem) {
    BatchGet<K> batch = new BatchGet<>(pattern, tableName, keys, toKey, Backoff.DEFAULT);
    return AsyncRequests.send(
        () -> calls().send(batch), done -> batch.result(settings.now(), fromItem));
  }

  /** One item of a transactional read. */
  public <T> TransactionalGet<T> getInTransaction(
      GetPattern pattern,
      Map<String, AttributeValue> key,
      Function<Map<String, AttributeValue>, T> fromItem) {
    return new TransactionalGet<>(pattern, client, tableName, key, settings::now, fromItem);
  }

  /** See {@link TableAccess#transactionalGet}. */
  public CompletableFuture<TransactionalResults> transactionalGet(
      String name, TransactionalGet<?>... gets) {
    return AsyncRequests.send(
        () -> {
          ReadTransaction transaction =
              new ReadTransaction(client, name, List.of(gets), Backoff.DEFAULT);
          return calls().send(transaction).thenApply(done -> transaction.results());
        },
        results -> results);
  }

  /** See {@link TableAccess#putBatch}. */
  public <T> CompletableFuture<Void> putBatch(
      EntityWrites writes,
      Collection<T> entities,
      Function<T, Map<String, AttributeValue>> toItem) {
    return AsyncRequests.send(
        () -> calls().send(BatchPut.of(writes, tableName, entities, toItem)), done -> done);
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
    BoundQuery query =
        new BoundQuery(
            pattern, tableName, equalities, condition, settings.cursorKeys(), settings::now);
    return new AsyncPagedQuery<>(client, decoder, query, fromItem, 0);
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
    return send(() -> writes.create(target(), item), fromItem);
  }

  /** See {@link TableAccess#put}. */
  public <T> CompletableFuture<T> put(
      EntityWrites writes,
      Map<String, AttributeValue> item,
      Function<Map<String, AttributeValue>, T> fromItem) {
    return send(() -> writes.put(target(), item, Optional.empty()), fromItem);
  }

  /** See {@link TableAccess#put}. */
  public <T> CompletableFuture<T> put(
      EntityWrites writes,
      Map<String, AttributeValue> item,
      Condition onlyIf,
      Function<Map<String, AttributeValue>, T> fromItem) {
    return send(() -> writes.put(target(), item, Optional.of(onlyIf)), fromItem);
  }

  /** See {@link TableAccess#delete(EntityWrites, Map)}. */
  public CompletableFuture<Void> delete(EntityWrites writes, Map<String, AttributeValue> key) {
    return delete(writes, key, Optional.empty(), Optional.empty());
  }

  /** See {@link TableAccess#delete(EntityWrites, Map, Condition)}. */
  public CompletableFuture<Void> delete(
      EntityWrites writes, Map<String, AttributeValue> key, Condition onlyIf) {
    return delete(writes, key, Optional.empty(), Optional.of(onlyIf));
  }

  /** See {@link TableAccess#deleteVersion}. */
  public CompletableFuture<Void> deleteVersion(
      EntityWrites writes, Map<String, AttributeValue> key, Number version) {
    return delete(writes, key, TableAccess.version(version), Optional.empty());
  }

  /** See {@link TableAccess#deleteVersion}. */
  public CompletableFuture<Void> deleteVersion(
      EntityWrites writes, Map<String, AttributeValue> key, Number version, Condition onlyIf) {
    return delete(writes, key, TableAccess.version(version), Optional.of(onlyIf));
  }

  private CompletableFuture<Void> delete(
      EntityWrites writes,
      Map<String, AttributeValue> key,
      Optional<AttributeValue> version,
      Optional<Condition> onlyIf) {
    return send(() -> writes.delete(target(), key, version, onlyIf), stored -> null);
  }

  /** See {@link TableAccess#update(EntityWrites, Map, Function)}. */
  public <T> ItemUpdate<CompletableFuture<T>> update(
      EntityWrites writes,
      Map<String, AttributeValue> key,
      Function<Map<String, AttributeValue>, T> fromItem) {
    return updateVersion(writes, key, null, fromItem);
  }

  /** See {@link TableAccess#updateVersion}. */
  public <T> ItemUpdate<CompletableFuture<T>> updateVersion(
      EntityWrites writes,
      Map<String, AttributeValue> key,
      Number version,
      Function<Map<String, AttributeValue>, T> fromItem) {
    return new ItemUpdate<>(
        writes, target(), key, TableAccess.version(version), write -> send(() -> write, fromItem));
  }

  /** See {@link TableAccess#update(EntityWrites, Map, Map, Function)}. */
  public <T> CompletableFuture<T> update(
      EntityWrites writes,
      Map<String, AttributeValue> loaded,
      Map<String, AttributeValue> changed,
      Function<Map<String, AttributeValue>, T> fromItem) {
    return send(() -> writes.update(target(), loaded, changed, Optional.empty()), fromItem);
  }

  /** See {@link TableAccess#move}. */
  public <T> CompletableFuture<T> move(
      EntityWrites writes,
      Map<String, AttributeValue> loaded,
      Map<String, AttributeValue> changed,
      Function<Map<String, AttributeValue>, T> fromItem) {
    return transact(
        () -> writes.move(target(), loaded, changed, List.of()),
        made -> fromItem.apply(made.get(1).stored()));
  }

  /** See {@link TableAccess#create(GuardedWrites, Map, Map, Function)}. */
  public <T> CompletableFuture<T> create(
      GuardedWrites writes,
      Map<String, AttributeValue> item,
      Map<String, Map<String, AttributeValue>> guardKeys,
      Function<Map<String, AttributeValue>, T> fromItem) {
    return transact(
        () -> writes.create(target(), item, guardKeys),
        made -> fromItem.apply(made.get(0).stored()));
  }

  /** See {@link TableAccess#replace}. */
  public <T> CompletableFuture<T> replace(
      GuardedWrites writes,
      Map<String, AttributeValue> loaded,
      Map<String, Map<String, AttributeValue>> loadedGuards,
      Map<String, AttributeValue> changed,
      Map<String, Map<String, AttributeValue>> changedGuards,
      Function<Map<String, AttributeValue>, T> fromItem) {
    return transact(
        () -> writes.replace(target(), loaded, loadedGuards, changed, changedGuards),
        made -> fromItem.apply(made.get(0).stored()));
  }

  /** See {@link TableAccess#move}. */
  public <T> CompletableFuture<T> move(
      GuardedWrites writes,
      Map<String, AttributeValue> loaded,
      Map<String, Map<String, AttributeValue>> loadedGuards,
      Map<String, AttributeValue> changed,
      Map<String, Map<String, AttributeValue>> changedGuards,
      Function<Map<String, AttributeValue>, T> fromItem) {
    return transact(
        () -> writes.move(target(), loaded, loadedGuards, changed, changedGuards),
        made -> fromItem.apply(made.get(1).stored()));
  }

  /** See {@link TableAccess#delete(GuardedWrites, Map, Map)}. */
  public CompletableFuture<Void> delete(
      GuardedWrites writes,
      Map<String, AttributeValue> loaded,
      Map<String, Map<String, AttributeValue>> guardKeys) {
    return transact(() -> writes.delete(target(), loaded, guardKeys), made -> null);
  }

  /** One transaction. */
  private <T> CompletableFuture<T> transact(
      Supplier<List<ItemWrite>> writes, Function<List<ItemWrite>, T> answer) {
    return AsyncRequests.send(
        () -> {
          List<ItemWrite> made = writes.get();
          return calls().send(WriteTransaction.ofOne(made)).thenApply(done -> made);
        },
        answer);
  }

  WriteTarget target() {
    return new WriteTarget(client, tableName, settings::now);
  }

  AsyncCalls calls() {
    return new AsyncCalls(client, decoder);
  }

  private <T> CompletableFuture<T> send(
      Supplier<ItemWrite> write, Function<Map<String, AttributeValue>, T> answer) {
    return AsyncRequests.send(() -> calls().send(write.get()), answer);
  }
}
