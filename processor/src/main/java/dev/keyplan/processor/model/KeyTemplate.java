package dev.keyplan.processor.model;

import java.util.ArrayList;
import java.util.List;

/**
 * A composed key's text, as in {@code ORDER#{createdAt}#{orderId}}. Adjacent literals are merged;
 * none is empty.
 *
 * @param text in template syntax, also where the component form was used
 */
public record KeyTemplate(String text, List<KeySegment> segments) {

  public KeyTemplate {
    segments = List.copyOf(segments);
  }

  /** Written as it would be declared. */
  public static KeyTemplate of(List<KeySegment> segments) {
    return new KeyTemplate(text(segments), segments);
  }

  /** In template syntax. */
  public static String text(List<KeySegment> segments) {
    StringBuilder text = new StringBuilder();
    for (KeySegment segment : segments) {
      text.append(
          segment instanceof KeyPart part
              ? part.placeholder()
              : escaped(((KeySegment.Literal) segment).text()));
    }
    return text.toString();
  }

  /** A literal in template syntax. */
  public static String escaped(String literal) {
    return literal.replace("{", "{{").replace("}", "}}");
  }

  public List<KeyPart> parts() {
    List<KeyPart> parts = new ArrayList<>();
    for (KeySegment segment : segments) {
      if (segment instanceof KeyPart part) {
        parts.add(part);
      }
    }
    return parts;
  }

  @Override
  public String toString() {
    return text;
  }
}
