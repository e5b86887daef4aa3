package dev.keyplan.runtime;

import java.util.Map;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items in the JSON of an answer. */
final class JsonItems implements ReadItems {

  private final StoredJson json;
  private final int[] items;

  JsonItems(StoredJson json) {
    this.json = json;
    this.items = new int[json.items()];
    int item = 0;
    for (int i = 0; i < items.length; i++) {
      items[i] = item;
      item = json.behind(item);
    }
  }

  @Override
  public int size() {
    return items.length;
  }

  @Override
  public AttributeValue attribute(int index, String name) {
    return json.value(json.get(items[index], name));
  }

  /** What knows no JSON gets the item as the SDK would have it. */
  @Override
  public <T> T read(int index, Function<Map<String, AttributeValue>, T> fromItem) {
    return fromItem instanceof ItemReader<T> reader
        ? reader.read(json, items[index])
        : fromItem.apply(json.map(items[index]));
  }
}
