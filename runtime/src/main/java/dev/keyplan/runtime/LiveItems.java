package dev.keyplan.runtime;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Those of an answer's items that are meant: not expired, and within the limit.
 *
 * @param indexes of the items that have not expired; null if that is all
 * @param size how many of them
 */
record LiveItems(ReadItems items, int[] indexes, int size) {

  LiveItems first(int most) {
    return new LiveItems(items, indexes, Math.min(most, size));
  }

  <T> T read(int index, Function<Map<String, AttributeValue>, T> fromItem) {
    return items.read(indexes == null ? index : indexes[index], fromItem);
  }

  <T> List<T> read(Function<Map<String, AttributeValue>, T> fromItem) {
    List<T> read = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      read.add(read(i, fromItem));
    }
    return read;
  }
}
