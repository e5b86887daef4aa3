package dev.keyplan.processor.plan;

import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.Constant;
import dev.keyplan.processor.model.KeyEncoding;
import dev.keyplan.processor.model.KeyPart;
import java.math.BigInteger;

/**
 * The text of a constant in a key: what {@code KeyText} or {@code KeyTime} would make of it at run
 * time. Times are given in ISO 8601.
 */
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
      case INSTANT,
          INSTANT_SECONDS,
          INSTANT_MILLIS,
          INSTANT_MICROS,
          LOCAL_DATE_TIME,
          LOCAL_DATE_TIME_SECONDS,
          LOCAL_DATE_TIME_MILLIS,
          LOCAL_DATE_TIME_MICROS,
          OFFSET_DATE_TIME,
          TO_YEAR,
          TO_MONTH,
          TO_DAY,
          TO_HOUR ->
          TimeText.of(part, text);
      case CONVERTED -> of(unconverted(part), constant);
      default -> text;
    };
  }

  /** A part of what the converter makes. */
  private static KeyPart unconverted(KeyPart part) {
    AttributeType target = ((AttributeType.Converted) part.type()).target();
    KeyEncoding encoding =
        target instanceof AttributeType.Scalar scalar
            ? KeyEncoding.valueOf(scalar.type().name())
            : target instanceof AttributeType.Enumeration
                ? KeyEncoding.ENUM
                : KeyEncoding.CONVERTED;
    return new KeyPart(part.path(), target, encoding, part.width(), part.origin());
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
