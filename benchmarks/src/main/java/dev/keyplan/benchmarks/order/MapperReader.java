package dev.keyplan.benchmarks.order;

import dev.keyplan.benchmarks.start.Reader;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** By the generated mapper. */
public final class MapperReader implements Reader {

  @Override
  public Object fromItem(Map<String, AttributeValue> item) {
    return OrderMapper.fromItem(item);
  }
}
