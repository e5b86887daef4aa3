package dev.keyplan.processor.oracle;

import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.ScalarType;
import dev.keyplan.runtime.KeyDomain;

/** The domains that generated code gives to its ranges. */
final class Domains {

  private Domains() {}

  @SuppressWarnings("unchecked") // values are of the part's type
  static KeyDomain<Object> of(KeyPart part) {
    return (KeyDomain<Object>) (KeyDomain<?>) domain(part);
  }

  @SuppressWarnings("unchecked") // values are of the attribute's type
  static KeyDomain<Object> ofNative(AttributeType type) {
    return (KeyDomain<Object>) (KeyDomain<?>) domain(type);
  }

  private static KeyDomain<?> domain(KeyPart part) {
    return switch (part.encoding()) {
      case STRING -> KeyDomain.strings();
      case FREE -> KeyDomain.freeStrings();
      case ID -> part.width() == 0 ? KeyDomain.ids() : KeyDomain.ids(part.width());
      case DIGITS -> digits(KeyTexts.scalar(part.type()), part.width());
      case INSTANT_SECONDS -> KeyDomain.instantSeconds();
      case INSTANT_MILLIS -> KeyDomain.instantMillis();
      case INSTANT_MICROS -> KeyDomain.instantMicros();
      case LOCAL_DATE_TIME_SECONDS -> KeyDomain.localDateTimeSeconds();
      case LOCAL_DATE_TIME_MILLIS -> KeyDomain.localDateTimeMillis();
      case LOCAL_DATE_TIME_MICROS -> KeyDomain.localDateTimeMicros();
      case YEAR -> KeyDomain.years();
      case BOOLEAN -> KeyDomain.booleans();
      default -> domain(part.type());
    };
  }

  private static KeyDomain<?> digits(ScalarType type, int width) {
    return switch (type) {
      case BYTE -> KeyDomain.byteDigits(width);
      case SHORT -> KeyDomain.shortDigits(width);
      case INT -> KeyDomain.integerDigits(width);
      case LONG -> KeyDomain.longDigits(width);
      default -> KeyDomain.bigIntegerDigits(width);
    };
  }

  private static KeyDomain<?> domain(AttributeType type) {
    if (type instanceof AttributeType.Enumeration enumeration) {
      return enumeration.type().simpleName().equals("State")
          ? KeyDomain.enums(Leaf.State.class)
          : KeyDomain.enums(Leaf.Level.class);
    }
    return switch (((AttributeType.Scalar) type).type()) {
      case STRING -> KeyDomain.freeStrings();
      case BYTE -> KeyDomain.bytes();
      case SHORT -> KeyDomain.shorts();
      case INT -> KeyDomain.integers();
      case LONG -> KeyDomain.longs();
      case DOUBLE -> KeyDomain.doubles();
      case BIG_DECIMAL -> KeyDomain.bigDecimals();
      case BIG_INTEGER -> KeyDomain.bigIntegers();
      case INSTANT -> KeyDomain.instants();
      case LOCAL_DATE_TIME -> KeyDomain.localDateTimes();
      case LOCAL_DATE -> KeyDomain.localDates();
      case YEAR_MONTH -> KeyDomain.yearMonths();
      case YEAR -> KeyDomain.numericYears();
      case SDK_BYTES -> KeyDomain.sdkBytes();
      default -> throw new IllegalArgumentException(type + " is not ordered");
    };
  }
}
