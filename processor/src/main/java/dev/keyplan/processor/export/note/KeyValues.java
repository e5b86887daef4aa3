package dev.keyplan.processor.export.note;

import dev.keyplan.processor.model.StoredType;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;

/** The order of key values: numbers by value, texts and binary by their bytes. */
final class KeyValues {

  private KeyValues() {}

  /** By one key attribute after the other. */
  static int compare(
      Map<String, StoredType> types,
      List<String> names,
      Map<String, String> a,
      Map<String, String> b) {
    for (String name : names) {
      int order = compare(types.get(name), a.get(name), b.get(name));
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }

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
