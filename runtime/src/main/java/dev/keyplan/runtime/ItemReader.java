package dev.keyplan.runtime;

import java.util.Map;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * How an item becomes an object, in the two forms that it can come in, with the same results and
 * the same errors. Generated mappers are one each.
 *
 * @param <T> the entity or view
 */
public interface ItemReader<T> extends Function<Map<String, AttributeValue>, T> {

  /**
   * An item as the SDK has it.
   *
   * @throws ItemMappingException if it cannot be read
   */
  @Override
  T apply(Map<String, AttributeValue> item);

  /**
   * An item in the JSON of an answer.
   *
   * @throws ItemMappingException if it cannot be read
   */
  T read(StoredJson json, int item);
}
