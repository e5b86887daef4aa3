package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.Constant;
import dev.keyplan.processor.model.KeyEncoding;
import dev.keyplan.processor.model.Term;
import java.util.List;
import java.util.Optional;

/** What a pattern promises to return of one entity: the items that satisfy its terms. */
record Promise(AccessPatternModel pattern, AttributeFacts facts) {

  /** The parameter for the plain attribute. */
  Optional<Term.Parameter> parameter(AttributePath path) {
    return parameter(path, null);
  }

  /** The parameter for the attribute under a lossy transform. */
  Optional<Term.Parameter> parameter(AttributePath path, KeyEncoding transform) {
    for (Term term : pattern.by()) {
      if (term instanceof Term.Parameter parameter
          && parameter.path().equals(path)
          && parameter.transform() == transform) {
        return Optional.of(parameter);
      }
    }
    return Optional.empty();
  }

  Optional<Constant> constant(AttributePath path) {
    return constant(path, pattern.by(), condition(path));
  }

  /** The one value left by the terms. */
  static Optional<Constant> constant(
      AttributePath path, List<Term> terms, AttributeCondition condition) {
    Optional<String> only = condition.onlyValue();
    if (only.isEmpty()) {
      return Optional.empty();
    }
    for (Term term : terms) {
      if (term.path().equals(path)) {
        for (Constant constant : constants(term)) {
          if (constant.text().equals(only.get())) {
            return Optional.of(constant);
          }
        }
      }
    }
    return Optional.empty();
  }

  private static List<Constant> constants(Term term) {
    if (term instanceof Term.Equal equal) {
      return List.of(equal.constant());
    }
    return term instanceof Term.In in ? in.constants() : List.of();
  }

  /** The plain attribute has one value in all promised items. */
  boolean fixes(AttributePath path) {
    return parameter(path).isPresent() || constant(path).isPresent();
  }

  AttributeCondition condition(AttributePath path) {
    AttributeCondition condition = condition(path, pattern.by());
    return impliesPresence(path) ? condition.present() : condition;
  }

  AttributeCondition condition(AttributePath path, List<Term> terms) {
    AttributeCondition condition = AttributeCondition.anything(facts.mayBeAbsent(path));
    for (Term term : terms) {
      if (term.path().equals(path)) {
        condition = condition.and(term);
      }
    }
    return condition;
  }

  /** All promised items have the attribute. */
  boolean impliesPresence(AttributePath path) {
    return impliedPresent(path)
        || facts.optionalSteps(path).stream().allMatch(this::impliedPresent);
  }

  /** A value asked for at the path or inside it. An order asks for none. */
  private boolean impliedPresent(AttributePath path) {
    for (Term term : pattern.by()) {
      if (!(term instanceof Term.Absent) && path.holds(term.path())) {
        return true;
      }
    }
    return pattern.range().isPresent() && path.holds(pattern.range().get())
        || pattern.startsWith().isPresent() && path.holds(pattern.startsWith().get());
  }
}
