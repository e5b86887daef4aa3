package dev.keyplan.processor.model;

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

  public List<KeyPart> parts() {
    return segments.stream().filter(KeyPart.class::isInstance).map(KeyPart.class::cast).toList();
  }

  @Override
  public String toString() {
    return text;
  }
}
