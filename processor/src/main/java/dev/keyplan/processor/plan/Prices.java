package dev.keyplan.processor.plan;

/**
 * What DynamoDB charges.
 *
 * @param region where, as in {@code us-east-1}; "" if it is not said
 * @param date as of when, as in {@code 2026-08}; "" if it is not said
 * @param currency {@code USD}
 */
public record Prices(
    String region, String date, String currency, Rates standard, Rates infrequentAccess) {

  /** Of the table class {@code STANDARD} or {@code STANDARD_INFREQUENT_ACCESS}. */
  public Rates of(String tableClass) {
    return tableClass.equals("STANDARD") ? standard : infrequentAccess;
  }

  /**
   * @param write a million write units on demand
   * @param read a million read units on demand
   * @param storage a GB and month
   * @param writeHour a provisioned write unit per second, for an hour
   * @param readHour a provisioned read unit per second, for an hour
   */
  public record Rates(
      double write, double read, double storage, double writeHour, double readHour) {}
}
