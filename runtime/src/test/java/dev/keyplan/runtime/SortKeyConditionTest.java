package dev.keyplan.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromB;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromN;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;

import dev.keyplan.runtime.SortKeyCondition.Operator;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class SortKeyConditionTest {

  private static final int ROUNDS = 400;

  private final Random random = new Random(20261129);

  // Exactly the values of the range

  @Test
  void instantsInTheMiddleOfAKey() {
    assertExact(
        () -> Texts.randomInstant(random),
        Comparator.naturalOrder(),
        KeyDomain.instants(),
        v -> "ORDER#" + KeyTime.instant("E", "a", v),
        "#");
  }

  @Test
  void instantsBelowTheirMonth() {
    assertExact(
        () -> Texts.randomInstant(random),
        Comparator.naturalOrder(),
        KeyDomain.instants(),
        v -> KeyTime.toMonth("E", "a", v) + "#" + KeyTime.instant("E", "a", v),
        "");
  }

  @Test
  void numbersOfBothSigns() {
    assertExact(
        () -> random.nextInt(40) - 20,
        Comparator.naturalOrder(),
        KeyDomain.integers(),
        v -> "N#" + KeyText.number("E", "a", v),
        "#");
    assertExact(
        random::nextLong,
        Comparator.naturalOrder(),
        KeyDomain.longs(),
        v -> KeyText.number("E", "a", v),
        "");
  }

  @Test
  void digitsAtTheEndAndInTheMiddle() {
    for (String after : List.of("", "#", "#ITEM#", ":")) {
      assertExact(
          () -> random.nextInt(1000),
          Comparator.naturalOrder(),
          KeyDomain.integerDigits(3),
          v -> "ITEM#" + KeyText.digits("E", "a", v, 3),
          after);
    }
  }

  @Test
  void stringsAtTheEnd() {
    Supplier<String> strings =
        () -> {
          String text = Texts.random(random, 3).replace("#", "");
          return text.isEmpty() ? "a" : text;
        };
    assertExact(
        strings,
        Utf8::compare,
        KeyDomain.strings(),
        v -> "CITY#" + KeyText.string("E", "a", v, ""),
        "");
    assertExact(
        strings, Utf8::compare, KeyDomain.freeStrings(), v -> KeyText.free("E", "a", v), "");
  }

  @Test
  void idsBeforeADelimiterAndAtTheEnd() {
    for (String after : List.of("", "#")) {
      assertExact(
          () -> Texts.random(random, "-0A_az", 3),
          Comparator.naturalOrder(),
          KeyDomain.ids(),
          v -> "ID#" + KeyText.id("E", "a", v, 0, after),
          after);
    }
    assertExact(
        () -> Texts.random(random, "-0A_az", 3).concat("---").substring(0, 3),
        Comparator.naturalOrder(),
        KeyDomain.ids(3),
        v -> KeyText.id("E", "a", v, 3, ""),
        "");
  }

  @Test
  void aPartOfFixedWidthBeforeAnother() {
    KeyRange<Integer> range = KeyRange.from(5).until(7);
    SortKeyCondition condition =
        SortKeyCondition.rangeBeforePart(
            range, KeyDomain.integerDigits(3), v -> KeyText.digits("E", "a", v, 3));
    assertThat(condition.contains(fromS("004zzz"))).isFalse();
    assertThat(condition.contains(fromS("005" + "\u0000"))).isTrue();
    assertThat(condition.contains(fromS("006" + "\uDBFF\uDFFF"))).isTrue();
    assertThat(condition.contains(fromS("007a"))).isFalse();
  }

  /** Random ranges over random values: each key satisfies the condition iff its value is inside. */
  private <T> void assertExact(
      Supplier<T> values,
      Comparator<T> order,
      KeyDomain<T> domain,
      Function<T, String> text,
      String after) {
    int inside = 0;
    int outside = 0;
    for (int round = 0; round < ROUNDS; round++) {
      T low = values.get();
      T high = values.get();
      if (order.compare(low, high) > 0) {
        T swapped = low;
        low = high;
        high = swapped;
      }
      List<T> candidates = new ArrayList<>(List.of(low, high));
      for (T end : List.of(low, high)) {
        domain.higher(end).ifPresent(candidates::add);
        domain.lower(end).ifPresent(candidates::add);
      }
      for (int i = 0; i < 5; i++) {
        candidates.add(values.get());
      }
      for (RangeAndTest<T> range : ranges(low, high, order)) {
        SortKeyCondition condition = SortKeyCondition.range(range.range(), domain, text, after);
        for (T candidate : candidates) {
          String rest = after.isEmpty() ? "" : after + rest();
          String key = text.apply(candidate) + rest;
          if (Utf8.length(key) > 1024) {
            continue; // the neighbour of a text fills the key, no other part has room behind it
          }
          boolean expected = range.test().test(candidate);
          assertThat(condition.contains(fromS(key)))
              .as("%s in %s by %s", key, range.range(), condition)
              .isEqualTo(expected);
          inside += expected ? 1 : 0;
          outside += expected ? 0 : 1;
        }
        condition.operands().forEach(o -> assertThat(Utf8.length(o.s())).isBetween(1, 1024));
      }
    }
    assertThat(inside).isGreaterThan(ROUNDS);
    assertThat(outside).isGreaterThan(ROUNDS);
  }

  private String rest() {
    return switch (random.nextInt(3)) {
      case 0 -> "\u0000";
      case 1 -> "\uDBFF\uDFFF";
      default -> "O1";
    };
  }

  record RangeAndTest<T>(KeyRange<T> range, Predicate<T> test) {}

  private static <T> List<RangeAndTest<T>> ranges(T low, T high, Comparator<T> order) {
    Predicate<T> atLeast = v -> order.compare(v, low) >= 0;
    Predicate<T> above = v -> order.compare(v, low) > 0;
    Predicate<T> atMost = v -> order.compare(v, high) <= 0;
    Predicate<T> below = v -> order.compare(v, high) < 0;
    return List.of(
        new RangeAndTest<>(KeyRange.between(low, high), atLeast.and(atMost)),
        new RangeAndTest<>(KeyRange.from(low).until(high), atLeast.and(below)),
        new RangeAndTest<>(KeyRange.atLeast(low), atLeast),
        new RangeAndTest<>(KeyRange.greaterThan(low), above),
        new RangeAndTest<>(KeyRange.atMost(high), atMost),
        new RangeAndTest<>(KeyRange.lessThan(high), below),
        new RangeAndTest<>(KeyRange.all(), v -> true));
  }

  // The bytes sent

  @Test
  void aDayOfOrdersIsOneClosedInterval() {
    KeyRange<Instant> day = KeyRange.days(LocalDate.of(2026, 10, 19), LocalDate.of(2026, 10, 19));
    SortKeyCondition condition =
        SortKeyCondition.range(
            day, KeyDomain.instants(), v -> "ORDER#" + KeyTime.instant("E", "a", v), "#");
    assertThat(condition)
        .isEqualTo(
            SortKeyCondition.between(
                "ORDER#2026-10-19T00:00:00.000000000Z#", "ORDER#2026-10-19T23:59:59.999999999Z$"));
  }

  @Test
  void anOpenEndIsTheLeastOrGreatestTextOfThePart() {
    assertThat(
            SortKeyCondition.range(
                KeyRange.all(),
                KeyDomain.integerDigits(3),
                v -> "ITEM#" + KeyText.digits("E", "a", v, 3),
                ""))
        .isEqualTo(SortKeyCondition.between("ITEM#000", "ITEM#999"));
  }

  @Test
  void theGreatestStringFillsWhatTheKeyLeaves() {
    SortKeyCondition condition =
        SortKeyCondition.range(
            KeyRange.atLeast("a"),
            KeyDomain.strings(),
            v -> KeyText.sortKey("E", "SK", "CITY#" + KeyText.string("E", "a", v, ""), "a"),
            "");
    assertThat(condition.operands().get(0)).isEqualTo(fromS("CITY#a"));
    assertThat(Utf8.length(condition.operands().get(1).s())).isEqualTo(1024);
    assertThat(condition.operands().get(1).s()).startsWith("CITY#\uDBFF\uDFFF");
  }

  /** A bound is only a place in the order: a delimiter in it leads nowhere else. */
  @Test
  void aBoundOutsideTheDomainIsMovedToItsNeighbour() {
    SortKeyCondition condition =
        SortKeyCondition.range(
            KeyRange.between("a#b", "c"),
            KeyDomain.strings(),
            v -> "CITY#" + KeyText.string("E", "a", v, ""),
            "");
    assertThat(condition).isEqualTo(SortKeyCondition.between("CITY#a$", "CITY#c"));
  }

  // Empty and reversed

  @Test
  void whatHoldsNoValueIsEmpty() {
    Function<Integer, String> text = v -> KeyText.digits("E", "a", v, 3);
    KeyDomain<Integer> digits = KeyDomain.integerDigits(3);
    for (KeyRange<Integer> range :
        List.of(
            KeyRange.from(5).until(5),
            KeyRange.greaterThan(999),
            KeyRange.lessThan(0),
            KeyRange.between(-9, -1),
            KeyRange.between(1000, 2000))) {
      assertThat(SortKeyCondition.range(range, digits, text, "").isEmpty()).as("" + range).isTrue();
    }
    SortKeyCondition none = SortKeyCondition.none();
    assertThat(none.contains(fromS("a"))).isFalse();
    assertThatExceptionOfType(IllegalStateException.class)
        .isThrownBy(() -> none.clause("#a", ":a", ":b"));
  }

  @Test
  void reversedRangesAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                SortKeyCondition.range(
                    KeyRange.between(7, 5), KeyDomain.integers(), v -> "" + v, ""))
        .withMessage("Reversed range [7, 5]: its lower end is above its upper end. Swap them.");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                SortKeyCondition.nativeRange(
                    KeyRange.from("b").until("a"), KeyDomain.freeStrings(), AttributeValue::fromS));
  }

  @Test
  void anAbsentRangeIsNotEveryValue() {
    assertThatExceptionOfType(NullPointerException.class)
        .isThrownBy(() -> SortKeyCondition.range(null, KeyDomain.integers(), String::valueOf, "#"))
        .withMessage("The range must not be null. For every value give KeyRange.all().");
  }

  /** U+FFFF is below the pair in UTF-8, but above it to {@code String.compareTo}. */
  @Test
  void reversedIsMeantInTheOrderOfBytes() {
    SortKeyCondition condition =
        SortKeyCondition.nativeRange(
            KeyRange.between("\uFFFF", "😀"), KeyDomain.freeStrings(), AttributeValue::fromS);
    assertThat(condition.contains(fromS("\uFFFFa"))).isTrue();
    assertThat(condition.contains(fromS("\uE000"))).isFalse();
  }

  // Native keys

  @Test
  void nativeRangesWithOneEndNeedNoNeighbour() {
    assertThat(ofDecimals(KeyRange.atLeast(BigDecimal.ONE)).operator())
        .isEqualTo(Operator.AT_LEAST);
    assertThat(ofDecimals(KeyRange.greaterThan(BigDecimal.ONE)))
        .hasToString("GREATER_THAN[AttributeValue(N=1)]");
    assertThat(ofDecimals(KeyRange.atMost(BigDecimal.ONE)).operator()).isEqualTo(Operator.AT_MOST);
    assertThat(ofDecimals(KeyRange.lessThan(BigDecimal.ONE)).operator())
        .isEqualTo(Operator.LESS_THAN);
    assertThat(ofDecimals(KeyRange.all())).isEqualTo(SortKeyCondition.all());
    assertThat(ofDecimals(KeyRange.greaterThan(new BigDecimal("1E+126"))).isEmpty()).isTrue();
  }

  @Test
  void nativeRangesBeyondTheLastValueAskForNothing() {
    assertThat(ofInts(KeyRange.greaterThan(Integer.MAX_VALUE)).isEmpty()).isTrue();
    assertThat(ofInts(KeyRange.lessThan(Integer.MIN_VALUE)).isEmpty()).isTrue();
    assertThat(ofInts(KeyRange.lessThan(Integer.MIN_VALUE + 1)).operator())
        .isEqualTo(Operator.LESS_THAN);
  }

  private static SortKeyCondition ofInts(KeyRange<Integer> range) {
    return SortKeyCondition.nativeRange(
        range, KeyDomain.integers(), v -> fromN(Integer.toString(v)));
  }

  @Test
  void nativeHalfOpenRangesAreClosedByTheNeighbour() {
    SortKeyCondition condition = ofDecimals(KeyRange.from(BigDecimal.ZERO).until(BigDecimal.ONE));
    assertThat(condition.operator()).isEqualTo(Operator.BETWEEN);
    assertThat(condition.operands()).containsExactly(fromN("0"), fromN("0." + "9".repeat(38)));
  }

  private static SortKeyCondition ofDecimals(KeyRange<BigDecimal> range) {
    return SortKeyCondition.nativeRange(
        range, KeyDomain.bigDecimals(), v -> AttributeValue.fromN(v.toPlainString()));
  }

  @Test
  void nativeRangesAreExactByValue() {
    for (int round = 0; round < ROUNDS; round++) {
      double low = random.nextInt(20) / 4.0 - 2;
      double high = low + random.nextInt(8) / 4.0;
      for (RangeAndTest<Double> range : ranges(low, high, Comparator.<Double>naturalOrder())) {
        SortKeyCondition condition =
            SortKeyCondition.nativeRange(
                range.range(), KeyDomain.doubles(), v -> fromN(Double.toString(v)));
        for (double candidate :
            new double[] {
              low,
              high,
              KeyDomain.doubles().higher(low).orElseThrow(),
              KeyDomain.doubles().lower(high).orElseThrow(),
              low + 0.125
            }) {
          assertThat(condition.contains(fromN(Double.toString(candidate))))
              .as("%s in %s", candidate, range.range())
              .isEqualTo(range.test().test(candidate));
        }
      }
    }
  }

  // Conditions as DynamoDB reads them

  @Test
  void anEmptyPrefixSendsNoClause() {
    assertThat(SortKeyCondition.beginsWith("")).isEqualTo(SortKeyCondition.all());
    assertThat(SortKeyCondition.all().clause("#a", ":a", ":b")).isEmpty();
  }

  @Test
  void clauses() {
    assertThat(SortKeyCondition.equalTo("a").clause("#a", ":a", ":b")).isEqualTo("#a = :a");
    assertThat(SortKeyCondition.beginsWith("a").clause("#a", ":a", ":b"))
        .isEqualTo("begins_with(#a, :a)");
    assertThat(SortKeyCondition.between("a", "b").clause("#a", ":a", ":b"))
        .isEqualTo("#a BETWEEN :a AND :b");
    assertThat(ofDecimals(KeyRange.atLeast(BigDecimal.ONE)).clause("#a", ":a", ":b"))
        .isEqualTo("#a >= :a");
    assertThat(ofDecimals(KeyRange.greaterThan(BigDecimal.ONE)).clause("#a", ":a", ":b"))
        .isEqualTo("#a > :a");
    assertThat(ofDecimals(KeyRange.atMost(BigDecimal.ONE)).clause("#a", ":a", ":b"))
        .isEqualTo("#a <= :a");
    assertThat(ofDecimals(KeyRange.lessThan(BigDecimal.ONE)).clause("#a", ":a", ":b"))
        .isEqualTo("#a < :a");
  }

  @Test
  void containsComparesAsDynamoDbDoes() {
    SortKeyCondition texts = SortKeyCondition.between("a", "\uFFFF");
    assertThat(texts.contains(fromS("\uFFFE"))).isTrue();
    assertThat(texts.contains(fromS("😀"))).isFalse();
    assertThat(texts.contains(fromN("1"))).isFalse();
    SortKeyCondition numbers = ofDecimals(KeyRange.between(BigDecimal.ONE, BigDecimal.TEN));
    assertThat(numbers.contains(fromN("1.0"))).isTrue();
    assertThat(numbers.contains(fromN("9"))).isTrue();
    assertThat(numbers.contains(fromN("10.01"))).isFalse();
    SortKeyCondition bytes =
        SortKeyCondition.nativeRange(
            KeyRange.atLeast(SdkBytes.fromByteArray(new byte[] {(byte) 0x80})),
            KeyDomain.sdkBytes(),
            AttributeValue::fromB);
    assertThat(bytes.contains(fromB(SdkBytes.fromByteArray(new byte[] {(byte) 0xFF})))).isTrue();
    assertThat(bytes.contains(fromB(SdkBytes.fromByteArray(new byte[] {0x7F})))).isFalse();
    assertThat(SortKeyCondition.equalTo(fromN("1")).contains(fromN("1.00"))).isTrue();
    assertThat(SortKeyCondition.beginsWith("O1#").contains(fromS("O10"))).isFalse();
    assertThat(SortKeyCondition.all().contains(fromB(SdkBytes.fromUtf8String("a")))).isTrue();
  }
}
