package dev.keyplan.processor.model;

import java.util.Locale;

/**
 * A placeholder of a key template.
 *
 * @param type the type of the attribute at {@code path}
 * @param width of {@code digits(n)} and {@code id(n)}, else 0
 * @param origin the template, or the component whose annotation declares the part
 */
public record KeyPart(
    AttributePath path, AttributeType type, KeyEncoding encoding, int width, Origin origin)
    implements KeySegment {

  /** In template syntax: {@code {email:lower}}. */
  public String placeholder() {
    String transform = transform();
    return "{" + path + (transform.isEmpty() ? "" : ":" + transform) + "}";
  }

  private String transform() {
    return switch (encoding) {
      case ID, DIGITS ->
          encoding.name().toLowerCase(Locale.ROOT) + (width > 0 ? "(" + width + ")" : "");
      case FREE -> "free";
      case INSTANT_SECONDS, LOCAL_DATE_TIME_SECONDS -> "seconds";
      case INSTANT_MILLIS, LOCAL_DATE_TIME_MILLIS -> "millis";
      case INSTANT_MICROS, LOCAL_DATE_TIME_MICROS -> "micros";
      default -> encoding.lossy() ? encoding.transform() : "";
    };
  }
}
