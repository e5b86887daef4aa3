package dev.keyplan.processor.evolution;

/** What a change touches; each kind has its own diagnostic. */
public enum ChangeKind {
  /** What only a new table can have: another name or key, another local index. */
  TABLE("KP812"),
  /** The text of keys or guards, or which items have them. */
  KEYS("KP813"),
  /** Global indexes: made and deleted one at a time, never changed. */
  INDEX("KP814"),
  /** An entity or an attribute that is stored otherwise. */
  ITEMS("KP815"),
  /** Nothing that is stored has to change. */
  COMPATIBLE("KP816");

  private final String code;

  ChangeKind(String code) {
    this.code = code;
  }

  /** Under which the processor tells it. */
  public String code() {
    return code;
  }
}
