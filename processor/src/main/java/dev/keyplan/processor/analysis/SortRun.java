package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.plan.BoundKey;
import dev.keyplan.processor.plan.BoundSegment;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How much of an entity's key a pattern determines on a path.
 *
 * @param partition the bound partition key, empty if it is not wholly determined
 * @param slots all parts of the sort key
 * @param length how many leading ones are determined
 * @param equalities the leading sort key attributes that are wholly determined
 * @param prefix what is known of the next sort key attribute
 */
record SortRun(
    MemberKey member,
    KeyBinding binding,
    List<BoundKey> partition,
    List<KeySlot> slots,
    int length,
    List<BoundKey> equalities,
    List<BoundSegment> prefix) {

  static SortRun of(MemberKey member, Promise promise) {
    KeyBinding binding = new KeyBinding(promise, member.key().when());
    List<BoundKey> partition = new ArrayList<>();
    for (KeyAttribute attribute : member.key().partition()) {
      binding.bind(attribute).ifPresent(partition::add);
    }
    boolean whole = partition.size() == member.key().partition().size();
    List<KeySlot> slots = KeySlot.of(member.key().sort());
    int length = 0;
    while (length < slots.size() && binding.binds(slots.get(length))) {
      length++;
    }
    List<BoundKey> equalities = new ArrayList<>();
    for (KeyAttribute attribute : member.key().sort()) {
      Optional<BoundKey> bound = binding.bind(attribute);
      if (bound.isEmpty()) {
        break;
      }
      equalities.add(bound.get());
    }
    List<BoundSegment> prefix = List.of();
    if (equalities.size() < member.key().sort().size()
        && member.key().sort().get(equalities.size()) instanceof KeyAttribute.Composed composed) {
      var segments = composed.template().segments();
      prefix = binding.leading(segments, segments.size());
    }
    return new SortRun(
        member, binding, whole ? partition : List.of(), slots, length, equalities, prefix);
  }

  Promise promise() {
    return binding.promise();
  }

  boolean partitionKnown() {
    return partition.size() == member.key().partition().size() && !partition.isEmpty();
  }

  /** Every sort key attribute is determined, or there is none. */
  boolean complete() {
    return equalities.size() == member.key().sort().size();
  }

  /** The pattern determines the whole primary key: there is one such item at most. */
  boolean single() {
    return member
        .entity()
        .tableKey()
        .filter(key -> key.partition().stream().allMatch(a -> binding.bind(a).isPresent()))
        .filter(key -> key.sort().stream().allMatch(a -> binding.bind(a).isPresent()))
        .isPresent();
  }

  /** The first sort key attribute that is not wholly determined. */
  Optional<KeyAttribute> next() {
    return complete() ? Optional.empty() : Optional.of(member.key().sort().get(equalities.size()));
  }

  /** The sort key parts after the determined ones. */
  List<KeySlot> rest() {
    return slots.subList(length, slots.size());
  }
}
