package dev.keyplan.runtime;

/** A set of code points, in order. All hold some of one byte. */
final class Alphabet {

  static final Alphabet FREE = new Alphabet(0, 0xD7FF, 0xE000, 0x10FFFF);
  static final Alphabet STRINGS = new Alphabet(0, '#' - 1, '#' + 1, 0xD7FF, 0xE000, 0x10FFFF);
  static final Alphabet IDS = new Alphabet('-', '-', '0', '9', 'A', 'Z', '_', '_', 'a', 'z');

  static final int NONE = -1;

  /** First and last of each run. */
  private final int[] runs;

  private Alphabet(int... runs) {
    this.runs = runs;
  }

  int least() {
    return runs[0];
  }

  /** The greatest whose UTF-8 form takes at most that many bytes. */
  int greatest(int bytes) {
    return previous(bytes == 1 ? 0x80 : bytes == 2 ? 0x800 : bytes == 3 ? 0x10000 : 0x110000);
  }

  boolean holds(int codePoint) {
    return next(codePoint - 1) == codePoint;
  }

  /** The least above, or {@link #NONE}. */
  int next(int codePoint) {
    for (int i = 0; i < runs.length; i += 2) {
      if (codePoint < runs[i + 1]) {
        return Math.max(runs[i], codePoint + 1);
      }
    }
    return NONE;
  }

  /** The greatest below, or {@link #NONE}. */
  int previous(int codePoint) {
    for (int i = runs.length - 2; i >= 0; i -= 2) {
      if (codePoint > runs[i]) {
        return Math.min(runs[i + 1], codePoint - 1);
      }
    }
    return NONE;
  }
}
