package dev.keyplan.faults;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import software.amazon.awssdk.core.SdkRequest;
import software.amazon.awssdk.core.SdkResponse;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttribute;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** Lets part of a batch, by a seed, reach the server, and answers the rest as unprocessed. */
final class HalfBatches implements ExecutionInterceptor {

  private static final ExecutionAttribute<Map<String, List<WriteRequest>>> UNWRITTEN =
      new ExecutionAttribute<>("unwritten");
  private static final ExecutionAttribute<Map<String, KeysAndAttributes>> UNREAD =
      new ExecutionAttribute<>("unread");

  private final Random random;
  private int cut;

  HalfBatches(long seed) {
    this.random = new Random(seed);
  }

  /** How many batches were cut. */
  synchronized int cut() {
    return cut;
  }

  @Override
  public SdkRequest modifyRequest(Context.ModifyRequest context, ExecutionAttributes attributes) {
    if (context.request() instanceof BatchWriteItemRequest batch) {
      Map<String, List<WriteRequest>> sent = new HashMap<>();
      Map<String, List<WriteRequest>> kept = new HashMap<>();
      batch
          .requestItems()
          .forEach(
              (table, writes) -> {
                int rest = rest(writes.size());
                sent.put(table, writes.subList(rest, writes.size()));
                if (rest > 0) {
                  kept.put(table, writes.subList(0, rest));
                }
              });
      attributes.putAttribute(UNWRITTEN, kept);
      return batch.toBuilder().requestItems(sent).build();
    }
    if (context.request() instanceof BatchGetItemRequest batch) {
      Map<String, KeysAndAttributes> sent = new HashMap<>();
      Map<String, KeysAndAttributes> kept = new HashMap<>();
      batch
          .requestItems()
          .forEach(
              (table, read) -> {
                List<Map<String, AttributeValue>> keys = read.keys();
                int rest = rest(keys.size());
                sent.put(table, with(read, keys.subList(rest, keys.size())));
                if (rest > 0) {
                  kept.put(table, with(read, keys.subList(0, rest)));
                }
              });
      attributes.putAttribute(UNREAD, kept);
      return batch.toBuilder().requestItems(sent).build();
    }
    return context.request();
  }

  @Override
  public SdkResponse modifyResponse(
      Context.ModifyResponse context, ExecutionAttributes attributes) {
    if (context.response() instanceof BatchWriteItemResponse answer) {
      Map<String, List<WriteRequest>> rest = new HashMap<>(attributes.getAttribute(UNWRITTEN));
      answer
          .unprocessedItems()
          .forEach((table, more) -> rest.merge(table, more, HalfBatches::both));
      return answer.toBuilder().unprocessedItems(rest).build();
    }
    if (context.response() instanceof BatchGetItemResponse answer) {
      Map<String, KeysAndAttributes> rest = new HashMap<>(attributes.getAttribute(UNREAD));
      answer
          .unprocessedKeys()
          .forEach(
              (table, more) ->
                  rest.merge(table, more, (a, b) -> with(a, both(a.keys(), b.keys()))));
      return answer.toBuilder().unprocessedKeys(rest).build();
    }
    return context.response();
  }

  /** How many of so many are kept back: at least one is sent. */
  private synchronized int rest(int size) {
    int rest = random.nextBoolean() ? size / 2 : 0;
    cut += rest > 0 ? 1 : 0;
    return rest;
  }

  private static KeysAndAttributes with(
      KeysAndAttributes read, List<Map<String, AttributeValue>> keys) {
    return read.toBuilder().keys(keys).build();
  }

  private static <E> List<E> both(List<E> a, List<E> b) {
    List<E> both = new ArrayList<>(a);
    both.addAll(b);
    return both;
  }
}
