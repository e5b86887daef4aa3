package dev.keyplan.annotation;

/**
 * How a table's reads and writes are paid (Amazon DynamoDB Developer Guide, "Throughput capacity").
 */
public enum BillingMode {
  /** By request; {@code PAY_PER_REQUEST} in requests and templates. */
  ON_DEMAND,
  /** By the hour, for the units that {@link Throughput} provides whether they are used or not. */
  PROVISIONED
}
