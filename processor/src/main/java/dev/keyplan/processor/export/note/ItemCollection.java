package dev.keyplan.processor.export.note;

import java.util.List;

/**
 * The kinds of items that lie under one partition key of the table or an index, in the order in
 * which the table lists them.
 *
 * @param path the table or an index
 * @param partition the partition key: {@code PK = USER#{userId}}
 */
record ItemCollection(String path, String partition, List<Member> members, List<Reader> readers) {

  ItemCollection {
    members = List.copyOf(members);
    readers = List.copyOf(readers);
  }

  /**
   * @param color of the entity in drawings
   * @param sort the sort key: {@code SK = PROFILE}; "" without one
   * @param when the terms under which items are here; "" for always
   */
  record Member(String entity, int color, String sort, String when) {}

  /**
   * @param members that it reads, as places in the list
   */
  record Reader(String pattern, String operation, List<Integer> members) {
    Reader {
      members = List.copyOf(members);
    }
  }
}
