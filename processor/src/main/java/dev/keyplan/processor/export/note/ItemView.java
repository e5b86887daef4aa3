package dev.keyplan.processor.export.note;

import java.util.List;

/**
 * Example items as the table or an index holds them: by partition, sorted within it, with the
 * attributes that are there.
 *
 * @param id of the view in the note
 * @param name {@code Table}, or that of the index
 * @param about what it is: a global index of these attributes
 * @param partitionKey stored names
 * @param sortKey stored names, may be empty
 * @param typeAttribute the stored name of what tells the entities apart; "" if it is not there
 */
record ItemView(
    String id,
    String name,
    Line about,
    List<String> partitionKey,
    List<String> sortKey,
    String typeAttribute,
    List<Partition> partitions) {

  /** What is said instead of items. */
  static final String EMPTY = "None of the example items is in it.";

  ItemView {
    partitionKey = List.copyOf(partitionKey);
    sortKey = List.copyOf(sortKey);
    partitions = List.copyOf(partitions);
  }

  /**
   * @param key values in the order of the key attributes
   */
  record Partition(List<String> key, List<Item> items) {
    Partition {
      key = List.copyOf(key);
      items = List.copyOf(items);
    }
  }

  /**
   * @param id of the item in the view
   * @param entity as it is stored, if the table stores types
   * @param guard of a unique attribute
   * @param color of its entity
   * @param sort values in the order of the key attributes
   */
  record Item(
      String id,
      String entity,
      boolean guard,
      int color,
      List<String> sort,
      List<Attribute> attributes) {
    Item {
      sort = List.copyOf(sort);
      attributes = List.copyOf(attributes);
    }
  }

  /**
   * @param key a key attribute of the table or of some index
   */
  record Attribute(String name, String value, boolean key) {}

  int size() {
    return partitions.stream().mapToInt(partition -> partition.items().size()).sum();
  }
}
