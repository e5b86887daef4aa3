package dev.keyplan.runtime;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Optional;

/**
 * DynamoDB's numbers: at most 38 significant digits, 0 or a magnitude from 1E-130 to below 1E+126
 * (DynamoDB Developer Guide, "Data types").
 */
final class DecimalDomain extends KeyDomain<BigDecimal> {

  private static final int DIGITS = 38;

  static final DecimalDomain DECIMALS = new DecimalDomain(new BigDecimal("1E-130"));
  static final DecimalDomain INTEGERS = new DecimalDomain(BigDecimal.ONE);

  private static final BigDecimal GREATEST =
      new BigDecimal("9".repeat(DIGITS)).scaleByPowerOfTen(126 - DIGITS);

  /** The least positive value. */
  private final BigDecimal unit;

  private DecimalDomain(BigDecimal unit) {
    this.unit = unit;
  }

  @Override
  int compare(BigDecimal a, BigDecimal b) {
    return a.compareTo(b);
  }

  @Override
  BigDecimal least() {
    return GREATEST.negate();
  }

  @Override
  BigDecimal greatest() {
    return GREATEST;
  }

  @Override
  Optional<BigDecimal> ceiling(BigDecimal bound) {
    if (bound.compareTo(GREATEST) > 0) {
      return Optional.empty();
    }
    if (bound.compareTo(least()) < 0) {
      return Optional.of(least());
    }
    return Optional.of(roundedUp(bound));
  }

  @Override
  Optional<BigDecimal> floor(BigDecimal bound) {
    return ceiling(bound.negate()).map(BigDecimal::negate);
  }

  @Override
  Optional<BigDecimal> higher(BigDecimal bound) {
    Optional<BigDecimal> ceiling = ceiling(bound);
    if (ceiling.isEmpty() || ceiling.get().compareTo(bound) > 0) {
      return ceiling;
    }
    return ceiling(bound.add(partOfStep(bound)));
  }

  @Override
  Optional<BigDecimal> lower(BigDecimal bound) {
    return higher(bound.negate()).map(BigDecimal::negate);
  }

  private BigDecimal roundedUp(BigDecimal bound) {
    if (bound.signum() != 0 && bound.abs().compareTo(unit) < 0) {
      return bound.signum() > 0 ? unit : BigDecimal.ZERO;
    }
    BigDecimal rounded = bound.round(new MathContext(DIGITS, RoundingMode.CEILING));
    return this == INTEGERS && rounded.scale() > 0
        ? rounded.setScale(0, RoundingMode.CEILING)
        : rounded;
  }

  /** Less than the distance from a value to any other. */
  private BigDecimal partOfStep(BigDecimal value) {
    int exponent = value.precision() - value.scale() - 1;
    return value.signum() == 0
        ? unit.movePointLeft(1)
        : BigDecimal.ONE.scaleByPowerOfTen(exponent - DIGITS - 1);
  }
}
