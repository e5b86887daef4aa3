package dev.keyplan.processor.export.note;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;

/** Numbers as people read them: no exponent, no digits that say nothing. */
final class Figures {

  private static final BigDecimal CENT = new BigDecimal("0.01");
  private static final BigDecimal THOUSAND = BigDecimal.valueOf(1000);

  private Figures() {}

  /** A rate, or capacity units: at most two decimals. */
  static String number(double value) {
    BigDecimal rounded = BigDecimal.valueOf(value).setScale(2, RoundingMode.HALF_UP);
    if (rounded.signum() == 0 && value > 0) {
      return "< 0.01";
    }
    return grouped(rounded.stripTrailingZeros());
  }

  /** To the cent; an amount below one is not told as nothing. */
  static String money(double value) {
    BigDecimal amount = BigDecimal.valueOf(value);
    if (amount.signum() > 0 && amount.compareTo(CENT) < 0) {
      return "< 0.01";
    }
    return grouped(amount.setScale(2, RoundingMode.HALF_UP));
  }

  static String bytes(long bytes) {
    String[] units = {"B", "KB", "MB", "GB", "TB", "PB"};
    BigDecimal value = BigDecimal.valueOf(bytes);
    int unit = 0;
    while (value.compareTo(THOUSAND) >= 0 && unit < units.length - 1) {
      value = value.divide(BigDecimal.valueOf(1024));
      unit++;
    }
    int decimals = unit == 0 || value.precision() - value.scale() >= 3 ? 0 : 1;
    return grouped(value.setScale(decimals, RoundingMode.HALF_UP).stripTrailingZeros())
        + " "
        + units[unit];
  }

  /** {@code 1 entity}, {@code 2 entities}. */
  static String count(long count, String one, String several) {
    return grouped(BigDecimal.valueOf(count)) + " " + (count == 1 ? one : several);
  }

  private static String grouped(BigDecimal value) {
    return String.format(Locale.ROOT, "%,." + Math.max(0, value.scale()) + "f", value);
  }
}
