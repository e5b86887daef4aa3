package dev.keyplan.processor.analysis.capacity;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FiguresTest {

  @Test
  void onlyWhatIsReadHasItsThousandsApart() {
    assertThat(Figures.of(2_441.5)).isEqualTo("2,441.5");
    assertThat(Figures.literal(2_441.5)).isEqualTo("2441.5");
    assertThat(Figures.literal(11)).isEqualTo("11");
    assertThat(Figures.literal(20_000)).isEqualTo("20000");
  }
}
