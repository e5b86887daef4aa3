package dev.keyplan.processor.codegen;

import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.KeySegment;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalInt;

/** How long a key's text can get: what is bounded by its types needs no check at run time. */
final class KeyWidths {

  private KeyWidths() {}

  /** Whether the text is at most that many bytes long, whatever its values. */
  static boolean within(List<? extends KeySegment> segments, int bytes) {
    int sum = 0;
    for (KeySegment segment : segments) {
      OptionalInt width =
          segment instanceof KeyPart part
              ? greatest(part)
              : OptionalInt.of(bytes(((KeySegment.Literal) segment).text()));
      if (width.isEmpty()) {
        return false;
      }
      sum += width.getAsInt();
    }
    return sum <= bytes;
  }

  /** The Java paths of the parts that have no limit of their own, of all if each has one. */
  static List<String> unlimited(List<? extends KeySegment> segments) {
    List<KeyPart> parts =
        segments.stream().filter(KeyPart.class::isInstance).map(KeyPart.class::cast).toList();
    List<KeyPart> unlimited = parts.stream().filter(part -> greatest(part).isEmpty()).toList();
    return (unlimited.isEmpty() ? parts : unlimited)
        .stream().map(part -> part.path().toString()).distinct().toList();
  }

  /** In UTF-8 bytes; empty if there is no limit. */
  private static OptionalInt greatest(KeyPart part) {
    return switch (part.encoding()) {
      case STRING, FREE, LOWER, UPPER, URI, CONVERTED -> OptionalInt.empty();
      case ID -> part.width() > 0 ? OptionalInt.of(part.width()) : OptionalInt.empty();
      case DIGITS -> OptionalInt.of(part.width());
      case ENUM ->
          ((AttributeType.Enumeration) part.type())
              .constants().stream().mapToInt(KeyWidths::bytes).max();
      default -> OptionalInt.of(40); // times, numbers, UUID, Duration: none is longer
    };
  }

  private static int bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }
}
