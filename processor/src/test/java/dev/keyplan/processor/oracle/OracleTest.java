package dev.keyplan.processor.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.processor.diagnostics.DiagnosticCode;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.PerProperty;

/**
 * No wrong design is accepted, no right one refused: random designs are judged, and random data
 * judges the judgements. See docs/verification.md. The number of designs is jqwik's default number
 * of tries, set in junit-platform.properties and by {@code -Djqwik.tries.default=1000000}.
 */
class OracleTest {

  private static final Figures FIGURES = new Figures();

  @Property(seed = "20261129", edgeCases = EdgeCasesMode.NONE)
  @PerProperty(Summary.class)
  void dataAgreesWithEveryVerdict(@ForAll("designs") DesignSource design) {
    Optional<String> wrong = new OracleRun(FIGURES).failure(design);
    assertThat(wrong).as("%s", design).isEmpty();
  }

  /** A smaller design of the same seed is the same one without some of its entities or patterns. */
  @Provide
  Arbitrary<DesignSource> designs() {
    Arbitrary<Long> seeds = Arbitraries.longs().dontShrink();
    Arbitrary<Integer> entities = Arbitraries.integers().between(1, 4).shrinkTowards(1);
    Arbitrary<Integer> patterns = Arbitraries.integers().between(1, 2).shrinkTowards(1);
    return Combinators.combine(seeds, entities, patterns).as(DesignSource::new);
  }

  /** Enough was accepted, and every reason to refuse was met often. */
  static class Summary implements PerProperty.Lifecycle {
    @Override
    public void onSuccess() {
      System.out.println("Oracle: " + FIGURES);
      assertThat(FIGURES.acceptedShare()).as("accepted patterns").isGreaterThanOrEqualTo(0.3);
      int often = Math.min(200, FIGURES.designs() / 50);
      for (DiagnosticCode code : DiagnosticCode.values()) {
        if (code.name().matches("KP[35]\\d\\d")) {
          assertThat(FIGURES.count(code)).as("%s refused", code).isGreaterThanOrEqualTo(often);
        }
      }
    }
  }
}
