package dev.keyplan.processor.reader;

import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.Constant;
import dev.keyplan.processor.model.ScalarType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Optional;

/** Constants of terms, checked against the attribute's type. */
final class ConstantReader {

  /** The text is no value of the type; the message says what would be. */
  static final class MismatchException extends Exception {
    private static final long serialVersionUID = 1L;

    MismatchException(String message) {
      super(message);
    }
  }

  private ConstantReader() {}

  static Constant read(AttributeType type, String text) throws MismatchException {
    if (type instanceof AttributeType.Enumeration enumeration) {
      return new Constant(type, enumConstant(enumeration, text));
    }
    if (type instanceof AttributeType.Scalar scalar) {
      return new Constant(type, scalar(scalar.type(), text));
    }
    throw new MismatchException(
        "attributes of type " + Describe.type(type) + " cannot be compared with a constant");
  }

  /** What a term of a flag or an enum may compare with; empty for other types. */
  static Optional<String> example(AttributeType type) {
    if (type instanceof AttributeType.Enumeration enumeration) {
      return enumeration.constants().stream().findFirst();
    }
    boolean flag =
        type instanceof AttributeType.Scalar scalar && scalar.type() == ScalarType.BOOLEAN;
    return flag ? Optional.of("true") : Optional.empty();
  }

  private static String enumConstant(AttributeType.Enumeration type, String text)
      throws MismatchException {
    if (!type.constants().contains(text)) {
      throw new MismatchException(
          type.type().nestedName()
              + " has no constant "
              + text
              + "\n"
              + Suggestions.didYouMean(text, type.constants()));
    }
    return text;
  }

  private static String scalar(ScalarType type, String text) throws MismatchException {
    return switch (type) {
      case STRING -> quoted(text);
      case CHAR -> character(text);
      case BOOLEAN -> bool(text);
      case BYTE -> integer(text, Byte.MIN_VALUE, Byte.MAX_VALUE);
      case SHORT -> integer(text, Short.MIN_VALUE, Short.MAX_VALUE);
      case INT -> integer(text, Integer.MIN_VALUE, Integer.MAX_VALUE);
      case LONG -> integer(text, Long.MIN_VALUE, Long.MAX_VALUE);
      case YEAR -> integer(text, 0, 9999);
      case BIG_INTEGER -> integer(text, null, null);
      case FLOAT, DOUBLE, BIG_DECIMAL -> decimal(text);
      default ->
          throw new MismatchException(
              "attributes of type "
                  + type.javaType().simpleName()
                  + " cannot be compared with a constant; only enums, numbers, booleans and texts can");
    };
  }

  private static String quoted(String text) throws MismatchException {
    boolean delimited = text.length() >= 2 && text.startsWith("'") && text.endsWith("'");
    String content = delimited ? text.substring(1, text.length() - 1) : "";
    if (!delimited || content.replace("''", "").contains("'")) {
      throw new MismatchException(
          "a text is written in single quotes: '" + text.replace("'", "") + "'");
    }
    return content.replace("''", "'");
  }

  private static String character(String text) throws MismatchException {
    String content = quoted(text);
    if (content.length() != 1) {
      throw new MismatchException("a char is one character in single quotes");
    }
    return content;
  }

  private static String bool(String text) throws MismatchException {
    if (!text.equals("true") && !text.equals("false")) {
      throw new MismatchException("a boolean is true or false");
    }
    return text;
  }

  private static String integer(String text, long least, long greatest) throws MismatchException {
    return integer(text, BigInteger.valueOf(least), BigInteger.valueOf(greatest));
  }

  private static String integer(String text, BigInteger least, BigInteger greatest)
      throws MismatchException {
    if (!text.matches("-?\\d{1,38}")) {
      throw new MismatchException("'" + text + "' is no whole number");
    }
    BigInteger number = new BigInteger(text);
    if (least != null && (number.compareTo(least) < 0 || number.compareTo(greatest) > 0)) {
      throw new MismatchException(text + " is out of range: " + least + " to " + greatest);
    }
    return number.toString();
  }

  private static String decimal(String text) throws MismatchException {
    if (!text.matches("-?\\d{1,38}(\\.\\d{1,38})?")) {
      throw new MismatchException("'" + text + "' is no decimal number");
    }
    BigDecimal number = new BigDecimal(text).stripTrailingZeros();
    return number.signum() == 0 ? "0" : number.toPlainString();
  }
}
