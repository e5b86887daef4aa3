package dev.keyplan.processor.compile;

import java.util.List;

/**
 * ECJ must say and write what javac does, at the same place, but for two things it cannot tell: the
 * column (its diagnostics have the first character's, javac's that of the tree), and the line of a
 * value in an annotation inside another annotation, where it says the line of the outer one.
 */
final class EcjParity {

  private EcjParity() {}

  static String verdict(CompileResult javac, CompileResult ecj) {
    List<Finding> expected = javac.ofKeyplan();
    List<Finding> said = ecj.ofKeyplan();
    if (!messages(expected).equals(messages(said))) {
      return "other findings: " + messages(said);
    }
    if (!javac.outputs().equals(ecj.outputs())) {
      return "other outputs";
    }
    if (javac.errors().isEmpty() && !ecj.errors().isEmpty()) {
      return "own errors: " + ecj.errors();
    }
    return "same";
  }

  private static List<String> messages(List<Finding> findings) {
    return findings.stream()
        .map(finding -> finding.file() + " " + finding.kind() + " " + finding.message())
        .sorted()
        .toList();
  }
}
