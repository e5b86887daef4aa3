package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.Constant;
import dev.keyplan.processor.model.Term;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * What is known of an attribute's value.
 *
 * @param mayBeAbsent it may be absent
 * @param values the texts it may have if present, empty if it may be anything
 */
record AttributeCondition(boolean mayBeAbsent, Optional<Set<String>> values) {

  static AttributeCondition anything(boolean mayBeAbsent) {
    return new AttributeCondition(mayBeAbsent, Optional.empty());
  }

  AttributeCondition and(Term term) {
    if (term instanceof Term.Absent) {
      return new AttributeCondition(mayBeAbsent, Optional.of(Set.of()));
    }
    if (term instanceof Term.Equal equal) {
      return present().within(Set.of(equal.constant().text()));
    }
    if (term instanceof Term.In in) {
      return present().within(new HashSet<>(in.constants().stream().map(Constant::text).toList()));
    }
    return present();
  }

  AttributeCondition present() {
    return new AttributeCondition(false, values);
  }

  private AttributeCondition within(Set<String> allowed) {
    Set<String> both = new HashSet<>(allowed);
    values.ifPresent(both::retainAll);
    return new AttributeCondition(mayBeAbsent, Optional.of(both));
  }

  /**
   * @param universe all values the attribute can have, empty if there is no such list
   */
  boolean implies(AttributeCondition other, Optional<Set<String>> universe) {
    if (mayBeAbsent && !other.mayBeAbsent) {
      return false;
    }
    if (other.values.isEmpty()) {
      return true;
    }
    Set<String> allowed = other.values.get();
    return values.or(() -> universe).map(allowed::containsAll).orElse(false);
  }

  /** No item has both. */
  boolean excludes(AttributeCondition other) {
    if (mayBeAbsent && other.mayBeAbsent) {
      return false;
    }
    boolean neitherPresent =
        values.filter(Set::isEmpty).isPresent() || other.values.filter(Set::isEmpty).isPresent();
    if (neitherPresent || values.isEmpty() || other.values.isEmpty()) {
      return neitherPresent;
    }
    return values.get().stream().noneMatch(other.values.get()::contains);
  }

  Optional<String> onlyValue() {
    return mayBeAbsent
        ? Optional.empty()
        : values.filter(v -> v.size() == 1).map(v -> v.iterator().next());
  }
}
