package dev.keyplan.runtime;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * The requests of one batch of puts, whoever sends them: at most 25 items a request, those left
 * unprocessed first (Amazon DynamoDB API Reference, "BatchWriteItem").
 */
final class BatchPut implements Attempts<BatchWriteItemRequest, BatchWriteItemResponse> {

  private static final int ITEMS_PER_REQUEST = 25;

  static final String OPERATION = "putBatch";

  private final EntityWrites entity;
  private final String tableName;
  private final int asked;
  private final BatchRest rest;

  /**
   * @throws IllegalArgumentException if two of the items have one key
   */
  BatchPut(
      EntityWrites entity,
      String tableName,
      Collection<Map<String, AttributeValue>> items,
      Backoff backoff) {
    Set<Map<String, AttributeValue>> keys = new HashSet<>();
    for (Map<String, AttributeValue> item : items) {
      if (!keys.add(KeyValues.canonical(entity.keyOf(item)))) {
        throw new IllegalArgumentException(
            "Cannot put two items of one key in a batch, "
                + entity.describe(item)
                + ": DynamoDB would refuse them, and one would replace the other; nothing was"
                + " written");
      }
    }
    this.entity = entity;
    this.tableName = tableName;
    this.asked = items.size();
    this.rest = new BatchRest(items, ITEMS_PER_REQUEST, backoff);
  }

  static <T> BatchPut of(
      EntityWrites entity,
      String tableName,
      Collection<T> entities,
      Function<T, Map<String, AttributeValue>> toItem) {
    List<Map<String, AttributeValue>> items = new ArrayList<>();
    entities.forEach(one -> items.add(toItem.apply(one)));
    return new BatchPut(entity, tableName, items, Backoff.DEFAULT);
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
  public BatchWriteItemRequest next() {
    List<WriteRequest> puts = new ArrayList<>();
    for (Map<String, AttributeValue> item : rest.next()) {
      puts.add(WriteRequest.builder().putRequest(put -> put.item(item)).build());
    }
    return BatchWriteItemRequest.builder()
        .requestItems(Map.of(tableName, puts))
        .overrideConfiguration(entity.override(OPERATION))
        .build();
  }

  @Override
  public void answered(BatchWriteItemResponse answer) {
    List<Map<String, AttributeValue>> unprocessed = new ArrayList<>();
    for (List<WriteRequest> writes : answer.unprocessedItems().values()) {
      writes.forEach(write -> unprocessed.add(write.putRequest().item()));
    }
    if (!rest.putBack(unprocessed)) {
      throw unprocessed("after the last retry; it is short of write capacity", null);
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
   * @param when the batch was given up, for the message
   */
  private UnprocessedItemsException unprocessed(String when, DynamoDbException cause) {
    List<Map<String, AttributeValue>> pending = rest.pending();
    return new UnprocessedItemsException(
        entity.name()
            + "."
            + OPERATION
            + ": DynamoDB left "
            + pending.size()
            + " of "
            + asked
            + " items unwritten "
            + when,
        pending,
        List.of(),
        cause);
  }
}
