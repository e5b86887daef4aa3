package dev.keyplan.processor.export.note;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FiguresTest {

  @Test
  void numbersHaveTheirThousandsApartAndTwoDecimalsAtMost() {
    assertThat(Figures.number(0)).isEqualTo("0");
    assertThat(Figures.number(0.5)).isEqualTo("0.5");
    assertThat(Figures.number(999)).isEqualTo("999");
    assertThat(Figures.number(3_000)).isEqualTo("3,000");
    assertThat(Figures.number(1_234_567.891)).isEqualTo("1,234,567.89");
    assertThat(Figures.number(0.001)).isEqualTo("< 0.01");
  }

  @Test
  void moneyIsToldToTheCent() {
    assertThat(Figures.money(0)).isEqualTo("0.00");
    assertThat(Figures.money(0.004)).isEqualTo("< 0.01");
    assertThat(Figures.money(1_000)).isEqualTo("1,000.00");
    assertThat(Figures.money(2_500_000.125)).isEqualTo("2,500,000.13");
  }

  @Test
  void bytesAreToldInTheUnitThatSuits() {
    assertThat(Figures.bytes(0)).isEqualTo("0 B");
    assertThat(Figures.bytes(999)).isEqualTo("999 B");
    assertThat(Figures.bytes(1_000)).isEqualTo("1 KB");
    assertThat(Figures.bytes(409_600)).isEqualTo("400 KB");
    assertThat(Figures.bytes(5L << 30)).isEqualTo("5 GB");
    assertThat(Figures.bytes((5L << 30) + (1L << 29))).isEqualTo("5.5 GB");
    assertThat(Figures.bytes(5_000L << 50)).isEqualTo("5,000 PB");
  }
}
