package dev.keyplan.processor.analysis;

import dev.keyplan.processor.analysis.language.PlainEncoding;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.KeyEncoding;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.ScalarType;
import dev.keyplan.processor.model.StoredType;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** Whether keys sort as the values they hold: the last column of the key format. */
final class KeyOrder {

  private KeyOrder() {}

  static boolean ordered(KeySlot slot) {
    return slot.part().isPresent()
        ? ordered(slot.part().get(), slot)
        : orderedNatively(slot.type());
  }

  /** Whether some key, of the attribute itself or of its text, sorts as its values. */
  static boolean possible(AttributeType type) {
    return orderedNatively(type) || PlainEncoding.of(type).filter(KeyOrder::mayOrder).isPresent();
  }

  private static boolean mayOrder(KeyEncoding encoding) {
    return switch (encoding) {
      case ENUM, UUID, CHAR, URI, OFFSET_DATE_TIME, DURATION, CONVERTED -> false;
      default -> true;
    };
  }

  private static boolean ordered(KeyPart part, KeySlot slot) {
    return switch (part.encoding()) {
      // Strings may hold code points below any terminator.
      case STRING, FREE, LOWER, UPPER -> slot.last();
      case ID -> part.width() > 0 || slot.last() || startsBelowId(slot.after());
      case BYTE, SHORT, INT, LONG, DIGITS -> true;
      case INSTANT, INSTANT_SECONDS, INSTANT_MILLIS, INSTANT_MICROS -> true;
      case LOCAL_DATE_TIME,
          LOCAL_DATE_TIME_SECONDS,
          LOCAL_DATE_TIME_MILLIS,
          LOCAL_DATE_TIME_MICROS ->
          true;
      case LOCAL_DATE, YEAR_MONTH, YEAR, BOOLEAN -> true;
      case TO_YEAR, TO_MONTH, TO_DAY, TO_HOUR -> true;
      case ENUM -> sortsAsDeclared(part.type(), slot.after());
      case UUID, CHAR, URI, OFFSET_DATE_TIME, DURATION, CONVERTED -> false;
    };
  }

  private static boolean startsBelowId(String after) {
    return !after.isEmpty() && after.codePointAt(0) < '-';
  }

  private static boolean orderedNatively(AttributeType type) {
    if (type instanceof AttributeType.Scalar scalar) {
      return scalar.type().stored() == StoredType.N
          || scalar.type().stored() == StoredType.B
          || scalar.type() == ScalarType.STRING
          || scalar.type() == ScalarType.INSTANT
          || scalar.type() == ScalarType.LOCAL_DATE_TIME
          || scalar.type() == ScalarType.LOCAL_DATE
          || scalar.type() == ScalarType.YEAR_MONTH;
    }
    return sortsAsDeclared(type, "");
  }

  /** Whether an enum's names, each with what follows it in the key, sort as the ordinals do. */
  private static boolean sortsAsDeclared(AttributeType type, String after) {
    if (!(type instanceof AttributeType.Enumeration enumeration)
        || !enumeration.inDeclaredOrder()) {
      return false;
    }
    List<String> constants = enumeration.constants();
    for (int i = 1; i < constants.size(); i++) {
      if (compare(constants.get(i - 1) + after, constants.get(i) + after) >= 0) {
        return false;
      }
    }
    return true;
  }

  /** As DynamoDB compares texts: by their UTF-8 bytes. */
  static int compare(String a, String b) {
    return Arrays.compareUnsigned(
        a.getBytes(StandardCharsets.UTF_8), b.getBytes(StandardCharsets.UTF_8));
  }
}
