package dev.keyplan.testkit.proof;

import dev.keyplan.testkit.proof.Design.Pattern;
import dev.keyplan.testkit.proof.ProofViolation.Rule;
import java.util.List;

/**
 * Verifies a table's {@code model.json} anew: that each access pattern's operation returns exactly
 * the items that the pattern promises, in its order, and that every reason which the model gives is
 * true.
 *
 * <p>The declared tables, keys, encodings and patterns are what the proof is about. Everything else
 * in the model is a claim, and is recomputed. Two things are taken for granted: that the classes
 * which Keyplan generated send the operations that the model names, which the request checker of
 * this testkit watches in tests, and that the runtime writes keys in the {@code keyFormat} named.
 */
public final class ProofChecker {

  private ProofChecker() {}

  /**
   * Checks a model.
   *
   * @param modelJson the content of a {@code META-INF/keyplan/<table>/model.json}
   * @return everything that does not hold, in the order of the model; empty if the proof is right
   */
  public static List<ProofViolation> check(String modelJson) {
    Findings findings = Findings.about("model");
    try {
      check(DesignReader.read(modelJson), findings);
    } catch (MalformedModelException e) {
      findings.add(Rule.FORMAT, e.getMessage());
    }
    return findings.violations();
  }

  private static void check(Design design, Findings findings) {
    new DesignCheck(design, findings).check();
    Paths paths = new Paths(design);
    new PrimaryKeysCheck(design, paths, findings).check();
    for (Pattern pattern : design.patterns()) {
      Findings about = findings.of(pattern.owner() + "." + pattern.name());
      new PatternCheck(design, paths, pattern, about).check();
    }
  }
}
