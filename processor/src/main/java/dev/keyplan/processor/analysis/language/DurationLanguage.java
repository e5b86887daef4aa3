package dev.keyplan.processor.analysis.language;

/** The texts of {@code Duration.toString()}: {@code PT8H6M12.345S}, {@code PT-1S}, {@code PT0S}. */
final class DurationLanguage {

  private static final CodePoints SIGN = CodePoints.of('-', '-');

  private DurationLanguage() {}

  /** Hours, minutes and seconds, of which each may be missing, but not all. */
  static void append(Automaton.Builder text, int segment) {
    text.text("PT", segment);
    int none = text.end();
    int end = text.state();
    int before = none;
    for (String unit : new String[] {"H", "M", "S"}) {
      // From where nothing was said yet, and from where something was.
      int after = text.state();
      amount(text, none, unit, after, segment);
      if (before != none) {
        amount(text, before, unit, after, segment);
        text.jump(before, after);
      }
      text.jump(after, end);
      before = after;
    }
    text.endAt(end);
  }

  private static void amount(Automaton.Builder text, int from, String unit, int to, int segment) {
    text.endAt(from);
    text.optional(SIGN, segment).oneOrMore(CodePoints.DIGITS, segment);
    if (unit.equals("S")) {
      int whole = text.end();
      int seconds = text.state();
      text.jump(whole, seconds);
      text.text(".", segment).oneOrMore(CodePoints.DIGITS, segment);
      text.jump(text.end(), seconds);
      text.endAt(seconds);
    }
    text.text(unit, segment);
    text.jump(text.end(), to);
  }
}
