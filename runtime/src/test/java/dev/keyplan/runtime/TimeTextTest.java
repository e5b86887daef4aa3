package dev.keyplan.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TimeTextTest {

  private static final DateTimeFormatter JDK =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSSSSSSSS", Locale.ROOT);

  @Test
  void writesAndReadsWhatTheJdkDoes() {
    Random random = new Random(20261129);
    for (int i = 0; i < 50_000; i++) {
      Instant instant = Texts.randomInstant(random);
      LocalDateTime local = LocalDateTime.ofInstant(instant, ZoneOffset.UTC);
      assertThat(TimeText.of(instant)).isEqualTo(JDK.format(local) + "Z");
      assertThat(TimeText.of(local)).isEqualTo(JDK.format(local));
      assertThat(TimeText.parseInstant(TimeText.of(instant))).isEqualTo(instant);
      assertThat(TimeText.parseInstant(instant.toString())).isEqualTo(instant);
      assertThat(TimeText.parseLocalDateTime(TimeText.of(local))).isEqualTo(local);
      assertThat(TimeText.parseLocalDateTime(local.toString())).isEqualTo(local);
    }
  }

  @Test
  void everyDayOfAllYears() {
    LocalDate last = LocalDate.of(9999, 12, 31);
    int days = 0;
    for (LocalDate day = LocalDate.of(0, 1, 1); !day.isAfter(last); day = day.plusDays(1)) {
      String text = TimeText.of(day.atTime(12, 0));
      if (!text.startsWith(day.toString())) {
        assertThat(text).startsWith(day.toString());
      }
      days++;
    }
    assertThat(days).isEqualTo(3_652_425);
  }

  @ParameterizedTest
  @CsvSource({
    "2026-10-19T08:15Z, 2026-10-19T08:15:00Z",
    "2026-10-19T08:15:00.5Z, 2026-10-19T08:15:00.500Z",
    "2026-10-19T08:15:00.123456789Z, 2026-10-19T08:15:00.123456789Z",
    "2026-10-19T08:15:00+02:00, 2026-10-19T06:15:00Z",
    "2026-10-19T08:15+02:00, 2026-10-19T06:15:00Z",
    "2026-10-19T24:00:00Z, 2026-10-20T00:00:00Z",
    "2016-12-31T23:59:60Z, 2016-12-31T23:59:59Z",
    "-0001-01-01T00:00:00Z, -0001-01-01T00:00:00Z",
    "+10000-01-01T00:00:00Z, +10000-01-01T00:00:00Z",
    "2024-02-29T00:00:00Z, 2024-02-29T00:00:00Z"
  })
  void readsAnyIsoForm(String text, Instant instant) {
    assertThat(TimeText.parseInstant(text)).isEqualTo(instant);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "2026-10-19",
        "2026-10-19T08:15:00",
        "2026-02-29T08:15:00Z",
        "2026-13-01T08:15:00Z",
        "2026-04-31T08:15:00Z",
        "2026-10-19T25:15:00Z",
        "2026-10-19T08:15:00,5Z",
        "2026-10-19T08:15:00.1234567890Z",
        "2026-10-19 08:15:00Z",
        "20a6-10-19T08:15:00Z",
        "1760861700"
      })
  void refusesAnythingElse(String text) {
    assertThatExceptionOfType(DateTimeParseException.class)
        .isThrownBy(() -> TimeText.parseInstant(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "2026-10-19", "2026-10-19T08:15:00Z", "2026-02-30T08:15:00"})
  void refusesWhatIsNoLocalTime(String text) {
    assertThatExceptionOfType(DateTimeParseException.class)
        .isThrownBy(() -> TimeText.parseLocalDateTime(text));
  }

  @Test
  void refusesToWriteOtherYears() {
    assertThatExceptionOfType(DateTimeException.class)
        .isThrownBy(() -> TimeText.of(Instant.parse("+10000-01-01T00:00:00Z")))
        .withMessage("+10000-01-01T00:00:00Z is outside the years 0000 to 9999");
    assertThatExceptionOfType(DateTimeException.class)
        .isThrownBy(() -> TimeText.of(LocalDateTime.MIN));
  }
}
