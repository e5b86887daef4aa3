package dev.keyplan.runtime;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;

/**
 * The requests of one batch read, whoever sends them: each key once, as a batch refuses duplicates,
 * at most 100 a request, those left unprocessed first (Amazon DynamoDB API Reference,
 * "BatchGetItem").
 *
 * @param <K> the caller's key type
 */
final class BatchGet<K> implements Attempts<BatchGetItemRequest, BatchGetItemResponse> {

  private static final int KEYS_PER_REQUEST = 100;

  private final GetPattern pattern;
  private final String tableName;

  /** The caller's keys in the order asked, each with the key as items are looked up by. */
  private final Map<K, Map<String, AttributeValue>> asked = new LinkedHashMap<>();

  private final BatchRest rest;
  private final Map<Map<String, AttributeValue>, Map<String, AttributeValue>> found =
      new HashMap<>();

  BatchGet(
      GetPattern pattern,
      String tableName,
      Collection<K> keys,
      Function<K, Map<String, AttributeValue>> toKey,
      Backoff backoff) {
    this.pattern = pattern;
    this.tableName = tableName;
    Map<Map<String, AttributeValue>, Map<String, AttributeValue>> distinct = new LinkedHashMap<>();
    for (K key : new LinkedHashSet<>(Objects.requireNonNull(keys, "keys"))) {
      Map<String, AttributeValue> itemKey =
          toKey.apply(Objects.requireNonNull(key, "The keys of a batch must not hold null."));
      asked.put(key, KeyValues.canonical(itemKey));
      distinct.putIfAbsent(asked.get(key), itemKey);
    }
    this.rest = new BatchRest(distinct.values(), KEYS_PER_REQUEST, backoff);
  }

  @Override
  public boolean hasNext() {
    return !rest.isEmpty();
  }

  @Override
  public long delayMillis() {
    return rest.delayMillis();
  }

  @Override
  public BatchGetItemRequest next() {
    KeysAndAttributes.Builder read = KeysAndAttributes.builder().keys(rest.next());
    if (pattern.isConsistent()) {
      read.consistentRead(true);
    }
    return BatchGetItemRequest.builder()
        .requestItems(Map.of(tableName, read.build()))
        .overrideConfiguration(pattern.override())
        .build();
  }

  /**
   * Keys are left over where capacity is short, but also where the answer would pass 16 MB, or 1 MB
   * of one partition: only requests that bring nothing use up the retries.
   *
   * @throws UnprocessedItemsException if once more in a row than is retried no key was processed
   */
  @Override
  public void answered(BatchGetItemResponse response) {
    Set<String> keyAttributes = asked.values().iterator().next().keySet();
    for (List<Map<String, AttributeValue>> items : response.responses().values()) {
      for (Map<String, AttributeValue> item : items) {
        Map<String, AttributeValue> key = new HashMap<>(item);
        key.keySet().retainAll(keyAttributes);
        found.put(KeyValues.canonical(key), item);
      }
    }
    List<Map<String, AttributeValue>> unprocessed = new ArrayList<>();
    response.unprocessedKeys().values().forEach(keys -> unprocessed.addAll(keys.keys()));
    if (!rest.putBack(unprocessed)) {
      throw unprocessed("after the last retry; it is short of read capacity", null);
    }
  }

  @Override
  public void refused(DynamoDbException refusal) {
    if (!rest.putBackAll(refusal)) {
      throw unprocessed("after the last retry", refusal);
    }
  }

  @Override
  public UnprocessedItemsException interrupted() {
    return unprocessed("when the thread was interrupted", null);
  }

  /**
   * What was found, in the order asked.
   *
   * @param now in epoch seconds, for what is expired
   */
  <T> Map<K, T> result(AttributeValue now, Function<Map<String, AttributeValue>, T> fromItem) {
    Map<K, T> result = new LinkedHashMap<>();
    asked.forEach(
        (key, itemKey) -> {
          Map<String, AttributeValue> item = found.get(itemKey);
          if (item != null && pattern.answers(item, now)) {
            result.put(key, fromItem.apply(item));
          }
        });
    return result;
  }

  /**
   * @param when the batch was given up, for the message
   */
  private UnprocessedItemsException unprocessed(String when, DynamoDbException cause) {
    List<Map<String, AttributeValue>> pending = rest.pending();
    return new UnprocessedItemsException(
        pattern.name()
            + ": DynamoDB left "
            + pending.size()
            + " of "
            + asked.size()
            + " keys unread "
            + when,
        pending,
        List.copyOf(found.values()),
        cause);
  }
}
