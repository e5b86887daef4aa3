package dev.keyplan.processor.plan;

import dev.keyplan.processor.model.Constant;
import dev.keyplan.processor.model.KeyPart;
import java.math.BigInteger;

/** The text of a constant in a key: what {@code KeyText} would make of it at run time. */
public final class ConstantText {

  private ConstantText() {}

  public static String of(KeyPart part, Constant constant) {
    String text = constant.text();
    return switch (part.encoding()) {
      case BYTE -> number(text, 3);
      case SHORT -> number(text, 5);
      case INT -> number(text, 10);
      case LONG -> number(text, 19);
      case DIGITS -> number(text, part.width());
      case YEAR -> number(text, 4);
      case LOWER -> fold(text, true);
      case UPPER -> fold(text, false);
      default -> text;
    };
  }

  /** A negative one as {@code -} and its complement to 10^width. */
  private static String number(String text, int width) {
    BigInteger value = new BigInteger(text);
    BigInteger digits = value.signum() < 0 ? BigInteger.TEN.pow(width).add(value) : value;
    String padded = "0".repeat(Math.max(0, width - digits.toString().length())) + digits;
    return value.signum() < 0 ? "-" + padded : padded;
  }

  private static String fold(String text, boolean lower) {
    StringBuilder folded = new StringBuilder();
    text.codePoints()
        .map(c -> lower ? Character.toLowerCase(c) : Character.toUpperCase(c))
        .forEach(folded::appendCodePoint);
    return folded.toString();
  }
}
