package dev.keyplan.processor.oracle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Choices at random, the same for the same seed. */
final class Chance {

  private final Random random;

  Chance(long seed) {
    random = new Random(seed * 0x9E3779B97F4A7C15L + 1);
  }

  /** Choices of its own, which do not depend on how many were made here before. */
  static Chance of(long seed, int... which) {
    long mixed = seed;
    for (int i : which) {
      mixed = mixed * 1_000_003 + i + 1;
    }
    return new Chance(mixed);
  }

  boolean percent(int chance) {
    return random.nextInt(100) < chance;
  }

  /** From 0 to below {@code bound}. */
  int below(int bound) {
    return random.nextInt(bound);
  }

  <T> T one(List<T> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  /** At most so many of them, in random order. */
  <T> List<T> some(List<T> choices, int most) {
    List<T> shuffled = new ArrayList<>(choices);
    Collections.shuffle(shuffled, random);
    return shuffled.subList(0, Math.min(most, shuffled.size()));
  }
}
