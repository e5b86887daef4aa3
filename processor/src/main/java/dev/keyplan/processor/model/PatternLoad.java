package dev.keyplan.processor.model;

import java.util.List;

/**
 * How often an access pattern is called, what it may cost, and who may call it.
 *
 * @param items that a call reads, 0 if not said
 * @param peakRate calls per second at peak, 0 if not said
 * @param busiestKeyShare of the calls, that read the busiest partition key value; 0 if not said
 * @param budget read units that a call may take, 0 for any
 * @param roles who may
 * @param rateOrigin of the peak rate, or the annotation
 * @param budgetOrigin of the budget, or the annotation
 */
public record PatternLoad(
    int items,
    double peakRate,
    double busiestKeyShare,
    double budget,
    List<String> roles,
    Origin rateOrigin,
    Origin budgetOrigin) {

  public PatternLoad {
    roles = List.copyOf(roles);
  }

  /** Of which only the rate is said, or not even that. */
  public static PatternLoad of(double peakRate) {
    return new PatternLoad(0, peakRate, 0, 0, List.of(), Origin.UNKNOWN, Origin.UNKNOWN);
  }
}
