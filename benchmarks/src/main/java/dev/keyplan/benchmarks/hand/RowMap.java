package dev.keyplan.benchmarks.hand;

import java.util.AbstractMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Names that are always the same, and their values, null where one is absent. */
final class RowMap extends AbstractMap<String, AttributeValue> {

  private final String[] names;
  private final AttributeValue[] values;
  private final int size;

  RowMap(String[] names, AttributeValue[] values) {
    this.names = names;
    this.values = values;
    int count = 0;
    for (AttributeValue value : values) {
      if (value != null) {
        count++;
      }
    }
    this.size = count;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public void forEach(BiConsumer<? super String, ? super AttributeValue> action) {
    for (int i = 0; i < names.length; i++) {
      if (values[i] != null) {
        action.accept(names[i], values[i]);
      }
    }
  }

  @Override
  public Set<Map.Entry<String, AttributeValue>> entrySet() {
    Set<Map.Entry<String, AttributeValue>> entries = new LinkedHashSet<>();
    forEach((name, value) -> entries.add(Map.entry(name, value)));
    return entries;
  }
}
