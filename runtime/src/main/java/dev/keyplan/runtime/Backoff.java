package dev.keyplan.runtime;

import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;

/**
 * How often and after what time something is tried again: exponential, with full jitter. The SDK
 * client retries throttled requests, but neither the unprocessed parts of a batch nor conflicts
 * with transactions.
 *
 * @param retries in a row, before giving up
 * @param baseMillis the longest wait before the first retry, doubled for each further one
 * @param capMillis the longest wait of all
 */
record Backoff(int retries, long baseMillis, long capMillis) {

  /** Gives up after at most 13 seconds of waiting, 6 on average. */
  static final Backoff DEFAULT = new Backoff(9, 25, 5_000);

  /**
   * @param retry 1 for the first
   */
  long millis(int retry) {
    long longest = Math.min(capMillis, baseMillis << Math.min(retry - 1, 30));
    return ThreadLocalRandom.current().nextLong(longest + 1);
  }

  /**
   * @return false if the thread was interrupted, which it then still is
   */
  static boolean sleep(long millis) {
    if (millis == 0) {
      return true;
    }
    try {
      TimeUnit.MILLISECONDS.sleep(millis);
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
