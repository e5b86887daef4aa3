package dev.keyplan.testkit.proof;

import dev.keyplan.testkit.proof.Design.Term;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What is known of some items of an entity.
 *
 * @param terms that hold for all of them
 * @param present paths of attributes that all of them have
 */
record Premises(Facts facts, List<Term> terms, List<String> present) {

  Premises {
    terms = List.copyOf(terms);
    present = List.copyOf(present);
  }

  /** All of the items have the attribute. */
  boolean isPresent(String path) {
    return facts.optionalSteps(path).stream().allMatch(this::impliesStep);
  }

  private boolean impliesStep(String step) {
    return present.stream().anyMatch(path -> Facts.within(step, path))
        || terms.stream()
            .anyMatch(t -> t.kind() != Term.Kind.ABSENT && Facts.within(step, t.path()));
  }

  /** The values that the terms leave, if they say any. */
  Optional<Set<String>> stated(String path) {
    Optional<Set<String>> left = Optional.empty();
    for (Term term : terms) {
      boolean lists = term.kind() == Term.Kind.EQUAL || term.kind() == Term.Kind.IN;
      if (lists && term.path().equals(path)) {
        Set<String> values = new HashSet<>(term.values());
        left.ifPresent(values::retainAll);
        left = Optional.of(values);
      }
    }
    return left;
  }

  /** The one value that the terms leave. */
  Optional<String> constant(String path) {
    return stated(path).filter(v -> v.size() == 1).map(v -> v.iterator().next());
  }

  boolean isAbsent(String path) {
    return terms.stream()
        .anyMatch(t -> t.kind() == Term.Kind.ABSENT && Facts.within(t.path(), path));
  }

  /** Every item satisfies the term. A parameter is some value, unless there is only one. */
  boolean imply(Term term) {
    return switch (term.kind()) {
      case ABSENT -> isAbsent(term.path());
      case PRESENT -> isPresent(term.path());
      case PARAMETER ->
          isPresent(term.path())
              && term.transform().isEmpty()
              && facts.values(term.path()).filter(v -> v.size() == 1).isPresent();
      default ->
          isPresent(term.path())
              && stated(term.path())
                  .or(() -> facts.values(term.path()))
                  .filter(new HashSet<>(term.values())::containsAll)
                  .isPresent();
    };
  }

  /** No item is of both kinds. */
  boolean exclude(Premises other) {
    for (Term term : terms) {
      String path = term.path();
      boolean mixed =
          isAbsent(path) && other.terms.stream().anyMatch(t -> asks(t, path))
              || other.isAbsent(path) && asks(term, path);
      Optional<Set<String>> mine = stated(path);
      Optional<Set<String>> theirs = other.stated(path);
      boolean different =
          mine.isPresent()
              && theirs.isPresent()
              && mine.get().stream().noneMatch(theirs.get()::contains);
      if (mixed || different) {
        return true;
      }
    }
    return false;
  }

  private static boolean asks(Term term, String path) {
    return term.kind() != Term.Kind.ABSENT && Facts.within(path, term.path());
  }
}
