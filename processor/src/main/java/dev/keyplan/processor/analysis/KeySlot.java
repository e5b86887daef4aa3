package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.KeySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One value that a key holds: a placeholder of a template, or a native key attribute as a whole.
 *
 * @param attribute the place of {@code key} among the sort (or partition) key attributes
 * @param segment the place of {@code part} in the template
 * @param part empty for a native key attribute
 */
record KeySlot(KeyAttribute key, int attribute, int segment, Optional<KeyPart> part) {

  static List<KeySlot> of(List<KeyAttribute> keys) {
    List<KeySlot> slots = new ArrayList<>();
    for (int i = 0; i < keys.size(); i++) {
      if (keys.get(i) instanceof KeyAttribute.Composed composed) {
        List<KeySegment> segments = composed.template().segments();
        for (int s = 0; s < segments.size(); s++) {
          if (segments.get(s) instanceof KeyPart part) {
            slots.add(new KeySlot(composed, i, s, Optional.of(part)));
          }
        }
      } else {
        slots.add(new KeySlot(keys.get(i), i, 0, Optional.empty()));
      }
    }
    return slots;
  }

  AttributePath path() {
    return part.map(KeyPart::path)
        .orElseGet(
            () -> new AttributePath(List.of(((KeyAttribute.Native) key).attribute().name())));
  }

  AttributeType type() {
    return part.map(KeyPart::type).orElseGet(() -> ((KeyAttribute.Native) key).attribute().type());
  }

  boolean lossy() {
    return part.isPresent() && part.get().encoding().lossy();
  }

  boolean truncates(AttributePath ofPath) {
    return part.isPresent() && part.get().encoding().truncation() && path().equals(ofPath);
  }

  /** The literal after it, "" if it is the last segment or another part follows. */
  String after() {
    return segmentAfter() instanceof KeySegment.Literal literal ? literal.text() : "";
  }

  boolean last() {
    return segmentAfter() == null;
  }

  private KeySegment segmentAfter() {
    if (key instanceof KeyAttribute.Composed composed) {
      List<KeySegment> segments = composed.template().segments();
      return segment + 1 < segments.size() ? segments.get(segment + 1) : null;
    }
    return null;
  }
}
