package dev.keyplan.runtime;

import java.math.BigDecimal;

/**
 * Numbers as DynamoDB takes them: at most 38 significant digits, of a magnitude from 1E-130 to
 * 9.99…E+125, or zero (DynamoDB Developer Guide, "Constraints": Number). It refuses all others and
 * never rounds; so do we, but naming the attribute. Written without an exponent.
 */
final class NumberText {

  private static final int DIGITS = 38;
  private static final int LEAST_EXPONENT = -130;
  private static final int GREATEST_EXPONENT = 125;

  private NumberText() {}

  static String of(String attribute, BigDecimal value) {
    if (value.signum() == 0) {
      return "0"; // with any scale: DynamoDB calls 0E+126 too large
    }
    int exponent = value.precision() - value.scale() - 1;
    if (exponent < LEAST_EXPONENT || exponent > GREATEST_EXPONENT) {
      throw new ItemMappingException(
          attribute + " is outside DynamoDB's numbers, 1E-130 to 9.99E+125");
    }
    if (value.precision() > DIGITS && value.stripTrailingZeros().precision() > DIGITS) {
      throw new ItemMappingException(
          attribute + " has more than 38 digits, which DynamoDB does not store: round it first");
    }
    return value.toPlainString();
  }

  static String of(String attribute, double value) {
    checkFinite(attribute, Double.isFinite(value), value);
    return of(attribute, Double.toString(value));
  }

  static String of(String attribute, float value) {
    checkFinite(attribute, Float.isFinite(value), value);
    return of(attribute, Float.toString(value));
  }

  private static String of(String attribute, String text) {
    return text.indexOf('E') < 0 ? text : of(attribute, new BigDecimal(text));
  }

  private static void checkFinite(String attribute, boolean finite, Object value) {
    if (!finite) {
      throw new ItemMappingException(attribute + " is " + value + ", which is no DynamoDB number");
    }
  }
}
