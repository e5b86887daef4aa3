package dev.keyplan.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class AttributeValuesTest {

  private static final String A = "Order.a";

  private enum Size {
    LARGE {
      @Override
      public String toString() {
        return "L";
      }
    }
  }

  @Test
  void storesTextsInTheirCanonicalForm() {
    assertThat(AttributeValues.of(A, "").s()).isEmpty();
    assertThat(AttributeValues.of(A, 'x').s()).isEqualTo("x");
    assertThat(AttributeValues.of(A, Size.LARGE).s()).isEqualTo("LARGE");
    assertThat(AttributeValues.of(A, UUID.fromString("0B5E2A9C-1F7D-4E6B-8A3C-9D0E1F2A3B4C")).s())
        .isEqualTo("0b5e2a9c-1f7d-4e6b-8a3c-9d0e1f2a3b4c");
    assertThat(AttributeValues.of(A, URI.create("https://a.example/b?c")).s())
        .isEqualTo("https://a.example/b?c");
    assertThat(AttributeValues.of(A, Duration.ofMinutes(90)).s()).isEqualTo("PT1H30M");
    assertThat(AttributeValues.of(A, LocalDate.of(2026, 1, 2)).s()).isEqualTo("2026-01-02");
    assertThat(AttributeValues.of(A, YearMonth.of(2026, 1)).s()).isEqualTo("2026-01");
    assertThat(AttributeValues.of(A, OffsetDateTime.parse("2026-01-02T03:04:05+02:00")).s())
        .isEqualTo("2026-01-02T03:04:05+02:00");
    assertThat(
            AttributeValues.of(A, ZonedDateTime.parse("2026-01-02T03:04:05+01:00[Europe/Paris]"))
                .s())
        .isEqualTo("2026-01-02T03:04:05+01:00[Europe/Paris]");
  }

  @Test
  void storesTimesInFixedWidth() {
    assertThat(AttributeValues.of(A, Instant.parse("2026-01-02T03:04:05Z")).s())
        .isEqualTo("2026-01-02T03:04:05.000000000Z");
    assertThat(AttributeValues.of(A, LocalDateTime.parse("2026-01-02T03:04")).s())
        .isEqualTo("2026-01-02T03:04:00.000000000");
    assertThatThrownBy(() -> AttributeValues.of(A, Instant.MAX))
        .isInstanceOf(ItemMappingException.class)
        .hasMessage("Order.a is outside the years 0000 to 9999");
  }

  @Test
  void storesNumbersAndBooleans() {
    assertThat(AttributeValues.of(A, (byte) -1).n()).isEqualTo("-1");
    assertThat(AttributeValues.of(A, Short.valueOf((short) 7)).n()).isEqualTo("7");
    assertThat(AttributeValues.of(A, Integer.MIN_VALUE).n()).isEqualTo("-2147483648");
    assertThat(AttributeValues.of(A, Long.MAX_VALUE).n()).isEqualTo("9223372036854775807");
    assertThat(AttributeValues.of(A, BigInteger.TEN.pow(40)).n()).isEqualTo("1" + "0".repeat(40));
    assertThat(AttributeValues.of(A, Year.of(2026)).n()).isEqualTo("2026");
    assertThat(AttributeValues.of(A, true).bool()).isTrue();
    assertThat(AttributeValues.of(A, Boolean.FALSE).bool()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "1.50, 1.50",
    "1E+3, 1000",
    "0E+200, 0",
    "0.00, 0",
    "-1E-3, -0.001",
    "12345678901234567890123456789012345678, 12345678901234567890123456789012345678",
    "1.23456789012345678901234567890123456780000, 1.23456789012345678901234567890123456780000"
  })
  void writesDecimalsPlainWithUpTo38Digits(BigDecimal value, String stored) {
    assertThat(AttributeValues.of(A, value).n()).isEqualTo(stored);
  }

  @Test
  void writesTheGreatestAndTheLeastMagnitude() {
    BigDecimal greatest = new BigDecimal("9".repeat(38) + "E+88");
    BigDecimal least = new BigDecimal("-1E-130");

    assertThat(new BigDecimal(AttributeValues.of(A, greatest).n())).isEqualByComparingTo(greatest);
    assertThat(new BigDecimal(AttributeValues.of(A, least).n())).isEqualByComparingTo(least);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1E+126", "-1E+126", "9E-131"})
  void refusesNumbersOutsideTheRange(BigDecimal value) {
    assertThatThrownBy(() -> AttributeValues.of(A, value))
        .isInstanceOf(ItemMappingException.class)
        .hasMessageStartingWith("Order.a is outside DynamoDB's numbers");
  }

  @Test
  void refusesMoreThan38Digits() {
    assertThatThrownBy(() -> AttributeValues.of(A, BigInteger.TEN.pow(38).add(BigInteger.ONE)))
        .isInstanceOf(ItemMappingException.class)
        .hasMessageContaining("Order.a has more than 38 digits");
  }

  @Test
  void writesFloatingPointNumbersWithoutExponent() {
    assertThat(AttributeValues.of(A, 0.1f).n()).isEqualTo("0.1");
    assertThat(AttributeValues.of(A, 1e21).n()).isEqualTo("1000000000000000000000");
    assertThat(AttributeValues.of(A, Double.valueOf(-2.5e-7)).n()).isEqualTo("-0.00000025");
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
  void refusesWhatIsNoNumber(double value) {
    assertThatThrownBy(() -> AttributeValues.of(A, value))
        .isInstanceOf(ItemMappingException.class)
        .hasMessage("Order.a is " + value + ", which is no DynamoDB number");
    assertThatThrownBy(() -> AttributeValues.of(A, (float) value))
        .isInstanceOf(ItemMappingException.class);
  }

  @Test
  void refusesDoublesOutsideTheRange() {
    assertThatThrownBy(() -> AttributeValues.of(A, Double.MAX_VALUE))
        .isInstanceOf(ItemMappingException.class)
        .hasMessageContaining("Order.a");
    assertThatThrownBy(() -> AttributeValues.of(A, Double.MIN_VALUE))
        .isInstanceOf(ItemMappingException.class)
        .hasMessageContaining("Order.a");
  }

  @Test
  void refusesNullAndHalvesOfSurrogatePairs() {
    assertThatThrownBy(() -> AttributeValues.of(A, (String) null))
        .isInstanceOf(ItemMappingException.class)
        .hasMessageStartingWith("Order.a must not be null");
    assertThatThrownBy(() -> AttributeValues.of(A, (Integer) null))
        .isInstanceOf(ItemMappingException.class);
    assertThatThrownBy(() -> AttributeValues.of(A, '\uD83D'))
        .isInstanceOf(ItemMappingException.class)
        .hasMessageContaining("surrogate");
  }

  @Test
  void copiesBytes() {
    byte[] bytes = {1, 2, 3};
    ByteBuffer buffer = ByteBuffer.wrap(bytes, 1, 2);
    AttributeValue ofBytes = AttributeValues.of(A, bytes);
    AttributeValue ofBuffer = AttributeValues.of(A, buffer);

    bytes[1] = 9;

    assertThat(ofBytes.b().asByteArray()).containsExactly(1, 2, 3);
    assertThat(ofBuffer.b().asByteArray()).containsExactly(2, 3);
    assertThat(buffer.remaining()).isEqualTo(2);
  }

  @Test
  void storesSetsByTheTypeOfTheirElements() {
    assertThat(AttributeValues.stringSet(A, List.of("", "a")).ss()).containsExactly("", "a");
    assertThat(AttributeValues.setOf(A, List.of(AttributeValue.createS("x"))).ss())
        .containsExactly("x");
    assertThat(
            AttributeValues.setOf(
                    A, List.of(AttributeValue.createB(SdkBytes.fromByteArray(new byte[] {1}))))
                .bs())
        .hasSize(1);
  }

  @Test
  void storesOneElementForNumbersThatDynamoDbTakesForEqual() {
    List<AttributeValue> elements =
        List.of(
            AttributeValues.of(A, new BigDecimal("1.0")),
            AttributeValues.of(A, new BigDecimal("1.00")),
            AttributeValues.of(A, new BigDecimal("10")),
            AttributeValues.of(A, 0.0),
            AttributeValues.of(A, -0.0));

    assertThat(AttributeValues.setOf(A, elements).ns()).containsExactly("1", "10", "0");
  }

  @Test
  void refusesEmptySetsAndNullElements() {
    assertThat(AttributeValues.hasElements(A, List.of())).isFalse();
    assertThat(AttributeValues.hasElements(A, List.of("a"))).isTrue();
    assertThatThrownBy(() -> AttributeValues.stringSet(A, List.of()))
        .isInstanceOf(ItemMappingException.class)
        .hasMessageStartingWith("Order.a is an empty set");
    assertThatThrownBy(() -> AttributeValues.stringSet(A, Arrays.asList("a", null)))
        .isInstanceOf(ItemMappingException.class)
        .hasMessageStartingWith("Order.a must not be null");
  }
}
