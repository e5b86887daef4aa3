package dev.keyplan.processor.analysis.capacity;

import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.KeySegment;
import dev.keyplan.processor.model.KeyTemplate;

/** How many bytes the value of a key attribute takes. */
final class KeySizes {

  private final ValueSizes values;

  KeySizes(ValueSizes values) {
    this.values = values;
  }

  long of(KeyAttribute attribute) {
    return attribute instanceof KeyAttribute.Composed composed
        ? of(composed.template())
        : values.of(((KeyAttribute.Native) attribute).attribute().type());
  }

  private long of(KeyTemplate template) {
    long bytes = 0;
    for (KeySegment segment : template.segments()) {
      bytes +=
          segment instanceof KeySegment.Literal literal
              ? ValueSizes.utf8(literal.text())
              : of((KeyPart) segment);
    }
    return bytes;
  }

  private long of(KeyPart part) {
    return switch (part.encoding()) {
      case ID -> part.width() > 0 ? part.width() : values.of(part.type());
      case DIGITS -> part.width();
      case STRING, FREE, LOWER, UPPER, ENUM, URI, DURATION, CHAR -> values.of(part.type());
      case BYTE -> 3;
      case SHORT, BOOLEAN -> 5;
      case INT, LOCAL_DATE, TO_DAY -> 10;
      case LONG, LOCAL_DATE_TIME_SECONDS -> 19;
      case INSTANT, OFFSET_DATE_TIME -> 30;
      case INSTANT_SECONDS -> 20;
      case INSTANT_MILLIS -> 24;
      case INSTANT_MICROS -> 27;
      case LOCAL_DATE_TIME -> 29;
      case LOCAL_DATE_TIME_MILLIS -> 23;
      case LOCAL_DATE_TIME_MICROS -> 26;
      case YEAR_MONTH, TO_MONTH -> 7;
      case YEAR, TO_YEAR -> 4;
      case TO_HOUR -> 13;
      case UUID -> 36;
      case CONVERTED -> converted(part.type());
    };
  }

  /** Numbers are texts in a key. */
  private long converted(AttributeType type) {
    AttributeType target =
        type instanceof AttributeType.Converted converted ? converted.target() : type;
    return switch (target.stored()) {
      case N -> 19;
      case BOOL -> 5;
      default -> values.of(target);
    };
  }
}
