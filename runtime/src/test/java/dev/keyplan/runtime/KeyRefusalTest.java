package dev.keyplan.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.net.URI;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KeyRefusalTest {

  private static final String HALF = "\uD83D";

  @Test
  void theErrorNamesEntityAttributeValueAndTheWayOut() {
    assertThatExceptionOfType(KeyValueException.class)
        .isThrownBy(() -> KeyText.string("Order", "orderId", "O1#O2", "#"))
        .withMessage(
            "Order.orderId = 'O1#O2' must not hold '#', which separates the parts of composed keys;"
                + " choose another value; only a String that is the last part of its key can be free to"
                + " hold it")
        .satisfies(
            e -> {
              assertThat(e.entity()).isEqualTo("Order");
              assertThat(e.attribute()).isEqualTo("orderId");
              assertThat(e.value()).isEqualTo("O1#O2");
            });
  }

  @Test
  void whatIsAdvisedOfTheDelimiterCanBeDeclared() {
    String refusal = " must not hold '#', which separates the parts of composed keys; ";
    String free =
        "choose another value; a String that is the last part of its key can be free to hold it: ";
    for (ThrowingCallable call :
        List.<ThrowingCallable>of(
            () -> KeyText.string("Note", "title", "a#b", ""),
            () -> KeyText.stringPrefix("Note", "title", "a#b", ""))) {
      assertThatThrownBy(call)
          .hasMessage(
              "Note.title = 'a#b'"
                  + refusal
                  + free
                  + "{title:free} in a template, format = \"free\" on the component");
    }
    // Annotations of components make no key of what is inside of a value.
    assertThatThrownBy(() -> KeyText.string("Note", "owner.login", "a#b", ""))
        .hasMessage(
            "Note.owner.login = 'a#b'" + refusal + free + "{owner.login:free} in a template");
    // Nothing is folded and free.
    assertThatThrownBy(() -> KeyText.lower("User", "email", "A#B", ""))
        .hasMessage("User.email = 'a#b'" + refusal + "choose another value");
    assertThatThrownBy(() -> KeyText.upper("User", "email", "a#b", "#"))
        .hasMessage("User.email = 'A#B'" + refusal + "choose another value");
    assertThatThrownBy(() -> KeyText.string("Note", "title", "__", "_"))
        .hasMessageEndingWith("choose another value, or another literal there");
  }

  @Test
  void aLongValueIsCutInTheMessageOnly() {
    String value = "x".repeat(500) + "#";
    assertThatExceptionOfType(KeyValueException.class)
        .isThrownBy(() -> KeyText.string("Order", "orderId", value, ""))
        .satisfies(
            e -> {
              assertThat(e.value()).isEqualTo(value);
              assertThat(e.getMessage()).hasSizeLessThan(400).contains("…");
            });
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a#", "#a", "#", HALF, "a" + HALF + "b", "\uDE00\uD83D"})
  void stringsThatNoKeyCanHold(String value) {
    refused(() -> KeyText.string("E", "a", value, ""));
    refused(() -> KeyText.string("E", "a", value, "#"));
    refused(() -> KeyText.lower("E", "a", value, ""));
    refused(() -> KeyText.upper("E", "a", value, ""));
    refused(() -> KeyText.id("E", "a", value, 0, ""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", HALF})
  void freeTextsThatNoKeyCanHold(String value) {
    refused(() -> KeyText.free("E", "a", value));
  }

  /** The literal must be found first where the value ends. */
  @Test
  void aKeyThatIsTooLongNamesThePartsThatMakeItSo() {
    assertThatThrownBy(() -> KeyText.sortKey("Paper", "SK", "x".repeat(1025), "path or name"))
        .isInstanceOf(KeyValueException.class)
        .hasMessageEndingWith("is 1025 bytes long, at most 1024 are allowed; shorten path or name");
  }

  @ParameterizedTest
  @CsvSource({"x_, __", "x__y, __", "a_b, _", "ababa, ab", "xa, aa", "-, --"})
  void valuesThatRunIntoTheLiteralBehindThem(String value, String after) {
    refused(() -> KeyText.string("E", "a", value, after));
    refused(() -> KeyText.uri("E", "a", URI.create(value), after));
  }

  @ParameterizedTest
  @CsvSource({"x_y, __", "_x, __", "ORDER, #ORDER#", "aba, bb"})
  void valuesThatOnlyLookLikeTheLiteralBehindThem(String value, String after) {
    assertThat(KeyText.string("E", "a", value, after)).isEqualTo(value);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a b", "a.b", "é", "a/b", "a#b", "\u0660"})
  void idsAreOfLettersDigitsUnderscoreAndDash(String value) {
    refused(() -> KeyText.id("E", "a", value, 0, ""));
  }

  @Test
  void idsOfFixedWidthHaveThatWidth() {
    refused(() -> KeyText.id("E", "a", "abc", 4, ""));
    refused(() -> KeyText.id("E", "a", "abcde", 4, ""));
    assertThat(KeyText.id("E", "a", "abcd", 4, "")).isEqualTo("abcd");
  }

  @Test
  void digitsNeverGrowWider() {
    refused(() -> KeyText.digits("E", "a", 1000, 3));
    refused(() -> KeyText.digits("E", "a", -1, 3));
    refused(() -> KeyText.digits("E", "a", BigInteger.valueOf(1000), 3));
    refused(() -> KeyText.digits("E", "a", BigInteger.valueOf(-1), 3));
  }

  @Test
  void timesFinerThanTheKey() {
    Instant nano = Instant.parse("2026-10-19T08:15:00.000000001Z");
    Instant micro = Instant.parse("2026-10-19T08:15:00.000001Z");
    Instant milli = Instant.parse("2026-10-19T08:15:00.001Z");
    refused(() -> KeyTime.instantMicros("E", "a", nano));
    refused(() -> KeyTime.instantMillis("E", "a", micro));
    refused(() -> KeyTime.instantSeconds("E", "a", milli));
    refused(() -> KeyTime.localDateTimeSeconds("E", "a", LocalDateTime.of(2026, 1, 1, 0, 0, 0, 1)));
  }

  @Test
  void yearsOfOtherThanFourDigits() {
    refused(() -> KeyTime.instant("E", "a", Instant.parse("+10000-01-01T00:00:00Z")));
    refused(() -> KeyTime.instant("E", "a", Instant.parse("-0001-12-31T23:59:59.999999999Z")));
    refused(() -> KeyTime.instant("E", "a", Instant.MAX));
    refused(() -> KeyTime.instant("E", "a", Instant.MIN));
    refused(() -> KeyTime.localDateTime("E", "a", LocalDateTime.MAX));
    refused(() -> KeyTime.localDate("E", "a", LocalDate.MIN));
    refused(() -> KeyTime.yearMonth("E", "a", YearMonth.of(10000, 1)));
    refused(() -> KeyTime.year("E", "a", Year.of(-1)));
    refused(() -> KeyTime.toMonth("E", "a", Instant.MAX));
  }

  @Test
  void absentValues() {
    refused(() -> KeyText.string("E", "a", null, ""));
    refused(() -> KeyText.lower("E", "a", null, ""));
    refused(() -> KeyText.digits("E", "a", null, 3));
    refused(() -> KeyText.enumeration("E", "a", null));
    refused(() -> KeyText.uuid("E", "a", null));
    refused(() -> KeyText.uri("E", "a", null, ""));
    refused(() -> KeyText.duration("E", "a", null, ""));
    refused(() -> KeyTime.instant("E", "a", null));
    refused(() -> KeyTime.offsetDateTime("E", "a", null));
    refused(() -> KeyTime.toDay("E", "a", null));
    refused(() -> KeyText.present("E", "a", null));
  }

  @Test
  void halfAPairIsNoCharacter() {
    refused(() -> KeyText.character("E", "a", '\uD83D', ""));
    refused(() -> KeyText.character("E", "a", '#', "#"));
  }

  /** In bytes of UTF-8, at the very limit and one beyond it. */
  @ParameterizedTest
  @CsvSource({"x, 1", "é, 2", "€, 3", "😀, 4"})
  void lengthsAreInBytes(String character, int bytes) {
    String full = character.repeat(1024 / bytes);
    String padded = full + "x".repeat(1024 - Utf8.length(full));
    assertThat(KeyText.sortKey("E", "SK", padded, "name")).isEqualTo(padded);
    refused(() -> KeyText.sortKey("E", "SK", padded + "x", "name"));
    assertThat(KeyText.partitionKey("E", "PK", padded + padded, "name")).isEqualTo(padded + padded);
    refused(() -> KeyText.partitionKey("E", "PK", padded + padded + "x", "name"));
  }

  @ParameterizedTest
  @CsvSource({"x_, __", "x__y, __", "a#, #", "#OR, #ORDER#", "a#O, #"})
  void prefixesThatTheLiteralBehindThemCouldEnd(String prefix, String after) {
    refused(() -> KeyText.stringPrefix("E", "a", prefix, after));
  }

  @Test
  void prefixesOfValues() {
    assertThat(KeyText.stringPrefix("E", "a", "", "#")).isEmpty();
    assertThat(KeyText.stringPrefix("E", "a", "Ber", "#")).isEqualTo("Ber");
    assertThat(KeyText.freePrefix("E", "a", "a#")).isEqualTo("a#");
    assertThat(KeyText.idPrefix("E", "a", "ab", 2, "")).isEqualTo("ab");
    refused(() -> KeyText.idPrefix("E", "a", "abc", 2, ""));
    refused(() -> KeyText.idPrefix("E", "a", "a.", 0, ""));
    refused(() -> KeyText.freePrefix("E", "a", HALF));
    refused(() -> KeyText.stringPrefix("E", "a", null, "#"));
  }

  private static void refused(ThrowingCallable call) {
    assertThatExceptionOfType(KeyValueException.class).isThrownBy(call).withMessageContaining("E.");
  }
}
