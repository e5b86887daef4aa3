package dev.keyplan.benchmarks.hand;

import dev.keyplan.benchmarks.start.Reader;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** By the mapper written by hand. */
public final class HandReader implements Reader {

  @Override
  public Object fromItem(Map<String, AttributeValue> item) {
    return HandMapper.fromItem(item);
  }
}
