package dev.keyplan.processor.evolution;

/** How new texts or values fit those that are stored; the better first. */
enum Fit {
  SAME,
  /** What is stored stays as it is, and more is allowed. */
  WIDER,
  /** What is stored stays as it is, if it is still allowed. */
  NARROWER,
  OTHER;

  Fit and(Fit other) {
    return compareTo(other) < 0 ? other : this;
  }
}
