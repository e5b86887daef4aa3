package dev.keyplan.runtime;

import java.util.Objects;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Makes conditions on a list or a set.
 *
 * @param <C> the type of the collection
 * @param <E> the type of its elements
 */
public final class CollectionCondition<C, E> extends AttributeCondition<C> {

  private final Function<? super E, AttributeValue> element;

  /**
   * @param encode a collection as it is stored
   * @param element one of its elements as it is stored
   * @param path the stored name of the attribute, after those of the maps it lies in
   */
  public CollectionCondition(
      Function<? super C, AttributeValue> encode,
      Function<? super E, AttributeValue> element,
      String... path) {
    super(encode, path);
    this.element = element;
  }

  /** The attribute is there and holds the element. */
  public Condition contains(E value) {
    Objects.requireNonNull(value, "value");
    return Condition.function("contains", path(), element.apply(value));
  }

  /** The number of its elements. */
  public SizeCondition size() {
    return new SizeCondition(path());
  }
}
