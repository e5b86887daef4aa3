package dev.keyplan.benchmarks;

import java.lang.management.ManagementFactory;

/**
 * What code allocates, in bytes. Where the JVM stops at C1 ({@code -XX:TieredStopAtLevel=1}) that
 * is what the code says, the same in every run and under any load: no compiler leaves anything out.
 */
final class Allocation {

  private static final com.sun.management.ThreadMXBean THREADS =
      (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();

  /** So that classes are loaded, and what is made once is there. */
  private static final int WARM_UP = 100;

  private static final int WINDOWS = 5;

  /** Where results go. */
  static Object last;

  private Allocation() {}

  /** Something to be measured. */
  interface Operation {
    Object run();
  }

  /**
   * Of a call, on average; the least of several windows, as something may still be made once.
   *
   * @param calls in a window: all inputs in turn, some times
   */
  static long perCall(Operation operation, int calls) {
    run(operation, WARM_UP);
    long least = Long.MAX_VALUE;
    for (int i = 0; i < WINDOWS; i++) {
      long before = THREADS.getCurrentThreadAllocatedBytes();
      run(operation, calls);
      least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
    }
    return Math.round((double) least / calls);
  }

  private static void run(Operation operation, int times) {
    for (int i = 0; i < times; i++) {
      last = operation.run();
    }
  }
}
