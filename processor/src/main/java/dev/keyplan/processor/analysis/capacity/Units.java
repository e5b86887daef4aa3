package dev.keyplan.processor.analysis.capacity;

/**
 * The rounding of capacity units (Developer Guide, "DynamoDB read and write operations"): reads by
 * 4 KB, writes by 1 KB, in a transaction twice.
 */
final class Units {

  /** Of a month in AWS's calculators: 730 hours. */
  static final long SECONDS_PER_MONTH = 730L * 3600;

  /** That one partition serves in a second (Developer Guide, "Burst and adaptive capacity"). */
  static final int READ_LIMIT = 3000;

  static final int WRITE_LIMIT = 1000;

  private static final int READ_BYTES = 4 * 1024;
  private static final int WRITE_BYTES = 1024;

  private Units() {}

  /**
   * Of a GetItem, of an item that is there or not; of a page of a Query, with the sum of all items
   * that it examines. A page is 1 MB at most, a multiple of 4 KB, so that several pages may be
   * rounded as one.
   */
  static double read(long bytes, boolean consistent) {
    long blocks = Math.max(1, (bytes - 1) / READ_BYTES + 1);
    return consistent ? blocks : blocks / 2.0;
  }

  /** Of the larger of the old and the new item, or of an entry of an index. */
  static double write(long bytes) {
    return Math.max(1, (bytes - 1) / WRITE_BYTES + 1);
  }

  static double transactionalWrite(long bytes) {
    return 2 * write(bytes);
  }
}
