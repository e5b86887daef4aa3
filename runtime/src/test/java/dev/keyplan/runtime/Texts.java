package dev.keyplan.runtime;

import java.time.Instant;
import java.util.Random;

/** Random values that lie where encoders err. */
final class Texts {

  private static final int[] CODE_POINTS = {
    0, 1, '\t', ' ', '"', '#', '$', '-', '/', '0', '9', ':', 'A', 'Z', '_', 'a', 'z', 0x7F, 0x80,
    0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFD, 0xFFFF, 0x10000, 0x1F600, 0x10FFFF
  };

  private Texts() {}

  /** Of valid code points, most of them at the edges of UTF-8 or of an alphabet. */
  static String random(Random random, int greatestLength) {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(greatestLength + 1); i > 0; i--) {
      text.appendCodePoint(CODE_POINTS[random.nextInt(CODE_POINTS.length)]);
    }
    return text.toString();
  }

  /** Not empty, of these characters. */
  static String random(Random random, String characters, int greatestLength) {
    StringBuilder text = new StringBuilder();
    for (int i = 1 + random.nextInt(greatestLength); i > 0; i--) {
      text.append(characters.charAt(random.nextInt(characters.length())));
    }
    return text.toString();
  }

  /** In the years 0000 to 9999, some of them whole seconds. */
  static Instant randomInstant(Random random) {
    long span = TimeText.LAST_SECOND - TimeText.FIRST_SECOND;
    long second = TimeText.FIRST_SECOND + (long) (random.nextDouble() * span);
    return Instant.ofEpochSecond(
        second, random.nextInt(4) == 0 ? 0 : random.nextInt(1_000_000_000));
  }
}
