package dev.keyplan.processor.analysis.language;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** What each variable can still be. Variables found to be equal are one. */
final class Domains {

  private final Map<Variable, Variable> merged = new HashMap<>();
  private final Map<Variable, Automaton> languages = new HashMap<>();
  private int changes;

  Domains copy() {
    Domains copy = new Domains();
    copy.merged.putAll(merged);
    copy.languages.putAll(languages);
    return copy;
  }

  /** What it can be in one of its places. */
  void declare(Variable variable, Automaton texts) {
    if (languages.putIfAbsent(variable, Minimal.of(texts)) != null) {
      restrict(variable, texts);
    }
  }

  /** The one that stands for all that it is equal to. */
  Variable root(Variable variable) {
    Variable root = variable;
    while (merged.containsKey(root)) {
      root = merged.get(root);
    }
    return root;
  }

  Automaton of(Variable variable) {
    return languages.get(root(variable));
  }

  /** False if nothing is left. */
  boolean restrict(Variable variable, Automaton texts) {
    Automaton before = of(variable);
    Automaton after = Minimal.of(Bounds.intersection(before, texts));
    if (!after.sameAs(before)) {
      languages.put(root(variable), after);
      changes++;
    }
    return !isEmpty(after);
  }

  /** False if they cannot be equal. */
  boolean merge(Variable a, Variable b) {
    Variable kept = root(a);
    Variable gone = root(b);
    if (kept.equals(gone)) {
      return true;
    }
    Automaton texts = languages.get(gone);
    merged.put(gone, kept);
    changes++;
    return restrict(kept, texts);
  }

  private static boolean isEmpty(Automaton minimal) {
    return minimal.edgesOf(minimal.start()).isEmpty();
  }

  /** Its value, if only one is left of what is known of it. */
  Optional<String> only(Variable variable) {
    return Optional.ofNullable(of(variable)).flatMap(Texts::only);
  }

  int width(Variable variable) {
    return Texts.width(of(variable));
  }

  /** Grows with each language that shrank. */
  int changes() {
    return changes;
  }
}
