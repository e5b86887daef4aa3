package dev.keyplan.processor.analysis.capacity;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;

/** Numbers in messages: {@code 3,000}, {@code 0.5}, {@code 12.5 %}. */
final class Figures {

  private static final int KB = 1024;
  private static final int MB = KB * KB;

  private Figures() {}

  static String of(double number) {
    DecimalFormat format =
        new DecimalFormat("#,##0.##", DecimalFormatSymbols.getInstance(Locale.ROOT));
    return format.format(BigDecimal.valueOf(number).setScale(2, RoundingMode.HALF_UP));
  }

  /** As it is written in source: {@code 3000}. */
  static String literal(double number) {
    return BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
  }

  static String percent(double share) {
    return of(share * 100) + " %";
  }

  /** {@code 1 item}, {@code 2 items}. */
  static String counted(double number, String noun) {
    return of(number) + " " + noun + (number == 1 ? "" : "s");
  }

  static String bytes(double bytes) {
    if (bytes >= (double) MB * KB) {
      return of(bytes / MB / KB) + " GB";
    }
    if (bytes >= MB) {
      return of(bytes / MB) + " MB";
    }
    return bytes >= 10 * KB ? of(bytes / KB) + " KB" : of(bytes) + " bytes";
  }
}
