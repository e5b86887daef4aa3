package dev.keyplan.runtime;

import java.util.ArrayList;
import java.util.List;

/**
 * The composed key attributes that an entity's items have for an index, and what they are made of.
 * Generated classes hold one for each index.
 *
 * @param attributes stored names of the key attributes
 * @param dependencies stored paths of the attributes that decide whether an item has them, and what
 *     they hold, besides those of the primary key, which never change
 */
public record IndexKeys(List<String> attributes, List<List<String>> dependencies) {

  public IndexKeys {
    attributes = List.copyOf(attributes);
    dependencies = List.copyOf(dependencies);
  }

  /**
   * @param attributes stored names of the key attributes
   */
  public static IndexKeys of(String... attributes) {
    return new IndexKeys(List.of(attributes), List.of());
  }

  /**
   * @param storedPath of an attribute that the keys depend on
   */
  public IndexKeys dependingOn(String... storedPath) {
    List<List<String>> all = new ArrayList<>(dependencies);
    all.add(List.of(storedPath));
    return new IndexKeys(attributes, all);
  }
}
