package dev.keyplan.runtime;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItem;

/**
 * One item to be read with others in one transaction, see {@code transactionalGet} of the generated
 * clients. Immutable, it may be read again and again.
 *
 * @param <T> the entity, or a view of it
 */
public final class TransactionalGet<T> {

  /**
   * @param key fit to compare
   */
  record Item(String tableName, Map<String, AttributeValue> key) {}

  private final GetPattern pattern;
  private final Object client;
  private final String tableName;
  private final Map<String, AttributeValue> key;
  private final Supplier<AttributeValue> now;
  private final Function<Map<String, AttributeValue>, T> fromItem;

  /**
   * @param now in epoch seconds, for what is expired
   */
  TransactionalGet(
      GetPattern pattern,
      Object client,
      String tableName,
      Map<String, AttributeValue> key,
      Supplier<AttributeValue> now,
      Function<Map<String, AttributeValue>, T> fromItem) {
    this.pattern = pattern;
    this.client = client;
    this.tableName = tableName;
    this.key = key;
    this.now = now;
    this.fromItem = fromItem;
  }

  boolean isOf(Object other) {
    return client == other;
  }

  Item item() {
    return new Item(tableName, KeyValues.canonical(key));
  }

  TransactGetItem action() {
    return TransactGetItem.builder().get(get -> get.tableName(tableName).key(key)).build();
  }

  TransactionFailedException.Leg leg(String reason) {
    return new TransactionFailedException.Leg(
        tableName, pattern.name(), "get", key, reason, Map.of(), Optional.empty());
  }

  /** Absent is what the pattern's own method would not answer either. */
  boolean answers(Map<String, AttributeValue> item) {
    return pattern.answers(item, now.get());
  }

  T read(Map<String, AttributeValue> item) {
    return fromItem.apply(item);
  }

  /** For messages: the pattern, the key and the table. */
  @Override
  public String toString() {
    return pattern
        + " "
        + Items.text(key, key.keySet().stream().sorted().toList())
        + " of table "
        + tableName;
  }
}
