package dev.keyplan.runtime;

import java.time.Clock;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;

/**
 * A table and the SDK client that reaches it: where generated repositories send what they ask.
 * Immutable, and as safe for use by several threads as the client. It knows no Scan and no filter.
 *
 * <p>DynamoDB may carry out a write whose reply is lost, and the SDK client sends it again. If its
 * condition then fails, it counts as a success where the client made more than one attempt and the
 * item is stored as the write would have left it. What was added to a number or a list cannot be
 * seen in the item; two writers of the very same item cannot be told apart.
 *
 * <p>A write of an item that is in a running transaction is tried again after growing, random
 * times, which the SDK client does not do; after the last one its {@code
 * TransactionConflictException} is thrown (Amazon DynamoDB Developer Guide, "DynamoDB
 * transactions", "Transaction conflict handling").
 */
public final class TableAccess {

  private final DynamoDbClient client;
  private final String tableName;
  private final TableSettings settings;
  private final ItemDecoder decoder;

  private TableAccess(DynamoDbClient client, String tableName, TableSettings settings) {
    this.client = Objects.requireNonNull(client, "client");
    this.tableName = Objects.requireNonNull(tableName, "tableName");
    this.settings = settings;
    this.decoder = ItemDecoder.of(client, settings.decoding());
  }

  /**
   * @param tableName the name or ARN of the table
   */
  public static TableAccess of(DynamoDbClient client, String tableName) {
    return new TableAccess(client, tableName, TableSettings.DEFAULT);
  }

  /** The same table with cursors signed, see {@link CursorKeys}. */
  public TableAccess withCursorKeys(CursorKeys keys) {
    return new TableAccess(client, tableName, settings.with(keys));
  }

  /**
   * The same table with another clock than the system's. It says which items are expired, see
   * {@code @TimeToLive}: those whose time is not after {@link Clock#instant()}.
   */
  public TableAccess withClock(Clock clock) {
    return new TableAccess(client, tableName, settings.with(clock));
  }

  /** Decides who makes Java values of the items that Queries answer, and writes those of puts. */
  public TableAccess withItemDecoding(ItemDecoding decoding) {
    return new TableAccess(client, tableName, settings.with(decoding));
  }

  /** One GetItem. */
  public <T> Optional<T> get(
      GetPattern pattern,
      Map<String, AttributeValue> key,
      Function<Map<String, AttributeValue>, T> fromItem) {
    GetItemResponse response =
        client.getItem(pattern.request(tableName, key, decoder.namesAreSeen()));
    return pattern.answer(response, pattern.isExpiring() ? settings.now() : null).map(fromItem);
  }

  /**
   * BatchGetItem, 100 keys a request, one request after another. Keys that DynamoDB leaves
   * unprocessed are asked for again after growing, random times.
   *
   * @return what was found, in the order asked
   * @throws UnprocessedItemsException if keys are still unprocessed after all retries, or the
   *     thread is interrupted while it waits for one, or DynamoDB refuses a whole request for want
   *     of capacity
   */
  public <K, T> Map<K, T> batchGet(
      GetPattern pattern,
      Collection<K> keys,
      Function<K, Map<String, AttributeValue>> toKey,
      Function<Map<String, AttributeValue>, T> fromItem) {
    BatchGet<K> batch = new BatchGet<>(pattern, tableName, keys, toKey, Backoff.DEFAULT);
    calls().send(batch);
    return batch.result(settings.now(), fromItem);
  }

  /** One item of a transactional read. */
  public <T> TransactionalGet<T> getInTransaction(
      GetPattern pattern,
      Map<String, AttributeValue> key,
      Function<Map<String, AttributeValue>, T> fromItem) {
    return new TransactionalGet<>(pattern, client, tableName, key, settings::now, fromItem);
  }

  /**
   * One TransactGetItems, tried again after growing, random times while items are written to.
   *
   * @param name what the request carries, as in {@code OrdersTable.transactionalGet}
   * @throws TransactionFailedException if it conflicts with writes after all retries, or the thread
   *     is interrupted while it waits for one
   * @throws IllegalArgumentException if there are none or more than 100 items, or one is of another
   *     SDK client
   */
  public TransactionalResults transactionalGet(String name, TransactionalGet<?>... gets) {
    ReadTransaction transaction = new ReadTransaction(client, name, List.of(gets), Backoff.DEFAULT);
    calls().send(transaction);
    return transaction.results();
  }

  /**
   * BatchWriteItem, 25 items a request, one request after another, whatever is stored under their
   * keys. Items that DynamoDB leaves unprocessed are sent again after growing, random times.
   *
   * @throws IllegalArgumentException if two have one key, before any request
   * @throws UnprocessedItemsException if items are still unprocessed after all retries, or the
   *     thread is interrupted while it waits for one, or DynamoDB refuses a whole request for want
   *     of capacity
   */
  public <T> void putBatch(
      EntityWrites writes,
      Collection<T> entities,
      Function<T, Map<String, AttributeValue>> toItem) {
    calls().send(BatchPut.of(writes, tableName, entities, toItem));
  }

  /** A Query that bounds the partition key attribute alone, or the sort key attribute too. */
  public <T> PagedQuery<T> query(
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
  public <T> PagedQuery<T> query(
      QueryPattern pattern,
      List<AttributeValue> equalities,
      SortKeyCondition condition,
      Function<Map<String, AttributeValue>, T> fromItem) {
    BoundQuery query =
        new BoundQuery(
            pattern, tableName, equalities, condition, settings.cursorKeys(), settings::now);
    return new PagedQuery<>(client, decoder, query, fromItem, 0);
  }

  /** The items of all pages of a Query as one object; empty if there are none. */
  public <T> Optional<T> collect(
      QueryPattern pattern,
      AttributeValue partition,
      SortKeyCondition condition,
      Function<List<Map<String, AttributeValue>>, T> fromItems) {
    return collect(pattern, List.of(partition), condition, fromItems);
  }

  /** The items of all pages of a Query as one object; empty if there are none. */
  public <T> Optional<T> collect(
      QueryPattern pattern,
      List<AttributeValue> equalities,
      SortKeyCondition condition,
      Function<List<Map<String, AttributeValue>>, T> fromItems) {
    return Items.collect(
        query(pattern, equalities, condition, Function.identity()).list(), fromItems);
  }

  /**
   * A PutItem on the condition that there is no item of that key.
   *
   * @return what is stored
   * @throws AlreadyExistsException if there is one
   */
  public <T> T create(
      EntityWrites writes,
      Map<String, AttributeValue> item,
      Function<Map<String, AttributeValue>, T> fromItem) {
    return fromItem.apply(send(writes.create(target(), item)));
  }

  /**
   * A PutItem, whatever is stored under that key, or in place of the version that the item has.
   *
   * @return what is stored
   * @throws VersionConflictException if another version is stored
   * @throws ConditionFailedException if the item has a version and none is stored, or the entity
   *     shares its keys, and that one holds another entity's item
   */
  public <T> T put(
      EntityWrites writes,
      Map<String, AttributeValue> item,
      Function<Map<String, AttributeValue>, T> fromItem) {
    return fromItem.apply(send(writes.put(target(), item, Optional.empty())));
  }

  /**
   * The same, only if a condition holds.
   *
   * @return what is stored
   * @throws ConditionFailedException if it does not hold, too
   */
  public <T> T put(
      EntityWrites writes,
      Map<String, AttributeValue> item,
      Condition onlyIf,
      Function<Map<String, AttributeValue>, T> fromItem) {
    return fromItem.apply(send(writes.put(target(), item, Optional.of(onlyIf))));
  }

  /**
   * A DeleteItem, whether there is such an item or not.
   *
   * @throws ConditionFailedException if the entity shares its keys, and that one holds another
   *     entity's item
   */
  public void delete(EntityWrites writes, Map<String, AttributeValue> key) {
    send(writes.delete(target(), key, Optional.empty(), Optional.empty()));
  }

  /**
   * A DeleteItem, only if a condition holds.
   *
   * @throws ConditionFailedException if it does not
   */
  public void delete(EntityWrites writes, Map<String, AttributeValue> key, Condition onlyIf) {
    send(writes.delete(target(), key, Optional.empty(), Optional.of(onlyIf)));
  }

  /**
   * A DeleteItem of an item in the version expected.
   *
   * @param version null if it must have none
   * @throws VersionConflictException if it has another
   * @throws ConditionFailedException if there is no item, or the entity shares its keys, and that
   *     one holds another entity's item
   */
  public void deleteVersion(EntityWrites writes, Map<String, AttributeValue> key, Number version) {
    send(writes.delete(target(), key, version(version), Optional.empty()));
  }

  /** The same, only if a condition holds too. */
  public void deleteVersion(
      EntityWrites writes, Map<String, AttributeValue> key, Number version, Condition onlyIf) {
    send(writes.delete(target(), key, version(version), Optional.of(onlyIf)));
  }

  /** An UpdateItem in the making. */
  public <T> ItemUpdate<T> update(
      EntityWrites writes,
      Map<String, AttributeValue> key,
      Function<Map<String, AttributeValue>, T> fromItem) {
    return updateVersion(writes, key, null, fromItem);
  }

  /**
   * An UpdateItem in the making, of an item in the version expected.
   *
   * @param version null if it must have none
   */
  public <T> ItemUpdate<T> updateVersion(
      EntityWrites writes,
      Map<String, AttributeValue> key,
      Number version,
      Function<Map<String, AttributeValue>, T> fromItem) {
    return new ItemUpdate<>(
        writes, target(), key, version(version), write -> fromItem.apply(send(write)));
  }

  /**
   * An UpdateItem of the difference between two states of an item, on the condition that what index
   * keys are made of is as it was loaded.
   *
   * @return what is stored
   * @throws VersionConflictException if another version is stored
   * @throws ConditionFailedException if the item is gone, or index keys would not fit it
   * @throws IllegalArgumentException if the primary keys differ, before any request
   */
  public <T> T update(
      EntityWrites writes,
      Map<String, AttributeValue> loaded,
      Map<String, AttributeValue> changed,
      Function<Map<String, AttributeValue>, T> fromItem) {
    return fromItem.apply(send(writes.update(target(), loaded, changed, Optional.empty())));
  }

  /**
   * One transaction that deletes an item and stores it under another key.
   *
   * @return what is stored
   * @throws AlreadyExistsException if there is an item of the new key
   * @throws VersionConflictException if another version is stored
   * @throws ConditionFailedException if the item is gone
   * @throws TransactionFailedException if it conflicts with other writes after all retries
   * @throws IllegalArgumentException if the primary keys are the same, before any request
   */
  public <T> T move(
      EntityWrites writes,
      Map<String, AttributeValue> loaded,
      Map<String, AttributeValue> changed,
      Function<Map<String, AttributeValue>, T> fromItem) {
    return stored(writes.move(target(), loaded, changed, List.of()), 1, fromItem);
  }

  /**
   * One transaction that stores a new item and its guards.
   *
   * @param guardKeys the keys of its guards, by unique attribute
   * @return what is stored
   * @throws AlreadyExistsException if there is an item of that key
   * @throws UniqueConstraintException if another item has a unique value
   * @throws TransactionFailedException if it conflicts with other writes after all retries
   */
  public <T> T create(
      GuardedWrites writes,
      Map<String, AttributeValue> item,
      Map<String, Map<String, AttributeValue>> guardKeys,
      Function<Map<String, AttributeValue>, T> fromItem) {
    return stored(writes.create(target(), item, guardKeys), 0, fromItem);
  }

  /**
   * One transaction that stores a changed item, and writes and deletes the guards of what changed.
   *
   * @return what is stored
   * @throws ConditionFailedException if the item is gone, or has other values in what its guards
   *     are made of than were loaded
   * @throws VersionConflictException if another version is stored
   * @throws UniqueConstraintException if another item has a unique value
   * @throws TransactionFailedException if it conflicts with other writes after all retries
   * @throws IllegalArgumentException if the primary keys differ, before any request
   */
  public <T> T replace(
      GuardedWrites writes,
      Map<String, AttributeValue> loaded,
      Map<String, Map<String, AttributeValue>> loadedGuards,
      Map<String, AttributeValue> changed,
      Map<String, Map<String, AttributeValue>> changedGuards,
      Function<Map<String, AttributeValue>, T> fromItem) {
    return stored(
        writes.replace(target(), loaded, loadedGuards, changed, changedGuards), 0, fromItem);
  }

  /** The same for an item whose primary key changes. */
  public <T> T move(
      GuardedWrites writes,
      Map<String, AttributeValue> loaded,
      Map<String, Map<String, AttributeValue>> loadedGuards,
      Map<String, AttributeValue> changed,
      Map<String, Map<String, AttributeValue>> changedGuards,
      Function<Map<String, AttributeValue>, T> fromItem) {
    return stored(writes.move(target(), loaded, loadedGuards, changed, changedGuards), 1, fromItem);
  }

  /**
   * One transaction that deletes an item and its guards.
   *
   * @throws ConditionFailedException if the item is gone, or has other values in what its guards
   *     are made of than were loaded
   * @throws VersionConflictException if another version is stored
   * @throws TransactionFailedException if it conflicts with other writes after all retries
   */
  public void delete(
      GuardedWrites writes,
      Map<String, AttributeValue> loaded,
      Map<String, Map<String, AttributeValue>> guardKeys) {
    calls().send(WriteTransaction.ofOne(writes.delete(target(), loaded, guardKeys)));
  }

  /** What the put among the writes of one transaction stored. */
  private <T> T stored(
      List<ItemWrite> writes, int put, Function<Map<String, AttributeValue>, T> fromItem) {
    calls().send(WriteTransaction.ofOne(writes));
    return fromItem.apply(writes.get(put).stored());
  }

  static Optional<AttributeValue> version(Number version) {
    return Optional.ofNullable(version).map(Number::toString).map(AttributeValue::fromN);
  }

  WriteTarget target() {
    return new WriteTarget(client, tableName, settings::now);
  }

  SyncCalls calls() {
    return new SyncCalls(client, decoder);
  }

  private Map<String, AttributeValue> send(ItemWrite write) {
    return calls().send(write);
  }
}
