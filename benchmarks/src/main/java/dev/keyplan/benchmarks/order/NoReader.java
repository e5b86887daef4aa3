package dev.keyplan.benchmarks.order;

import dev.keyplan.benchmarks.start.Reader;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Leaves the item as it is. */
public final class NoReader implements Reader {

  @Override
  public Object fromItem(Map<String, AttributeValue> item) {
    return item;
  }
}
