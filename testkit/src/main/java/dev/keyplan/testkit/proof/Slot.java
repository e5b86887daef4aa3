package dev.keyplan.testkit.proof;

import dev.keyplan.testkit.proof.Design.Attribute;
import dev.keyplan.testkit.proof.Design.KeyText;
import dev.keyplan.testkit.proof.Design.Literal;
import dev.keyplan.testkit.proof.Design.Part;
import dev.keyplan.testkit.proof.Design.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A value in a key.
 *
 * @param part empty if the key attribute is the value itself
 */
record Slot(KeyText key, int segment, String path, Optional<Part> part) {

  static List<Slot> of(List<KeyText> keys) {
    List<Slot> slots = new ArrayList<>();
    for (KeyText key : keys) {
      key.plain().ifPresent(path -> slots.add(new Slot(key, -1, path, Optional.empty())));
      for (int i = 0; i < key.segments().size(); i++) {
        if (key.segments().get(i) instanceof Part part) {
          slots.add(new Slot(key, i, part.path(), Optional.of(part)));
        }
      }
    }
    return slots;
  }

  Place place() {
    return new Place(key.attribute(), segment);
  }

  boolean lossy() {
    return part.isPresent() && part.get().encoding().lossy();
  }

  boolean truncates(String ofPath) {
    return part.isPresent() && part.get().encoding().truncation() && path.equals(ofPath);
  }

  /** The literal after it, "" if there is none. */
  String after() {
    return part.isPresent()
            && segment + 1 < key.segments().size()
            && key.segments().get(segment + 1) instanceof Literal literal
        ? literal.text()
        : "";
  }

  boolean isLast() {
    return part.isEmpty() || segment + 1 == key.segments().size();
  }

  /** Keys sort as its values, given that they agree before it. */
  boolean ordered(Facts facts) {
    return part.isPresent()
        ? part.get().encoding().ordered(part.get().type(), part.get().width(), isLast(), after())
        : facts.at(path).map(Attribute::type).filter(ValueType::nativelyOrdered).isPresent();
  }
}
