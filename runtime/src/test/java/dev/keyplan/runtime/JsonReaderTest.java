package dev.keyplan.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.DayOfWeek;
import java.util.function.Supplier;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Values that have a way of their own out of JSON are what {@link AttributeReader} makes. */
class JsonReaderTest {

  private static final String A = "T.a";

  @Property
  void numbers(@ForAll("numberTexts") String text) {
    StoredJson json = item("N", text);
    int value = json.get(0, "a");

    assertThat(outcome(() -> JsonReader.asBigDecimal(A, json, value)))
        .isEqualTo(outcome(() -> AttributeReader.asBigDecimal(A, json.value(value))));
    assertThat(outcome(() -> JsonReader.asLong(A, json, value)))
        .isEqualTo(outcome(() -> AttributeReader.asLong(A, json.value(value))));
    assertThat(outcome(() -> JsonReader.asInt(A, json, value)))
        .isEqualTo(outcome(() -> AttributeReader.asInt(A, json.value(value))));
  }

  @Property
  void texts(@ForAll("texts") String text, @ForAll("types") String type) {
    StoredJson json = item(type, text);
    int value = json.get(0, "a");

    assertThat(outcome(() -> JsonReader.asInstant(A, json, value)))
        .isEqualTo(outcome(() -> AttributeReader.asInstant(A, json.value(value))));
    assertThat(outcome(() -> JsonReader.asEnum(A, json, value, DayOfWeek.class)))
        .isEqualTo(outcome(() -> AttributeReader.asEnum(A, json.value(value), DayOfWeek.class)));
    assertThat(outcome(() -> JsonReader.asString(A, json, value)))
        .isEqualTo(outcome(() -> AttributeReader.asString(A, json.value(value))));
  }

  /** Numbers, and what looks like one. */
  @Provide
  Arbitrary<String> numberTexts() {
    Arbitrary<String> any =
        Arbitraries.strings().withChars("0123456789-+.E").ofMinLength(0).ofMaxLength(21);
    Arbitrary<String> decimals =
        Arbitraries.bigDecimals().ofScale(6).map(number -> number.toPlainString());
    Arbitrary<String> longs = Arbitraries.longs().map(String::valueOf);
    return Arbitraries.oneOf(any, decimals, longs);
  }

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.oneOf(
        Arbitraries.of(DayOfWeek.class).map(Enum::name),
        Arbitraries.of("", "2026-11-30T19:29:34Z", "2026-11-30T19:29:34.5+01:00", "ä", "FRIDAY "),
        Arbitraries.strings().withCharRange('-', 'Z').ofMaxLength(31));
  }

  @Provide
  Arbitrary<String> types() {
    return Arbitraries.of("S", "N");
  }

  private static StoredJson item(String type, String text) {
    String json = "{\"Items\":[{\"a\":{\"" + type + "\":\"" + text + "\"}}]}";
    byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
    AnswerScanner.Answer answer = AnswerScanner.scan(bytes);
    return answer != null
        ? answer.items()
        : AnswerScanner.scan("{\"Items\":[{}]}".getBytes(StandardCharsets.UTF_8)).items();
  }

  private static String outcome(Supplier<?> read) {
    try {
      return "read " + read.get();
    } catch (RuntimeException e) {
      return "failed " + e.getClass() + ": " + e.getMessage();
    }
  }
}
