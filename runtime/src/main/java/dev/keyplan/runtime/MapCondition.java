package dev.keyplan.runtime;

import java.util.Objects;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Makes conditions on a map.
 *
 * @param <M> the type of the map
 * @param <V> the type of its values
 */
public final class MapCondition<M, V> extends AttributeCondition<M> {

  private final Function<? super V, AttributeValue> value;

  /**
   * @param encode a map as it is stored
   * @param value one of its values as it is stored
   * @param path the stored name of the attribute, after those of the maps it lies in
   */
  public MapCondition(
      Function<? super M, AttributeValue> encode,
      Function<? super V, AttributeValue> value,
      String... path) {
    super(encode, path);
    this.value = value;
  }

  /** Conditions on the value of a key. */
  public AttributeCondition<V> at(String key) {
    return new AttributeCondition<>(value, inside(Objects.requireNonNull(key, "key")));
  }

  /** The number of its keys. */
  public SizeCondition size() {
    return new SizeCondition(path());
  }
}
