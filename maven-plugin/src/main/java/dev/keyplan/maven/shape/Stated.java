package dev.keyplan.maven.shape;

/**
 * What a file states in one place: a value, or an expression that the file alone does not decide (a
 * parameter without a default, an imported value).
 *
 * @param text the value, or the expression as it is written
 */
public record Stated(String text, boolean known) {

  public static Stated value(String text) {
    return new Stated(text, true);
  }

  public static Stated expression(String text) {
    return new Stated(text, false);
  }

  public boolean is(String value) {
    return known && text.equals(value);
  }

  /** Whether it is this value, or could turn out to be. */
  public boolean couldBe(String value) {
    return !known || text.equals(value);
  }

  @Override
  public String toString() {
    return text;
  }
}
