package dev.keyplan.processor.evolution;

/**
 * What a change is about, in the names of the new model, or of the old one if it is no longer
 * there.
 *
 * @param entity nested name of the class, "" if it is about none
 * @param name of the index, the key ({@code Order/GSI1}) or the pattern; the attribute's Java path
 * @param keyAttribute stored name, of a key of which one attribute changed; else ""
 */
public record Subject(Part part, String entity, String name, String keyAttribute) {

  /** The kinds of parts that a design has. */
  public enum Part {
    TABLE,
    INDEX,
    ENTITY,
    ATTRIBUTE,
    KEY,
    /** A unique attribute and its guards. */
    UNIQUE,
    PATTERN
  }

  static Subject table() {
    return new Subject(Part.TABLE, "", "", "");
  }

  static Subject index(String name) {
    return new Subject(Part.INDEX, "", name, "");
  }

  static Subject entity(String entity) {
    return new Subject(Part.ENTITY, entity, "", "");
  }

  static Subject attribute(String entity, String path) {
    return new Subject(Part.ATTRIBUTE, entity, path, "");
  }

  static Subject key(String entity, String key, String keyAttribute) {
    return new Subject(Part.KEY, entity, key, keyAttribute);
  }

  static Subject unique(String entity, String attribute) {
    return new Subject(Part.UNIQUE, entity, attribute, "");
  }

  static Subject pattern(String owner, String pattern) {
    return new Subject(Part.PATTERN, owner, pattern, "");
  }
}
