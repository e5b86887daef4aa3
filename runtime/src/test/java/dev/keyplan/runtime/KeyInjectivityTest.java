package dev.keyplan.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No two tuples of values have one key: what is not refused can be told apart. */
class KeyInjectivityTest {

  private static final int TUPLES = 100_000;

  private final Random random = new Random(3_1);

  /** Literals whose start is an end of themselves are the hard ones. */
  @ParameterizedTest
  @ValueSource(strings = {"#", "#ORDER#", "##", "_", "__", "aba", "aa", "-a-", "\u0001", "😀"})
  void twoStrings(String literal) {
    Map<String, List<String>> tuples = new HashMap<>();
    int refused = 0;
    String characters = literal + "#_ab-\u0001";
    for (int i = 0; i < TUPLES; i++) {
      List<String> tuple =
          List.of(Texts.random(random, characters, 5), Texts.random(random, characters, 5));
      try {
        String key =
            KeyText.string("E", "a", tuple.get(0), literal)
                + literal
                + KeyText.string("E", "b", tuple.get(1), "");
        assertThat(tuples.merge(key, tuple, (first, second) -> first)).isEqualTo(tuple);
      } catch (KeyValueException e) {
        refused++;
      }
    }
    assertThat(refused).isPositive();
    assertThat(tuples).hasSizeGreaterThan(100);
  }

  /** What comes last may hold anything, as long as all before it ends clearly. */
  @Test
  void aStringANumberAndAFreeText() {
    Map<String, List<Object>> tuples = new HashMap<>();
    for (int i = 0; i < TUPLES; i++) {
      List<Object> tuple =
          List.of(
              Texts.random(random, "a_b", 3),
              random.nextInt(20) - 10,
              Texts.random(random, "0-9#_", 4));
      try {
        String key =
            KeyText.string("E", "a", (String) tuple.get(0), "_#_")
                + "_#_"
                + KeyText.number("E", "b", (int) tuple.get(1))
                + KeyText.free("E", "c", (String) tuple.get(2));
        assertThat(tuples.merge(key, tuple, (first, second) -> first)).isEqualTo(tuple);
      } catch (KeyValueException e) {
        assertThat(tuple.get(0).toString()).endsWith("_");
      }
    }
    assertThat(tuples).hasSizeGreaterThan(1000);
  }

  /** {@code String.getBytes} makes '?' of half a pair: such texts would meet in the table. */
  @Test
  void textsAreToldApartByTheirBytesToo() {
    Map<List<Byte>, String> texts = new HashMap<>();
    for (int i = 0; i < TUPLES; i++) {
      String text = Texts.random(random, "\uD83D\uDE00?a", 4);
      try {
        byte[] bytes =
            KeyText.free("E", "a", text).getBytes(java.nio.charset.StandardCharsets.UTF_8);
        assertThat(texts.merge(boxed(bytes), text, (first, second) -> first)).isEqualTo(text);
      } catch (KeyValueException e) {
        assertThat(Utf8.unpairedSurrogate(text)).isNotNegative();
      }
    }
    assertThat(texts).hasSizeGreaterThan(10);
  }

  /** A refusal is never without need: the literal is found too early, or the text is no String. */
  @Test
  void onlyWhatTheRuleRefusesIsRefused() {
    for (int i = 0; i < TUPLES; i++) {
      String value = Texts.random(random, "ab_", 6);
      String literal = Texts.random(random, "ab_", 3);
      boolean early = (value + literal).indexOf(literal) != value.length();
      boolean refused = false;
      try {
        KeyText.string("E", "a", value, literal);
      } catch (KeyValueException e) {
        refused = true;
      }
      assertThat(refused).as("%s before %s", value, literal).isEqualTo(early);
    }
  }

  private static List<Byte> boxed(byte[] bytes) {
    Byte[] boxed = new Byte[bytes.length];
    for (int i = 0; i < bytes.length; i++) {
      boxed[i] = bytes[i];
    }
    return List.of(boxed);
  }
}
