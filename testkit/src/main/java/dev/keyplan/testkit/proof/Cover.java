package dev.keyplan.testkit.proof;

import dev.keyplan.testkit.proof.Design.Term;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Whether every promised item lies under one of several keys of its entity. */
record Cover(Premises promised) {

  private static final long MOST_CASES = 100_000;

  /** A value that no term names. */
  private static final Optional<String> ANOTHER = Optional.of("\0");

  /**
   * Tries all values that make a difference.
   *
   * @param whens the terms under which items lie under each key
   */
  boolean by(List<List<Term>> whens) {
    Map<String, Set<Optional<String>>> values = new LinkedHashMap<>();
    whens.stream()
        .flatMap(List::stream)
        .forEach(term -> values.computeIfAbsent(term.path(), this::possible).addAll(named(term)));
    long cases = values.values().stream().mapToLong(Set::size).reduce(1, Math::multiplyExact);
    return cases <= MOST_CASES
        && everyCase(whens, List.copyOf(values.keySet()), values, new LinkedHashMap<>());
  }

  private Set<Optional<String>> possible(String path) {
    Set<Optional<String>> possible = new LinkedHashSet<>();
    if (!promised.isPresent(path)) {
      possible.add(Optional.empty());
    }
    Optional<Set<String>> stated = promised.stated(path);
    if (stated.isPresent()) {
      stated.get().forEach(value -> possible.add(Optional.of(value)));
    } else if (!promised.isAbsent(path)) {
      promised.facts().values(path).orElse(Set.of()).forEach(v -> possible.add(Optional.of(v)));
      if (promised.facts().values(path).isEmpty()) {
        possible.add(ANOTHER);
      }
    }
    return possible;
  }

  private Set<Optional<String>> named(Term term) {
    boolean listed =
        promised.stated(term.path()).isPresent()
            || promised.facts().values(term.path()).isPresent()
            || promised.isAbsent(term.path());
    Set<Optional<String>> named = new LinkedHashSet<>();
    if (!listed) {
      term.values().forEach(value -> named.add(Optional.of(value)));
    }
    return named;
  }

  private static boolean everyCase(
      List<List<Term>> whens,
      List<String> open,
      Map<String, Set<Optional<String>>> values,
      Map<String, Optional<String>> chosen) {
    if (open.isEmpty()) {
      return whens.stream().anyMatch(when -> when.stream().allMatch(t -> holds(t, chosen)));
    }
    for (Optional<String> value : values.get(open.get(0))) {
      chosen.put(open.get(0), value);
      if (!everyCase(whens, open.subList(1, open.size()), values, chosen)) {
        return false;
      }
    }
    return true;
  }

  private static boolean holds(Term term, Map<String, Optional<String>> chosen) {
    Optional<String> value = chosen.get(term.path());
    return switch (term.kind()) {
      case ABSENT -> value.isEmpty();
      case PRESENT -> value.isPresent();
      default -> value.filter(term.values()::contains).isPresent();
    };
  }
}
