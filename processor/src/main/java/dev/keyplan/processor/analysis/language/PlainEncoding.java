package dev.keyplan.processor.analysis.language;

import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.KeyEncoding;
import dev.keyplan.processor.model.ScalarType;
import java.util.Optional;

/** How a value becomes text where no transform is said. */
public final class PlainEncoding {

  private PlainEncoding() {}

  /** Empty if values of the type have no text without a transform. */
  public static Optional<KeyEncoding> of(AttributeType type) {
    if (type instanceof AttributeType.Enumeration) {
      return Optional.of(KeyEncoding.ENUM);
    }
    if (type instanceof AttributeType.Converted converted) {
      return of(converted.target()).map(target -> KeyEncoding.CONVERTED);
    }
    return type instanceof AttributeType.Scalar scalar ? of(scalar.type()) : Optional.empty();
  }

  private static Optional<KeyEncoding> of(ScalarType type) {
    return switch (type) {
      case STRING -> Optional.of(KeyEncoding.STRING);
      case CHAR -> Optional.of(KeyEncoding.CHAR);
      case BOOLEAN -> Optional.of(KeyEncoding.BOOLEAN);
      case BYTE -> Optional.of(KeyEncoding.BYTE);
      case SHORT -> Optional.of(KeyEncoding.SHORT);
      case INT -> Optional.of(KeyEncoding.INT);
      case LONG -> Optional.of(KeyEncoding.LONG);
      case UUID -> Optional.of(KeyEncoding.UUID);
      case INSTANT -> Optional.of(KeyEncoding.INSTANT);
      case LOCAL_DATE -> Optional.of(KeyEncoding.LOCAL_DATE);
      case LOCAL_DATE_TIME -> Optional.of(KeyEncoding.LOCAL_DATE_TIME);
      case OFFSET_DATE_TIME -> Optional.of(KeyEncoding.OFFSET_DATE_TIME);
      case DURATION -> Optional.of(KeyEncoding.DURATION);
      case YEAR -> Optional.of(KeyEncoding.YEAR);
      case YEAR_MONTH -> Optional.of(KeyEncoding.YEAR_MONTH);
      case URI -> Optional.of(KeyEncoding.URI);
      case FLOAT, DOUBLE, BIG_DECIMAL, BIG_INTEGER -> Optional.empty();
      case ZONED_DATE_TIME, EPOCH_SECONDS -> Optional.empty();
      case BYTES, BYTE_BUFFER, SDK_BYTES -> Optional.empty();
    };
  }
}
