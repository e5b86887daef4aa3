package dev.keyplan.runtime;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items as the SDK has them, as objects, and in words. */
final class Items {

  private Items() {}

  static <T> Optional<T> collect(
      List<Map<String, AttributeValue>> items,
      Function<List<Map<String, AttributeValue>>, T> fromItems) {
    return items.isEmpty() ? Optional.empty() : Optional.of(fromItems.apply(items));
  }

  /**
   * Whether it is no more, though DynamoDB has not deleted it yet: up to now, and only by a number.
   *
   * @param timeToLive stored name of the attribute that says when
   * @param now in epoch seconds
   */
  static boolean isExpired(
      Map<String, AttributeValue> item, String timeToLive, AttributeValue now) {
    return isExpired(item.get(timeToLive), now);
  }

  /**
   * @param seconds the time to live; null if it is absent
   */
  static boolean isExpired(AttributeValue seconds, AttributeValue now) {
    return seconds != null
        && seconds.n() != null
        && new BigDecimal(seconds.n()).compareTo(new BigDecimal(now.n())) <= 0;
  }

  /**
   * @param path of stored names, through maps
   */
  static Optional<AttributeValue> at(Map<String, AttributeValue> item, List<String> path) {
    AttributeValue value = item.get(path.get(0));
    for (String name : path.subList(1, path.size())) {
      value = value == null || !value.hasM() ? null : value.m().get(name);
    }
    return Optional.ofNullable(value);
  }

  /** A key for messages: {@code PK=ORDER#O1, SK=META}. */
  static String text(Map<String, AttributeValue> item, List<String> key) {
    StringJoiner text = new StringJoiner(", ");
    for (String attribute : key) {
      text.add(attribute + "=" + text(item.get(attribute)));
    }
    return text.toString();
  }

  private static String text(AttributeValue value) {
    if (value == null) {
      return "(absent)";
    }
    return switch (value.type()) {
      case S -> value.s();
      case N -> value.n();
      case B -> "(" + value.b().asByteArrayUnsafe().length + " bytes)";
      default -> value.toString();
    };
  }
}
