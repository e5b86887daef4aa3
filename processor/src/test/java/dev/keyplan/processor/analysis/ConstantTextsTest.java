package dev.keyplan.processor.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.processor.model.Constant;
import dev.keyplan.processor.plan.ConstantText;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Of values at the edges of every type, a constant's text is the runtime's. */
class ConstantTextsTest {

  private static final int VALUES = 500;

  static List<PartSample<?>> samples() {
    return PartSamples.all();
  }

  @ParameterizedTest
  @MethodSource("samples")
  void constantsHaveTheTextOfTheRuntime(PartSample<?> sample) {
    assertThat(compared(sample)).isGreaterThan(VALUES / 10);
  }

  /** Returns how many values the runtime takes. */
  private static <T> int compared(PartSample<T> sample) {
    Random random = new Random(5);
    int compared = 0;
    for (int i = 0; i < VALUES; i++) {
      T value = sample.values().apply(random);
      var text = sample.text(value, "");
      if (text.isPresent()) {
        Constant constant = new Constant(sample.part().type(), value.toString());
        assertThat(ConstantText.of(sample.part(), constant)).isEqualTo(text.get());
        compared++;
      }
    }
    return compared;
  }
}
