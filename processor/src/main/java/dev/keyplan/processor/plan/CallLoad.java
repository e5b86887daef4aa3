package dev.keyplan.processor.plan;

import java.util.OptionalDouble;

/**
 * What the calls of one access pattern or write amount to. Money is in the currency of the {@link
 * Prices}.
 *
 * @param peakRate calls per second at peak, 0 if it is not said
 * @param unitsPerSecond at peak
 * @param busiestKeyUnits of them, those of the busiest partition key value; empty if nothing is
 *     known of its share, 0 without a peak rate
 * @param costPerMillionCalls without storage
 * @param costPerMonth of a month at peak: the most that it can cost, as no load is always at peak
 */
public record CallLoad(
    double peakRate,
    double unitsPerSecond,
    OptionalDouble busiestKeyUnits,
    double costPerMillionCalls,
    double costPerMonth) {}
