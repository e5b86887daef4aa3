package dev.keyplan.testkit.proof;

import static dev.keyplan.testkit.proof.Language.ANYTHING;
import static dev.keyplan.testkit.proof.Language.ANY_CHARACTER;
import static dev.keyplan.testkit.proof.Language.either;
import static dev.keyplan.testkit.proof.Language.literal;
import static dev.keyplan.testkit.proof.Language.repeated;
import static dev.keyplan.testkit.proof.Language.sequence;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LanguagesTest {

  private static final ValueType TEXT = new ValueType("String", Optional.empty(), List.of());
  private static final Language STRINGS = Encoding.STRING.texts(TEXT, 0);
  private static final Language IDS = Encoding.ID.texts(TEXT, 0);

  @Test
  void literalsMeetOnlyThemselves() {
    assertThat(Languages.apart(literal("ORDER#"), literal("ORDER"))).isTrue();
    assertThat(Languages.apart(literal("ORDER#"), literal("ORDER#"))).isFalse();
    assertThat(Languages.apart(literal("ORDER"), sequence(literal("ORD"), ANYTHING))).isFalse();
  }

  @Test
  void stringsHoldNoDelimiterAndAreNotEmpty() {
    assertThat(Languages.apart(STRINGS, literal("a b"))).isFalse();
    assertThat(Languages.apart(STRINGS, literal("a#b"))).isTrue();
    assertThat(Languages.apart(STRINGS, literal(""))).isTrue();
  }

  @Test
  void anExampleIsAShortestText() {
    assertThat(Languages.example(sequence(repeated(ANY_CHARACTER, 2, false), literal("#"))))
        .hasValueSatisfying(text -> assertThat(text).hasSize(3).endsWith("#"));
    assertThat(Languages.example(Language.NONE)).isEmpty();
  }

  @Test
  void textsOfFixedWidthEndByThemselves() {
    assertThat(Languages.isPrefixFree(Encoding.LONG.texts(TEXT, 0))).isTrue();
    assertThat(Languages.isPrefixFree(Encoding.INSTANT.texts(TEXT, 0))).isTrue();
    assertThat(Languages.isPrefixFree(IDS)).isFalse();
    assertThat(Languages.isPrefixFree(either(literal("OPEN"), literal("OPENED")))).isFalse();
  }

  @Test
  void textsAreComparedByCodePoints() {
    // As UTF-16 the surrogates of the second would come first.
    assertThat(Languages.someBelow(literal("\uFFFD"), literal("\uD83D\uDE00"))).isTrue();
    assertThat(Languages.someBelow(literal("\uD83D\uDE00"), literal("\uFFFD"))).isFalse();
  }

  @Test
  void aTextIsLessThanWhatGoesOnAfterIt() {
    assertThat(Languages.someBelow(literal("O1"), literal("O10"))).isTrue();
    assertThat(Languages.someBelow(literal("O10"), literal("O1"))).isFalse();
    assertThat(Languages.someBelow(literal("O1"), literal("O1"))).isFalse();
    assertThat(Languages.someBelow(STRINGS, literal("\u0000"))).isFalse();
  }

  @Test
  void betweenIncludesItsEnds() {
    Language between = Languages.between(literal("b"), literal("d"));

    for (String inside : List.of("b", "ba", "c", "czzz", "d")) {
      assertThat(Languages.apart(between, literal(inside))).as(inside).isFalse();
    }
    for (String outside : List.of("", "a", "azzz", "da", "e")) {
      assertThat(Languages.apart(between, literal(outside))).as(outside).isTrue();
    }
  }

  @Test
  void whatMayFollowAndPrecede() {
    Language key = sequence(literal("X#"), IDS, literal("#"), STRINGS);
    Language rest = Languages.after(key, literal("X#"));
    Language ids = Languages.Before.of(rest, sequence(literal("#"), STRINGS));

    assertThat(Languages.apart(ids, literal("a-1"))).isFalse();
    assertThat(Languages.apart(ids, literal("a b"))).isTrue();
    assertThat(Languages.isEmpty(Languages.after(key, literal("Y")))).isTrue();
  }

  @Test
  void theHeadIsWhatAllTextsBeginWith() {
    assertThat(Languages.head(sequence(literal("ORDER#"), STRINGS))).isEqualTo("ORDER#");
    assertThat(Languages.head(either(literal("OPEN"), literal("OPENED")))).isEqualTo("OPEN");
    assertThat(Languages.head(STRINGS)).isEmpty();
  }
}
