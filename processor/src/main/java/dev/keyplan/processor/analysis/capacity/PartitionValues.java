package dev.keyplan.processor.analysis.capacity;

import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.Constant;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.ScalarType;
import dev.keyplan.processor.model.Term;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/** The values that a partition key has at a time, and how it is written. */
final class PartitionValues {

  /** More are no few. */
  private static final long MANY = 10_000;

  private PartitionValues() {}

  static String text(EntityKey key) {
    return key.partition().stream()
        .map(
            half ->
                half instanceof KeyAttribute.Composed composed
                    ? composed.template().text()
                    : half.storedName())
        .collect(Collectors.joining(", "));
  }

  /**
   * How many there are, if they are few. What is made of the day, say, has one at a time: that of
   * today.
   */
  static OptionalLong few(EntityKey key) {
    long product = 1;
    for (KeyAttribute half : key.partition()) {
      if (half instanceof KeyAttribute.Composed composed) {
        for (KeyPart part : composed.template().parts()) {
          product *= values(key, part);
          if (product > MANY) {
            return OptionalLong.empty();
          }
        }
      } else {
        AttributePath path = half.paths().get(0);
        product *= values(key, path, ((KeyAttribute.Native) half).attribute().type());
        if (product > MANY) {
          return OptionalLong.empty();
        }
      }
    }
    return OptionalLong.of(product);
  }

  private static long values(EntityKey key, KeyPart part) {
    return switch (part.encoding()) {
      case TO_YEAR, TO_MONTH, TO_DAY, TO_HOUR -> 1;
      case DIGITS -> part.width() < 5 ? (long) Math.pow(10, part.width()) : MANY + 1;
      default -> values(key, part.path(), part.type());
    };
  }

  private static long values(EntityKey key, AttributePath path, AttributeType type) {
    for (Term term : key.when()) {
      if (term.path().equals(path) && term instanceof Term.Equal) {
        return 1;
      }
      if (term.path().equals(path) && term instanceof Term.In in) {
        return in.constants().stream().map(Constant::text).distinct().count();
      }
    }
    if (type instanceof AttributeType.Enumeration enumeration) {
      return enumeration.constants().size();
    }
    if (type instanceof AttributeType.Scalar scalar) {
      return scalar.type() == ScalarType.BOOLEAN
          ? 2
          : scalar.type() == ScalarType.BYTE ? 256 : MANY + 1;
    }
    return MANY + 1;
  }
}
