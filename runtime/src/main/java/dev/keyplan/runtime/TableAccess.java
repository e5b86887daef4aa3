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
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/**
 * A table and the SDK client that reaches it: where generated repositories send what they ask.
 * Immutable, and as safe for use by several threads as the client. It knows no Scan and no filter.
 */
public final class TableAccess {

  private final DynamoDbClient client;
  private final String tableName;
  private final CursorKeys cursorKeys;
  private final Clock clock;

  private TableAccess(DynamoDbClient client, String tableName, CursorKeys cursorKeys, Clock clock) {
    this.client = Objects.requireNonNull(client, "client");
    this.tableName = Objects.requireNonNull(tableName, "tableName");
    this.cursorKeys = cursorKeys;
    this.clock = Objects.requireNonNull(clock, "clock");
  }

  /**
   * @param tableName the name or ARN of the table
   */
  public static TableAccess of(DynamoDbClient client, String tableName) {
    return new TableAccess(client, tableName, null, Clock.systemUTC());
  }

  /** The same table with cursors signed, see {@link CursorKeys}. */
  public TableAccess withCursorKeys(CursorKeys keys) {
    return new TableAccess(client, tableName, Objects.requireNonNull(keys, "keys"), clock);
  }

  /**
   * The same table with another clock than the system's. It says which items are expired, see
   * {@code @TimeToLive}: those whose time is not after {@link Clock#instant()}.
   */
  public TableAccess withClock(Clock other) {
    return new TableAccess(client, tableName, cursorKeys, other);
  }

  /** As time to live is stored: seconds since the epoch, floored. An item is expired up to it. */
  AttributeValue now() {
    return AttributeValue.fromN(Long.toString(clock.instant().getEpochSecond()));
  }

  /** One GetItem. */
  public <T> Optional<T> get(
      GetPattern pattern,
      Map<String, AttributeValue> key,
      Function<Map<String, AttributeValue>, T> fromItem) {
    GetItemResponse response = client.getItem(pattern.request(tableName, key));
    return pattern.own(response).map(fromItem);
  }

  /**
   * BatchGetItem, 100 keys a request, one request after another. Keys that DynamoDB leaves
   * unprocessed are asked for again after growing, random times.
   *
   * @return what was found, in the order asked
   * @throws UnprocessedItemsException if keys are still unprocessed after all retries, or the
   *     thread is interrupted while it waits for one
   */
  public <K, T> Map<K, T> batchGet(
      GetPattern pattern,
      Collection<K> keys,
      Function<K, Map<String, AttributeValue>> toKey,
      Function<Map<String, AttributeValue>, T> fromItem) {
    BatchGet<K> batch = new BatchGet<>(pattern, tableName, keys, toKey, Backoff.DEFAULT);
    while (batch.hasNext()) {
      if (!Backoff.sleep(batch.delayMillis())) {
        throw batch.unprocessed("when the thread was interrupted");
      }
      batch.accept(client.batchGetItem(batch.next()));
    }
    return batch.result(fromItem);
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
    BoundQuery query = new BoundQuery(pattern, tableName, equalities, condition, cursorKeys);
    return new PagedQuery<>(client, query, fromItem, 0);
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
    try {
      client.putItem(writes.create(tableName, item));
    } catch (ConditionalCheckFailedException e) {
      throw writes.alreadyExists(tableName, item, e);
    }
    return fromItem.apply(item);
  }

  /**
   * A PutItem, whatever is stored under that key.
   *
   * @throws ConditionFailedException if the entity shares its keys, and that one holds another
   *     entity's item
   */
  public void put(EntityWrites writes, Map<String, AttributeValue> item) {
    try {
      client.putItem(writes.put(tableName, item));
    } catch (ConditionalCheckFailedException e) {
      throw writes.ofAnotherType("put", tableName, item, e);
    }
  }

  /**
   * A DeleteItem, whether there is such an item or not.
   *
   * @throws ConditionFailedException if the entity shares its keys, and that one holds another
   *     entity's item
   */
  public void delete(EntityWrites writes, Map<String, AttributeValue> key) {
    try {
      client.deleteItem(writes.delete(tableName, key));
    } catch (ConditionalCheckFailedException e) {
      throw writes.ofAnotherType("delete", tableName, key, e);
    }
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
    send(writes.create(tableName, item, guardKeys));
    return fromItem.apply(item);
  }

  /**
   * One transaction that stores a changed item, and writes and deletes the guards of what changed.
   *
   * @return what is stored
   * @throws ConditionFailedException if the item is gone, or has other values in what its guards
   *     are made of than were loaded
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
    send(writes.replace(tableName, loaded, loadedGuards, changed, changedGuards));
    return fromItem.apply(changed);
  }

  /**
   * One transaction that deletes an item and its guards.
   *
   * @throws ConditionFailedException if the item is gone, or has other values in what its guards
   *     are made of than were loaded
   * @throws TransactionFailedException if it conflicts with other writes after all retries
   */
  public void delete(
      GuardedWrites writes,
      Map<String, AttributeValue> loaded,
      Map<String, Map<String, AttributeValue>> guardKeys) {
    send(writes.delete(tableName, loaded, guardKeys));
  }

  private void send(GuardedTransaction transaction) {
    while (transaction.hasNext()) {
      if (!Backoff.sleep(transaction.delayMillis())) {
        throw transaction.failed("before the thread was interrupted");
      }
      transaction.answered(attempt(transaction.next()));
    }
  }

  /** Empty if it was carried out. */
  private Optional<TransactionCanceledException> attempt(TransactWriteItemsRequest request) {
    try {
      client.transactWriteItems(request);
      return Optional.empty();
    } catch (TransactionCanceledException e) {
      return Optional.of(e);
    }
  }
}
