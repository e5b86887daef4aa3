package dev.keyplan.maven.verify;

/**
 * One thing that the verification tells.
 *
 * @param place the table's key, an index, or time to live
 */
public record Finding(Kind kind, String place, String text) {

  public enum Kind {
    /** Something that the model counts on is missing or different. */
    FAULT,
    /** The source alone does not decide it. */
    UNRESOLVED,
    /** The table has or holds more, or other, than the model needs; nothing is to be done. */
    EXTRA
  }

  @Override
  public String toString() {
    return place + ": " + text;
  }
}
