package dev.keyplan.processor.evolution;

import java.util.List;
import java.util.Map;

/**
 * What an item stores under a key that was not changed: from the same values the same texts must
 * come, whoever makes them.
 *
 * @param entity in the new model
 * @param key its name in the new model
 * @param values by Java path in the new model
 * @param texts by stored name of the key attribute
 */
public record GoldenKey(
    String entity, String key, Map<String, String> values, Map<String, String> texts) {

  /**
   * The change that there is if another text is made of the values.
   *
   * @param attribute stored name of the key attribute
   * @param text that is made now
   */
  public Change broken(String attribute, String text) {
    String name = entity.substring(entity.lastIndexOf('.') + 1);
    return new Change(
        ChangeKind.KEYS,
        WayOut.BACKFILL,
        Subject.key(entity, key, attribute),
        attribute + " of " + name + " is written in other bytes than stored, of the same values",
        texts.get(attribute),
        text,
        "the design is what it was: this Keyplan, or a converter, writes keys otherwise",
        Steps.tableKey(name),
        List.of("the version of Keyplan that wrote them"));
  }
}
