package dev.keyplan.runtime;

import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Makes conditions on an attribute whose stored values are in the order of its Java values. Each
 * holds only if the attribute is there.
 *
 * @param <T> the type of its values
 */
public class OrderedCondition<T> extends AttributeCondition<T> {

  /** See {@link AttributeCondition#AttributeCondition}. */
  public OrderedCondition(Function<? super T, AttributeValue> encode, String... path) {
    super(encode, path);
  }

  public final Condition lt(T value) {
    return comparison("<", value);
  }

  public final Condition le(T value) {
    return comparison("<=", value);
  }

  public final Condition gt(T value) {
    return comparison(">", value);
  }

  public final Condition ge(T value) {
    return comparison(">=", value);
  }

  /**
   * From the one value to the other, both included.
   *
   * @throws IllegalArgumentException if the first is the greater one
   */
  public final Condition between(T low, T high) {
    AttributeValue from = stored(low);
    AttributeValue to = stored(high);
    if (StoredValues.compare(from, to) > 0) {
      throw new IllegalArgumentException(
          "between() of '" + String.join(".", path()) + "' takes the lesser value first");
    }
    return Condition.term(
        request ->
            request.name(path()) + " BETWEEN " + request.value(from) + " AND " + request.value(to));
  }
}
