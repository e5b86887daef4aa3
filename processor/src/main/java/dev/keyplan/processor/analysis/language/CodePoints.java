package dev.keyplan.processor.analysis.language;

import java.util.ArrayList;
import java.util.List;

/**
 * A set of code points.
 *
 * @param ranges ascending and apart
 */
record CodePoints(List<Range> ranges) {

  record Range(int low, int high) {}

  static final CodePoints DIGITS = of('0', '9');
  static final CodePoints HEX = of('0', '9', 'a', 'f');
  static final CodePoints ID = of('-', '-', '0', '9', 'A', 'Z', '_', '_', 'a', 'z');

  /** All that UTF-8 can hold: no surrogates. */
  static final CodePoints ALL = of(0, 0xD7FF, 0xE000, Automaton.LAST_CODE_POINT);

  static final CodePoints NO_DELIMITER = ALL.without('#', '#');

  CodePoints {
    ranges = List.copyOf(ranges);
  }

  /** Pairs of least and greatest. */
  static CodePoints of(int... bounds) {
    List<Range> ranges = new ArrayList<>();
    for (int i = 0; i < bounds.length; i += 2) {
      ranges.add(new Range(bounds[i], bounds[i + 1]));
    }
    return new CodePoints(ranges);
  }

  CodePoints without(int low, int high) {
    List<Range> left = new ArrayList<>();
    for (Range r : ranges) {
      if (r.low() < low) {
        left.add(new Range(r.low(), Math.min(r.high(), low - 1)));
      }
      if (r.high() > high) {
        left.add(new Range(Math.max(r.low(), high + 1), r.high()));
      }
    }
    return new CodePoints(left);
  }
}
