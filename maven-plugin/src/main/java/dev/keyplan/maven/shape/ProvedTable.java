package dev.keyplan.maven.shape;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The model that the compiler proved.
 *
 * @param stored by entity, the types of its attributes by stored name
 * @param reads the patterns that read an index, in declared order
 * @param entitiesOf by index, the entities of which it may hold items
 * @param entityTypeAttribute the attribute that tells entities apart, if there is one
 */
public record ProvedTable(
    TableShape shape,
    Map<String, Map<String, String>> stored,
    List<IndexRead> reads,
    Map<String, Set<String>> entitiesOf,
    Set<String> entityTypeAttribute) {

  /**
   * A pattern that reads an index.
   *
   * @param needs the attributes that the index must hold for it, beside keys
   */
  public record IndexRead(String pattern, String index, Set<String> needs) {}

  public String name() {
    return shape.name().orElseThrow().text();
  }

  public List<IndexRead> readsOf(String index) {
    return reads.stream().filter(read -> read.index().equals(index)).toList();
  }
}
