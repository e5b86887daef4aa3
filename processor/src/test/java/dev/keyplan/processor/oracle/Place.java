package dev.keyplan.processor.oracle;

import java.util.ArrayList;
import java.util.List;

/** Where an item lies on a path. */
record Place(List<KeyValue> partition, List<KeyValue> sort) {

  /** In the order of the sort key, attribute by attribute. */
  int compareSort(Place other) {
    return compare(sort, other.sort);
  }

  int comparePartition(Place other) {
    return compare(partition, other.partition);
  }

  static int compare(List<KeyValue> a, List<KeyValue> b) {
    for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
      int order = a.get(i).compareTo(b.get(i));
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(a.size(), b.size());
  }

  @Override
  public String toString() {
    List<KeyValue> all = new ArrayList<>(partition);
    all.addAll(sort);
    return all.toString();
  }
}
