package dev.keyplan.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Instant;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;

class KeyRangeTest {

  @Test
  void aRangeIsWrittenAsAnInterval() {
    assertThat(KeyRange.between(1, 2)).hasToString("[1, 2]");
    assertThat(KeyRange.from(1).until(2)).hasToString("[1, 2)");
    assertThat(KeyRange.atLeast(1)).hasToString("[1, ∞)");
    assertThat(KeyRange.greaterThan(1)).hasToString("(1, ∞)");
    assertThat(KeyRange.atMost(1)).hasToString("(-∞, 1]");
    assertThat(KeyRange.lessThan(1)).hasToString("(-∞, 1)");
    assertThat(KeyRange.all()).hasToString("(-∞, ∞)");
  }

  @Test
  void daysReachFromTheFirstInstantToTheLastInUtc() {
    KeyRange<Instant> days = KeyRange.days(LocalDate.of(2026, 1, 1), LocalDate.of(2026, 1, 15));
    assertThat(days)
        .isEqualTo(
            KeyRange.from(Instant.parse("2026-01-01T00:00:00Z"))
                .until(Instant.parse("2026-01-16T00:00:00Z")));
  }

  @Test
  void reversedDaysAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> KeyRange.days(LocalDate.of(2026, 1, 2), LocalDate.of(2026, 1, 1)))
        .withMessage(
            "Reversed range of days: 2026-01-02 is after 2026-01-01. Give the earlier day first.");
  }

  @Test
  void nullIsNoBound() {
    assertThatExceptionOfType(NullPointerException.class)
        .isThrownBy(() -> KeyRange.between("a", null))
        .withMessageContaining("must not be null");
    assertThatExceptionOfType(NullPointerException.class).isThrownBy(() -> KeyRange.from(null));
    assertThatExceptionOfType(NullPointerException.class).isThrownBy(() -> KeyRange.atLeast(null));
    assertThatExceptionOfType(NullPointerException.class)
        .isThrownBy(() -> KeyRange.from("a").until(null));
  }

  @Test
  void rangesAreEqualByBoundsAndEnds() {
    assertThat(KeyRange.atLeast(1))
        .isEqualTo(KeyRange.atLeast(1))
        .hasSameHashCodeAs(KeyRange.atLeast(1))
        .isNotEqualTo(KeyRange.greaterThan(1))
        .isNotEqualTo(KeyRange.atMost(1));
  }
}
