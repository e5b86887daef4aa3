package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.KeyEncoding;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.model.Presence;
import dev.keyplan.processor.model.ScalarType;
import dev.keyplan.processor.model.TypeRef;
import java.util.List;
import java.util.Locale;

/** Attributes written as {@code "createdAt Instant?"} or {@code "status OPEN|CLOSED"}. */
final class TestTypes {

  private TestTypes() {}

  static AttributeModel attribute(String declaration) {
    boolean optional = declaration.endsWith("?");
    String[] words = declaration.replace("?", "").split(" ");
    String stored = words.length > 2 ? words[2] : words[0];
    return new AttributeModel(
        words[0],
        stored,
        type(words[0], words[1]),
        optional ? Presence.OPTIONAL : Presence.REQUIRED,
        origin("attribute " + words[0]));
  }

  private static AttributeType type(String name, String type) {
    if (type.contains("|")) {
      return new AttributeType.Enumeration(
          TypeRef.of("test", "Enum_" + name), List.of(type.split("\\|")));
    }
    boolean primitive = Character.isLowerCase(type.charAt(0));
    return new AttributeType.Scalar(
        ScalarType.valueOf(type.replaceAll("(?<=[a-z])(?=[A-Z])", "_").toUpperCase(Locale.ROOT)),
        primitive);
  }

  /** That of a placeholder with a transform as written, "" for none. */
  static KeyEncoding encoding(AttributeType type, String transform) {
    if (transform.startsWith("digits")) {
      return KeyEncoding.DIGITS;
    }
    if (transform.startsWith("id")) {
      return KeyEncoding.ID;
    }
    return switch (transform) {
      case "" -> plain(type);
      case "free" -> KeyEncoding.FREE;
      case "lower" -> KeyEncoding.LOWER;
      case "upper" -> KeyEncoding.UPPER;
      case "year" -> KeyEncoding.TO_YEAR;
      case "month" -> KeyEncoding.TO_MONTH;
      case "day" -> KeyEncoding.TO_DAY;
      case "hour" -> KeyEncoding.TO_HOUR;
      case "seconds" -> KeyEncoding.INSTANT_SECONDS;
      case "millis" -> KeyEncoding.INSTANT_MILLIS;
      default -> throw new IllegalArgumentException(transform);
    };
  }

  private static KeyEncoding plain(AttributeType type) {
    return type instanceof AttributeType.Enumeration
        ? KeyEncoding.ENUM
        : KeyEncoding.valueOf(((AttributeType.Scalar) type).type().name());
  }

  static int width(String transform) {
    String digits = transform.replaceAll("\\D", "");
    return digits.isEmpty() ? 0 : Integer.parseInt(digits);
  }

  static Origin origin(String what) {
    return new TestOrigin(what);
  }

  private record TestOrigin(String what) implements Origin {
    @Override
    public String toString() {
      return what;
    }
  }
}
