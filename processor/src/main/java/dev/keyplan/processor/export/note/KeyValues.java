package dev.keyplan.processor.export.note;

import dev.keyplan.processor.model.StoredType;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;

/** The order of key values: numbers by value, texts and binary by their bytes. */
final class KeyValues {

  private KeyValues() {}

  static int compare(StoredType type, String a, String b) {
    return switch (type) {
      case N -> new BigDecimal(a).compareTo(new BigDecimal(b));
      case B ->
          Arrays.compareUnsigned(Base64.getDecoder().decode(a), Base64.getDecoder().decode(b));
      default ->
          Arrays.compareUnsigned(
              a.getBytes(StandardCharsets.UTF_8), b.getBytes(StandardCharsets.UTF_8));
    };
  }
}
