package dev.keyplan.processor.model;

import java.util.List;
import java.util.stream.Collectors;

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
    return segments.stream()
        .map(
            segment ->
                segment instanceof KeyPart part
                    ? part.placeholder()
                    : escaped(((KeySegment.Literal) segment).text()))
        .collect(Collectors.joining());
  }

  /** A literal in template syntax. */
  public static String escaped(String literal) {
    return literal.replace("{", "{{").replace("}", "}}");
  }

  public List<KeyPart> parts() {
    return segments.stream().filter(KeyPart.class::isInstance).map(KeyPart.class::cast).toList();
  }

  @Override
  public String toString() {
    return text;
  }
}
