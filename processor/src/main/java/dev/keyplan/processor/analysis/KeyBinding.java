package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.Constant;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.KeySegment;
import dev.keyplan.processor.model.Term;
import dev.keyplan.processor.plan.BoundKey;
import dev.keyplan.processor.plan.BoundSegment;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Fills the parts of an entity's key from the terms of a pattern, and from the key's own when. */
record KeyBinding(Promise promise, List<Term> when) {

  /** The value of the plain attribute: a parameter, or the only constant left. */
  private Optional<Constant> constant(AttributePath path) {
    return promise
        .constant(path)
        .or(() -> Promise.constant(path, when, promise.condition(path, when)));
  }

  Optional<BoundSegment> bind(KeyPart part) {
    Optional<Term.Parameter> own =
        part.encoding().lossy()
            ? promise.parameter(part.path(), part.encoding())
            : Optional.empty();
    return own.or(() -> promise.parameter(part.path()))
        .<BoundSegment>map(term -> new BoundSegment.FromParameter(part, term))
        .or(
            () ->
                constant(part.path())
                    .map(constant -> new BoundSegment.FromConstant(part, constant)));
  }

  Optional<BoundKey> bind(KeyAttribute key) {
    if (key instanceof KeyAttribute.Composed composed) {
      List<KeySegment> segments = composed.template().segments();
      List<BoundSegment> bound = leading(segments, segments.size());
      return bound.size() == segments.size()
          ? Optional.of(new BoundKey.Text(key.storedName(), bound))
          : Optional.empty();
    }
    KeyAttribute.Native plain = (KeyAttribute.Native) key;
    AttributePath path = new AttributePath(List.of(plain.attribute().name()));
    Optional<Term.Parameter> parameter = promise.parameter(path);
    Optional<Constant> constant = parameter.isPresent() ? Optional.empty() : constant(path);
    return parameter.isPresent() || constant.isPresent()
        ? Optional.of(new BoundKey.Value(key.storedName(), plain.attribute(), parameter, constant))
        : Optional.empty();
  }

  boolean binds(KeySlot slot) {
    return slot.part().isPresent()
        ? bind(slot.part().get()).isPresent()
        : bind(slot.key()).isPresent();
  }

  /** The longest beginning that is known, of at most {@code end} segments. */
  List<BoundSegment> leading(List<KeySegment> segments, int end) {
    List<BoundSegment> bound = new ArrayList<>();
    for (KeySegment segment : segments.subList(0, end)) {
      if (segment instanceof KeySegment.Literal literal) {
        bound.add(new BoundSegment.Literal(literal.text()));
        continue;
      }
      Optional<BoundSegment> value = bind((KeyPart) segment);
      if (value.isEmpty()) {
        break;
      }
      bound.add(value.get());
    }
    return bound;
  }
}
