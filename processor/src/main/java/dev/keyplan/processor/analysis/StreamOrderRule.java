package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyEncoding;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.KeySegment;
import dev.keyplan.processor.model.StoredType;
import dev.keyplan.processor.plan.BoundSegment;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Rule 4 of a stream: what is ordered by one attribute comes in one order, of whatever entity it
 * is. Entities mix if their keys are alike up to that attribute. One that lacks the attribute, or
 * of which there is one item at most, lies where its key puts it.
 */
final class StreamOrderRule {

  private StreamOrderRule() {}

  static Optional<PlanRejection> check(List<SortRun> runs) {
    List<SortRun> ordered =
        runs.stream().filter(run -> !OrderRule.promised(run).isEmpty()).toList();
    for (int i = 0; i < ordered.size(); i++) {
      for (SortRun other : ordered.subList(i + 1, ordered.size())) {
        SortRun run = ordered.get(i);
        Optional<AttributePath> path = apart(run, other);
        if (path.isPresent()) {
          return Optional.of(
              new PlanRejection.OrderedApart(run.member(), other.member(), path.get()));
        }
      }
    }
    return Optional.empty();
  }

  /** The first attribute that both are ordered by, but not together. */
  private static Optional<AttributePath> apart(SortRun a, SortRun b) {
    // What tells the items of one entity apart does not tell them from those of another.
    List<AttributePath> paths = OrderRule.asked(a);
    List<AttributePath> others = OrderRule.asked(b);
    List<KeySlot> slots = OrderRule.slots(a, paths);
    List<KeySlot> otherSlots = OrderRule.slots(b, others);
    for (int i = 0; i < Math.min(paths.size(), others.size()); i++) {
      if (!paths.get(i).equals(others.get(i))) {
        return Optional.empty();
      }
      boolean kept = i < slots.size() && i < otherSlots.size();
      if (!kept || !upTo(slots.get(i), a).equals(upTo(otherSlots.get(i), b))) {
        return Optional.of(paths.get(i));
      }
    }
    return Optional.empty();
  }

  /** The sort key up to and with the slot, in words that are equal for what sorts alike. */
  private static List<String> upTo(KeySlot slot, SortRun run) {
    List<String> words = new ArrayList<>();
    List<KeyAttribute> sort = run.member().key().sort();
    for (int i = 0; i <= slot.attribute(); i++) {
      if (sort.get(i) instanceof KeyAttribute.Composed composed) {
        List<KeySegment> segments = composed.template().segments();
        int end = i < slot.attribute() ? segments.size() : slot.segment() + 1;
        segments.subList(0, end).forEach(segment -> words.add(word(segment, run)));
      } else {
        words.add(word((KeyAttribute.Native) sort.get(i)));
      }
    }
    // What follows an enum's name may decide its order. Others that vary in length are last, or
    // ids, which any text that may follow them leaves in order.
    if (slot.part().filter(part -> part.encoding() == KeyEncoding.ENUM).isPresent()) {
      words.add(slot.last() ? "" : slot.after());
    }
    return words;
  }

  private static String word(KeySegment segment, SortRun run) {
    if (segment instanceof KeySegment.Literal literal) {
      return literal.text();
    }
    KeyPart part = (KeyPart) segment;
    Optional<BoundSegment> bound = run.binding().bind(part);
    if (bound.isPresent() && bound.get() instanceof BoundSegment.FromConstant constant) {
      return part.encoding() + " = " + constant.constant();
    }
    boolean enumeration = part.type() instanceof AttributeType.Enumeration;
    return String.join(
        " ",
        part.path().toString(),
        part.encoding().toString(),
        String.valueOf(part.width()),
        enumeration ? part.type().toString() : "");
  }

  private static String word(KeyAttribute.Native key) {
    AttributeType type = key.attribute().type();
    boolean text = type instanceof AttributeType.Scalar && key.stored() == StoredType.S;
    return key.attribute().name()
        + " "
        + (text ? ((AttributeType.Scalar) type).type() : key.stored());
  }
}
