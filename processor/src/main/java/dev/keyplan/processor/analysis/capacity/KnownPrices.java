package dev.keyplan.processor.analysis.capacity;

import dev.keyplan.processor.plan.Prices;
import dev.keyplan.processor.plan.Prices.Rates;

/**
 * The prices that estimates rest on where the user gives none: of us-east-1, without free tiers.
 */
public final class KnownPrices {

  /** Requests to a table of infrequent access cost a quarter more. */
  static final double INFREQUENT_FACTOR = 1.25;

  private static final Rates STANDARD = new Rates(0.625, 0.125, 0.25, 0.00065, 0.00013);

  public static final Prices US_EAST_1 =
      new Prices("us-east-1", "2026-08", "USD", STANDARD, infrequent(STANDARD, 0.10));

  private KnownPrices() {}

  /** What follows from the prices of the standard class. */
  static Rates infrequent(Rates standard, double storage) {
    return new Rates(
        standard.write() * INFREQUENT_FACTOR,
        standard.read() * INFREQUENT_FACTOR,
        storage,
        standard.writeHour() * INFREQUENT_FACTOR,
        standard.readHour() * INFREQUENT_FACTOR);
  }
}
