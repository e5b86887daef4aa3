package dev.keyplan.runtime;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items that the SDK decoded. */
record SdkItems(List<Map<String, AttributeValue>> items) implements ReadItems {

  @Override
  public int size() {
    return items.size();
  }

  @Override
  public AttributeValue attribute(int index, String name) {
    return items.get(index).get(name);
  }

  @Override
  public <T> T read(int index, Function<Map<String, AttributeValue>, T> fromItem) {
    return fromItem.apply(items.get(index));
  }
}
