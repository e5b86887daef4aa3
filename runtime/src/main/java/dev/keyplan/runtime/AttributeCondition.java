package dev.keyplan.runtime;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.StringJoiner;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Makes conditions on one attribute of a stored item. Subclasses add what its type allows.
 *
 * @param <T> the type of its values
 */
public class AttributeCondition<T> {

  /**
   * Amazon DynamoDB Developer Guide, "Condition and filter expressions, operators, and functions".
   */
  private static final int MAX_OPERANDS = 100;

  private final Function<? super T, AttributeValue> encode;
  private final List<String> path;

  /**
   * @param encode a value as it is stored
   * @param path the stored name of the attribute, after those of the maps it lies in
   */
  public AttributeCondition(Function<? super T, AttributeValue> encode, String... path) {
    this.encode = encode;
    this.path = List.of(path);
  }

  /** The attribute is there and has the value. */
  public final Condition eq(T value) {
    return comparison("=", value);
  }

  /** The attribute does not have the value: it has another one, or is not there. */
  public final Condition ne(T value) {
    return comparison("<>", value);
  }

  /**
   * The attribute is there and has one of the values.
   *
   * @throws IllegalArgumentException if there are none, or more than 100
   */
  @SafeVarargs
  @SuppressWarnings("varargs")
  public final Condition in(T... values) {
    return in(Arrays.asList(values));
  }

  /**
   * The attribute is there and has one of the values.
   *
   * @throws IllegalArgumentException if there are none, or more than 100
   */
  public final Condition in(Collection<? extends T> values) {
    if (values.isEmpty() || values.size() > MAX_OPERANDS) {
      throw new IllegalArgumentException(
          "in() of '"
              + String.join(".", path)
              + "' takes 1 to "
              + MAX_OPERANDS
              + " values, not "
              + values.size());
    }
    List<AttributeValue> stored = new ArrayList<>(values.size());
    values.forEach(value -> stored.add(stored(value)));
    // Sets that are equal make one request.
    stored.sort(Comparator.comparing(AttributeValue::toString));
    return Condition.term(
        request -> {
          StringJoiner operands = new StringJoiner(", ", request.name(path) + " IN (", ")");
          stored.forEach(value -> operands.add(request.value(value)));
          return operands.toString();
        });
  }

  /** The attribute is there. */
  public final Condition exists() {
    return Condition.exists(path);
  }

  /** The attribute is not there. */
  public final Condition notExists() {
    return Condition.notExists(path);
  }

  final Condition comparison(String operator, T value) {
    return Condition.comparison(path, operator, stored(value));
  }

  /** The stored path of what lies in the attribute under that name, for subclasses. */
  protected final String[] inside(String storedName) {
    List<String> inner = new ArrayList<>(path);
    inner.add(storedName);
    return inner.toArray(String[]::new);
  }

  final List<String> path() {
    return path;
  }

  final AttributeValue stored(T value) {
    Objects.requireNonNull(
        value,
        () ->
            "'" + String.join(".", path) + "' is compared with null: use exists() or notExists()");
    if (value instanceof Set<?> set && set.isEmpty()) {
      throw new IllegalArgumentException(
          "'"
              + String.join(".", path)
              + "' is compared with an empty set, which is stored as an absent attribute: use"
              + " notExists()");
    }
    return encode.apply(value);
  }
}
