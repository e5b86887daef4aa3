package dev.keyplan.maven.shape;

import java.util.List;
import java.util.Optional;

/**
 * A table, as far as it decides whether a model's operations work on it.
 *
 * @param name empty if the source leaves the naming to the tool
 * @param definitions the attributes that the source defines for keys, in its order
 * @param furtherIndexes an expression that may stand for more indexes than are listed
 * @param timeToLive empty if it is off
 */
public record TableShape(
    Optional<Stated> name,
    KeyShape key,
    List<KeyAttribute> definitions,
    List<IndexShape> indexes,
    Optional<Stated> furtherIndexes,
    Optional<TimeToLiveShape> timeToLive) {

  public TableShape {
    definitions = List.copyOf(definitions);
    indexes = List.copyOf(indexes);
  }
}
