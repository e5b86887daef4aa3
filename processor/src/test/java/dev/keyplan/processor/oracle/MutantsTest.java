package dev.keyplan.processor.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The oracle finds every wrong line in the planner and in the encoders. */
class MutantsTest {

  /** More than any of the mutants needs. */
  private static final int DESIGNS = 600;

  private static final long SEED = 1;

  static List<Mutant> mutants() {
    return Stream.concat(Mutants.PLANNER.stream(), Mutants.ENCODER.stream()).toList();
  }

  @ParameterizedTest
  @MethodSource("mutants")
  void isKilled(Mutant mutant) throws ReflectiveOperationException {
    assertThat(firstFailure(mutant.load(), DESIGNS)).as(mutant.what()).isNotNull();
  }

  /** What kills them is not the way in which they are run. */
  @Test
  void nothingIsKilledWithoutAMutation() throws ReflectiveOperationException {
    Mutant same =
        Mutant.planner(
            "none", "analysis/KeyOrder.java", "final class KeyOrder", "final class KeyOrder");
    assertThat(firstFailure(same.load(), DESIGNS)).isNull();
  }

  private static String firstFailure(ClassLoader loader, int designs)
      throws ReflectiveOperationException {
    Method run =
        loader
            .loadClass(OracleRun.class.getName())
            .getDeclaredMethod("firstFailure", long.class, int.class);
    run.setAccessible(true);
    return (String) run.invoke(null, SEED, designs);
  }
}
