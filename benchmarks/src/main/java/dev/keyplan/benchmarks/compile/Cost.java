package dev.keyplan.benchmarks.compile;

/**
 * What a compilation took: the least of each that was seen in repetitions.
 *
 * @param clock milliseconds, from the start of the JVM where it is a fresh one
 * @param processor milliseconds of all threads, user and system
 * @param memory the most that was resident, in KiB; 0 if not known
 */
record Cost(long clock, long processor, long memory) {

  static final Cost UNKNOWN = new Cost(Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE);

  /** As {@link Compiles} prints it. */
  static Cost of(String line) {
    String[] numbers = line.split(" ");
    return new Cost(
        Long.parseLong(numbers[0]), Long.parseLong(numbers[1]), Long.parseLong(numbers[2]));
  }

  Cost least(Cost other) {
    return new Cost(
        Math.min(clock, other.clock),
        Math.min(processor, other.processor),
        Math.min(memory, other.memory));
  }
}
