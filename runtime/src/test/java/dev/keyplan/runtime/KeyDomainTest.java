package dev.keyplan.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.Year;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Neighbours are exact: nothing of the domain lies between a bound and its neighbour. */
class KeyDomainTest {

  private final Random random = new Random(20261129);

  /** A domain small enough to be written down whole. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void idsOfAFewBytesAgainstAllOfThem(int bytes) {
    TreeSet<String> all = new TreeSet<>(Utf8::compare);
    List<String> shorter = List.of("");
    for (int length = 1; length <= bytes; length++) {
      shorter =
          shorter.stream()
              .flatMap(
                  head ->
                      "-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz"
                          .chars()
                          .mapToObj(c -> head + (char) c))
              .toList();
      all.addAll(shorter);
    }
    KeyDomain<String> domain = KeyDomain.ids().within(bytes);
    assertThat(domain.least()).isEqualTo(all.first());
    assertThat(domain.greatest()).isEqualTo(all.last());
    for (int i = 0; i < 3_000; i++) {
      assertNeighbours(domain, all, Texts.random(random, "-/09:AZ[_`az{é", bytes + 1));
    }
    for (String value : all) {
      assertNeighbours(domain, all, value);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void idsOfFixedWidthAgainstAllOfThem(int width) {
    TreeSet<String> all = new TreeSet<>(Utf8::compare);
    KeyDomain<String> domain = KeyDomain.ids(width);
    for (Optional<String> next = Optional.of("-".repeat(width));
        next.isPresent();
        next = domain.higher(next.get())) {
      all.add(next.get());
    }
    assertThat(all).hasSize((int) Math.pow(64, width)).allMatch(id -> id.matches("[\\w-]+"));
    assertThat(domain.greatest()).isEqualTo(all.last());
    for (int i = 0; i < 3_000; i++) {
      assertNeighbours(domain, all, Texts.random(random, "-/09:AZ[_`az{é", width + 1));
    }
    assertNeighbours(domain, all, "");
  }

  /** All texts of at most two bytes, a few thousand of those of three and four. */
  @Test
  void stringsAgainstAllOfTwoBytes() {
    for (boolean free : new boolean[] {true, false}) {
      TreeSet<String> all = new TreeSet<>(Utf8::compare);
      IntStream.range(0, 0x800).mapToObj(Character::toString).forEach(all::add);
      for (int i = 0; i < 0x80; i++) {
        for (int j = 0; j < 0x80; j++) {
          all.add(Character.toString(i) + Character.toString(j));
        }
      }
      if (!free) {
        all.removeIf(text -> text.indexOf('#') >= 0);
      }
      KeyDomain<String> domain = (free ? KeyDomain.freeStrings() : KeyDomain.strings()).within(2);
      assertThat(domain.least()).isEqualTo("\u0000");
      assertThat(domain.greatest()).isEqualTo("\u07FF");
      for (String text : all) {
        assertNeighbours(domain, all, text);
      }
      for (int i = 0; i < 3_000; i++) {
        assertNeighbours(domain, all, Texts.random(random, 3));
      }
    }
  }

  @Test
  void theGreatestStringFillsTheKey() {
    assertThat(KeyDomain.strings().greatest()).isEqualTo("\uDBFF\uDFFF".repeat(256));
    assertThat(KeyDomain.strings().within(7).greatest()).isEqualTo("\uDBFF\uDFFF\uFFFF");
    assertThat(KeyDomain.strings().within(6).greatest()).isEqualTo("\uDBFF\uDFFF\u07FF");
    assertThat(KeyDomain.strings().within(5).greatest()).isEqualTo("\uDBFF\uDFFF\u007F");
  }

  @Test
  void halfAPairHasNoPlaceInTheOrder() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> KeyDomain.strings().ceiling("a\uD83D"))
        .withMessageContaining("half a surrogate pair");
  }

  @Test
  void integersEndWhereTheirTypeDoes() {
    assertThat(KeyDomain.integers().higher(Integer.MAX_VALUE)).isEmpty();
    assertThat(KeyDomain.longs().lower(Long.MIN_VALUE)).isEmpty();
    assertThat(KeyDomain.bytes().higher((byte) 3)).contains((byte) 4);
    assertThat(KeyDomain.shorts().lower((short) 3)).contains((short) 2);
  }

  @Test
  void digitsTakeAnyBound() {
    KeyDomain<Integer> digits = KeyDomain.integerDigits(3);
    assertThat(digits.lower(1000)).contains(999);
    assertThat(digits.floor(5000)).contains(999);
    assertThat(digits.ceiling(1000)).isEmpty();
    assertThat(digits.ceiling(-5)).contains(0);
    assertThat(digits.lower(0)).isEmpty();
    assertThat(KeyDomain.byteDigits(3).greatest()).isEqualTo((byte) 127);
    assertThat(KeyDomain.shortDigits(2).greatest()).isEqualTo((short) 99);
    assertThat(KeyDomain.longDigits(18).greatest()).isEqualTo(999_999_999_999_999_999L);
    assertThat(KeyDomain.longDigits(19).greatest()).isEqualTo(Long.MAX_VALUE);
    assertThat(KeyDomain.bigIntegerDigits(20).greatest())
        .isEqualTo(new BigInteger("99999999999999999999"));
  }

  @Test
  void aBoundFinerThanTheKeyHasNeighboursOnBothSides() {
    KeyDomain<Instant> millis = KeyDomain.instantMillis();
    Instant bound = Instant.parse("2026-10-19T08:15:00.0004Z");
    assertThat(millis.ceiling(bound)).contains(Instant.parse("2026-10-19T08:15:00.001Z"));
    assertThat(millis.floor(bound)).contains(Instant.parse("2026-10-19T08:15:00Z"));
    Instant before1970 = Instant.parse("1969-12-31T23:59:59.9996Z");
    assertThat(millis.floor(before1970)).contains(Instant.parse("1969-12-31T23:59:59.999Z"));
    assertThat(millis.ceiling(before1970)).contains(Instant.EPOCH);
  }

  @Test
  void timesEndWithTheYear9999() {
    assertThat(KeyDomain.instants().floor(Instant.MAX))
        .contains(Instant.parse("9999-12-31T23:59:59.999999999Z"));
    assertThat(KeyDomain.instants().ceiling(Instant.MIN))
        .contains(Instant.parse("0000-01-01T00:00:00Z"));
    assertThat(KeyDomain.instantSeconds().greatest())
        .isEqualTo(Instant.parse("9999-12-31T23:59:59Z"));
    assertThat(KeyDomain.localDates().ceiling(LocalDate.of(10000, 1, 1))).isEmpty();
    assertThat(KeyDomain.years().greatest()).isEqualTo(Year.of(9999));
    assertThat(KeyDomain.numericYears().higher(Year.of(9999))).contains(Year.of(10000));
  }

  @Test
  void enumsGoByDeclaration() {
    KeyDomain<DayOfWeek> days = KeyDomain.enums(DayOfWeek.class);
    assertThat(days.higher(DayOfWeek.MONDAY)).contains(DayOfWeek.TUESDAY);
    assertThat(days.lower(DayOfWeek.MONDAY)).isEmpty();
    assertThat(days.higher(DayOfWeek.SUNDAY)).isEmpty();
  }

  @Test
  void doublesSkipWhatDynamoDbCannotStore() {
    KeyDomain<Double> doubles = KeyDomain.doubles();
    double least = doubles.higher(0.0).orElseThrow();
    assertThat(new BigDecimal(Double.toString(least)))
        .isGreaterThanOrEqualTo(new BigDecimal("1E-130"));
    assertThat(new BigDecimal(Double.toString(Math.nextDown(least))))
        .isLessThan(new BigDecimal("1E-130"));
    assertThat(doubles.lower(least)).contains(0.0);
    assertThat(doubles.lower(-0.0)).contains(-least);
    assertThat(doubles.higher(-least)).contains(0.0);
    assertThat(doubles.ceiling(Double.MIN_VALUE)).contains(least);
    assertThat(doubles.floor(-Double.MIN_VALUE)).contains(-least);
    assertThat(doubles.floor(Double.POSITIVE_INFINITY)).contains(doubles.greatest());
    assertThat(new BigDecimal(Double.toString(doubles.greatest())))
        .isLessThan(new BigDecimal("1E126"));
    assertThat(doubles.higher(1.0)).contains(Math.nextUp(1.0));
    assertThatIllegalArgumentException().isThrownBy(() -> doubles.ceiling(Double.NaN));
    assertThat(KeyDomain.floats().lower(1f)).contains(Math.nextDown(1f));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0",
        "1",
        "-1",
        "1E-130",
        "-1E-130",
        "9.99E+125",
        "10",
        "1000000",
        "-1E+40",
        "1E+40",
        "0.1",
        "99999999999999999999999999999999999999",
        "1.0000000000000000000000000000000000001"
      })
  void decimalsOf38DigitsHaveNoneBetween(BigDecimal value) {
    KeyDomain<BigDecimal> decimals = KeyDomain.bigDecimals();
    assertThat(decimals.ceiling(value))
        .hasValueSatisfying(c -> assertThat(c).isEqualByComparingTo(value));
    BigDecimal higher = decimals.higher(value).orElseThrow();
    BigDecimal lower = decimals.lower(value).orElseThrow();
    for (BigDecimal neighbour : List.of(higher, lower)) {
      assertThat(neighbour.stripTrailingZeros().precision()).isLessThanOrEqualTo(38);
      BigDecimal middle =
          neighbour.add(value).divide(BigDecimal.valueOf(2), 300, RoundingMode.HALF_EVEN);
      boolean storable =
          middle.stripTrailingZeros().precision() <= 38
              && middle.abs().compareTo(new BigDecimal("1E-130")) >= 0;
      assertThat(storable).as("%s between %s and %s", middle, value, neighbour).isFalse();
    }
    assertThat(higher).isGreaterThan(value);
    assertThat(lower).isLessThan(value);
    assertThat(decimals.lower(higher).orElseThrow()).isEqualByComparingTo(value);
    assertThat(decimals.higher(lower).orElseThrow()).isEqualByComparingTo(value);
  }

  @Test
  void decimalsOfMoreDigitsAreBoundsOnly() {
    BigDecimal third = new BigDecimal("0." + "3".repeat(50));
    KeyDomain<BigDecimal> decimals = KeyDomain.bigDecimals();
    assertThat(decimals.floor(third)).contains(new BigDecimal("0." + "3".repeat(38)));
    assertThat(decimals.ceiling(third)).contains(new BigDecimal("0." + "3".repeat(37) + "4"));
    assertThat(decimals.ceiling(new BigDecimal("1E+126"))).isEmpty();
    assertThat(decimals.floor(new BigDecimal("1E+200")).orElseThrow())
        .isEqualByComparingTo(decimals.greatest());
    assertThat(decimals.ceiling(new BigDecimal("1E-200"))).contains(new BigDecimal("1E-130"));
    assertThat(decimals.floor(new BigDecimal("1E-200")).orElseThrow()).isZero();
  }

  @Test
  void bigIntegersStepByOneUpTo38Digits() {
    KeyDomain<BigInteger> integers = KeyDomain.bigIntegers();
    assertThat(integers.higher(BigInteger.ZERO)).contains(BigInteger.ONE);
    assertThat(integers.lower(BigInteger.ZERO)).contains(BigInteger.ONE.negate());
    assertThat(integers.higher(BigInteger.valueOf(-1))).contains(BigInteger.ZERO);
    BigInteger edge = BigInteger.TEN.pow(38);
    assertThat(integers.lower(edge)).contains(edge.subtract(BigInteger.ONE));
    assertThat(integers.higher(edge)).contains(edge.add(BigInteger.TEN));
    assertThat(integers.ceiling(edge.add(BigInteger.ONE))).contains(edge.add(BigInteger.TEN));
    assertThat(integers.floor(edge.add(BigInteger.ONE))).contains(edge);
  }

  @Test
  void binaryKeysOfAFewBytesAgainstAllOfThem() {
    TreeSet<byte[]> all = new TreeSet<>(Arrays::compareUnsigned);
    for (int i = 0; i < 256; i++) {
      all.add(new byte[] {(byte) i});
      for (int j = 0; j < 256; j++) {
        all.add(new byte[] {(byte) i, (byte) j});
      }
    }
    KeyDomain<byte[]> domain = new BinaryDomain(2);
    List<byte[]> bounds =
        new ArrayList<>(List.of(new byte[0], new byte[3], new byte[] {-1, -1, -1}));
    bounds.addAll(all);
    for (byte[] bound : bounds) {
      assertThat(domain.higher(bound).orElse(null)).isEqualTo(all.higher(bound));
      assertThat(domain.lower(bound).orElse(null)).isEqualTo(all.lower(bound));
      assertThat(domain.ceiling(bound).orElse(null)).isEqualTo(all.ceiling(bound));
      assertThat(domain.floor(bound).orElse(null)).isEqualTo(all.floor(bound));
    }
  }

  private static void assertNeighbours(
      KeyDomain<String> domain, TreeSet<String> all, String bound) {
    assertThat(domain.ceiling(bound).orElse(null))
        .as("ceiling of '%s'", bound)
        .isEqualTo(all.ceiling(bound));
    assertThat(domain.floor(bound).orElse(null))
        .as("floor of '%s'", bound)
        .isEqualTo(all.floor(bound));
    assertThat(domain.higher(bound).orElse(null))
        .as("higher than '%s'", bound)
        .isEqualTo(all.higher(bound));
    assertThat(domain.lower(bound).orElse(null))
        .as("lower than '%s'", bound)
        .isEqualTo(all.lower(bound));
  }
}
