package dev.keyplan.testkit.proof;

import java.util.ArrayList;
import java.util.List;

/** Collects what does not hold of one subject. */
final class Findings {

  private final String subject;
  private final List<ProofViolation> violations;

  private Findings(String subject, List<ProofViolation> violations) {
    this.subject = subject;
    this.violations = violations;
  }

  static Findings about(String subject) {
    return new Findings(subject, new ArrayList<>());
  }

  /** Of another subject, into the same list. */
  Findings of(String other) {
    return new Findings(other, violations);
  }

  void add(ProofViolation.Rule rule, String message) {
    violations.add(new ProofViolation(subject, rule, message));
  }

  /** Adds the message if the claim is false. */
  void require(boolean claim, ProofViolation.Rule rule, String message) {
    if (!claim) {
      add(rule, message);
    }
  }

  List<ProofViolation> violations() {
    return List.copyOf(violations);
  }
}
