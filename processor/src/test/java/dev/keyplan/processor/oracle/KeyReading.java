package dev.keyplan.processor.oracle;

import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.KeySegment;
import dev.keyplan.processor.model.ScalarType;
import dev.keyplan.processor.model.StoredType;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Reads values out of key texts. A guess, to make items with: what they store is checked. */
final class KeyReading {

  /** Before the name of an attribute that only a lossy part tells of. */
  static final String HINT = "?";

  private static final int MOST_BEGINNINGS = 30;

  private KeyReading() {}

  /** Adds the values of the key's parts, if the text can be one of it. */
  static boolean read(KeyAttribute key, KeyValue value, Map<String, Object> values) {
    if (key instanceof KeyAttribute.Native plain) {
      String name = plain.attribute().name();
      Object read = plain(Leaf.named(name), value);
      if (read == null) {
        return false;
      }
      Object known = values.putIfAbsent(name, read);
      return known == null || Values.same(known, read);
    }
    Map<String, Object> read = new HashMap<>(values);
    boolean fits = read(((KeyAttribute.Composed) key).template().segments(), 0, value.text(), read);
    if (fits) {
      values.putAll(read);
    }
    return fits;
  }

  /** Some of what the key's leading parts can be if their text and the other begin alike. */
  static List<Map<String, Object>> beginnings(
      KeyAttribute key, KeyValue value, Map<String, Object> values) {
    List<Map<String, Object>> found = new ArrayList<>();
    if (key instanceof KeyAttribute.Composed composed) {
      beginnings(composed.template().segments(), 0, value.text(), values, found);
    } else {
      Map<String, Object> read = new HashMap<>(values);
      if (read(key, value, read)) {
        found.add(read);
      }
    }
    return found;
  }

  private static void beginnings(
      List<KeySegment> segments,
      int from,
      String text,
      Map<String, Object> values,
      List<Map<String, Object>> found) {
    if (from == segments.size() || found.size() >= MOST_BEGINNINGS) {
      return;
    }
    if (segments.get(from) instanceof KeySegment.Literal literal) {
      if (text.startsWith(literal.text())) {
        beginnings(segments, from + 1, text.substring(literal.text().length()), values, found);
      }
      return;
    }
    KeyPart part = (KeyPart) segments.get(from);
    String after = KeyTexts.after(segments, from);
    int whole = after.isEmpty() ? text.length() : text.indexOf(after);
    if (whole > 0) {
      Map<String, Object> longer = new HashMap<>(values);
      if (part(part, text.substring(0, whole), longer)) {
        found.add(longer);
        beginnings(segments, from + 1, text.substring(whole), longer, found);
      }
    }
    for (int end = 1; end <= text.length() && found.size() < MOST_BEGINNINGS; end++) {
      Map<String, Object> cut = new HashMap<>(values);
      if (part(part, text.substring(0, end), cut)) {
        found.add(cut);
      }
    }
  }

  private static boolean read(
      List<KeySegment> segments, int from, String text, Map<String, Object> values) {
    if (from == segments.size()) {
      return text.isEmpty();
    }
    if (segments.get(from) instanceof KeySegment.Literal literal) {
      return text.startsWith(literal.text())
          && read(segments, from + 1, text.substring(literal.text().length()), values);
    }
    KeyPart part = (KeyPart) segments.get(from);
    String after = KeyTexts.after(segments, from);
    // A value ends where the literal after it is first found; without one, by its width.
    int first = after.isEmpty() ? text.length() : text.indexOf(after);
    for (int end = first; end > 0; end = after.isEmpty() ? end - 1 : 0) {
      Map<String, Object> longer = new HashMap<>(values);
      if (part(part, text.substring(0, end), longer)
          && read(segments, from + 1, text.substring(end), longer)) {
        values.putAll(longer);
        return true;
      }
    }
    return false;
  }

  private static boolean part(KeyPart part, String text, Map<String, Object> values) {
    String name = Leaf.name(part.path());
    Object known = values.get(name);
    if (known != null) {
      return encoded(part, known).equals(text);
    }
    Object value = value(part, text);
    if (value == null) {
      return false;
    }
    values.put(part.encoding().lossy() ? HINT + name : name, value);
    return encoded(part, value).equals(text);
  }

  private static String encoded(KeyPart part, Object value) {
    try {
      return KeyTexts.part("", part, value, "");
    } catch (RuntimeException refused) {
      return "";
    }
  }

  /** Null if the leaf has no such value that is easily found. */
  private static Object plain(Leaf leaf, KeyValue value) {
    for (Object possible : Values.of(leaf)) {
      if (KeyValue.of(KeyTexts.plain("", leaf.name(), possible, false)).equals(value)) {
        return possible;
      }
    }
    return leaf.type().stored() == StoredType.S ? value(leaf, value.text()) : null;
  }

  private static Object value(KeyPart part, String text) {
    return value(Leaf.at(part.path()), text);
  }

  /** Null if the text is none of the leaf's. */
  private static Object value(Leaf leaf, String text) {
    ScalarType scalar = KeyTexts.scalar(leaf.type());
    try {
      if (scalar == null) {
        return Values.constant(leaf, text);
      }
      return switch (scalar) {
        case STRING -> text;
        case CHAR -> text.length() == 1 ? text.charAt(0) : null;
        case BOOLEAN -> text.equals("true") || text.equals("false") ? text.equals("true") : null;
        case BYTE -> (byte) number(text);
        case SHORT -> (short) number(text);
        case INT -> (int) number(text);
        case LONG -> number(text);
        case BIG_INTEGER -> new BigInteger(text);
        case UUID -> UUID.fromString(text);
        case URI -> URI.create(text);
        case DURATION -> Duration.parse(text);
        case INSTANT -> Instant.parse(time(text) + "Z");
        case OFFSET_DATE_TIME -> OffsetDateTime.parse(time(text) + "Z");
        case LOCAL_DATE_TIME -> LocalDateTime.parse(time(text));
        case LOCAL_DATE -> LocalDate.parse(time(text).substring(0, 10));
        case YEAR_MONTH -> YearMonth.parse(time(text).substring(0, 7));
        case YEAR -> Year.parse(text);
        default -> null;
      };
    } catch (RuntimeException none) {
      return null;
    }
  }

  private static long number(String text) {
    if (!text.startsWith("-")) {
      return Long.parseLong(text);
    }
    BigInteger power = BigInteger.TEN.pow(text.length() - 1);
    return new BigInteger(text.substring(1)).subtract(power).longValueExact();
  }

  /** Of a text that may be cut after any field. */
  private static String time(String text) {
    String plain = text.endsWith("Z") ? text.substring(0, text.length() - 1) : text;
    return plain.length() > 19 ? plain : plain + "0000-01-01T00:00:00".substring(plain.length());
  }
}
