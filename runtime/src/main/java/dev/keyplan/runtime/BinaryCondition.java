package dev.keyplan.runtime;

import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Makes conditions on an attribute of bytes, which are ordered as unsigned.
 *
 * @param <T> the type of its values
 */
public final class BinaryCondition<T> extends OrderedCondition<T> {

  /** See {@link AttributeCondition#AttributeCondition}. */
  public BinaryCondition(Function<? super T, AttributeValue> encode, String... path) {
    super(encode, path);
  }

  /** The attribute is there and begins with the bytes. */
  public Condition beginsWith(T prefix) {
    return Condition.function("begins_with", path(), stored(prefix));
  }

  /** The number of its bytes. */
  public SizeCondition size() {
    return new SizeCondition(path());
  }
}
