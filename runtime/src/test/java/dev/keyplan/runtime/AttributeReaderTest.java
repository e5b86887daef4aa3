package dev.keyplan.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class AttributeReaderTest {

  private static final String A = "Order.a";

  @Test
  void readsAbsentAndNullAsNull() {
    assertThat(AttributeReader.orNull(null)).isNull();
    assertThat(AttributeReader.orNull(AttributeValue.createNul(true))).isNull();
    assertThat(AttributeReader.orNull(s("a"))).isEqualTo(s("a"));
  }

  @Test
  void readsAnyIsoFormOfATime() {
    assertThat(AttributeReader.asInstant(A, s("2026-01-02T03:04:05.000000000Z")))
        .isEqualTo(Instant.parse("2026-01-02T03:04:05Z"));
    assertThat(AttributeReader.asInstant(A, s("2026-01-02T04:04:05+01:00")))
        .isEqualTo(Instant.parse("2026-01-02T03:04:05Z"));
    assertThat(AttributeReader.asLocalDateTime(A, s("2026-01-02T03:04")))
        .isEqualTo(LocalDateTime.of(2026, 1, 2, 3, 4));
  }

  @ParameterizedTest
  @CsvSource({"100", "1E+2", "1E2", "100.0"})
  void readsWholeNumbersInAnyForm(String stored) {
    assertThat(AttributeReader.asInt(A, n(stored))).isEqualTo(100);
    assertThat(AttributeReader.asLong(A, n(stored))).isEqualTo(100);
    assertThat(AttributeReader.asByte(A, n(stored))).isEqualTo((byte) 100);
    assertThat(AttributeReader.asShort(A, n(stored))).isEqualTo((short) 100);
    assertThat(AttributeReader.asBigInteger(A, n(stored))).isEqualTo(BigInteger.valueOf(100));
    assertThat(AttributeReader.asDouble(A, n(stored))).isEqualTo(100);
  }

  @Test
  void copiesBytes() {
    AttributeValue value = AttributeValue.createB(SdkBytes.fromByteArray(new byte[] {1, 2}));

    AttributeReader.asBytes(A, value)[0] = 9;
    AttributeReader.asByteBuffer(A, value).put(0, (byte) 9);

    assertThat(value.b().asByteArray()).containsExactly(1, 2);
  }

  @Test
  void readsAnAbsentSetAsEmpty() {
    assertThat(AttributeReader.asStringSet(A, null)).isEmpty();
    assertThat(AttributeReader.elements(A, null, "NS")).isEmpty();
  }

  @Test
  void readsSetsInTheirStoredOrder() {
    assertThat(AttributeReader.asStringSet(A, AttributeValue.createSs(List.of("c", "a", "b"))))
        .containsExactly("c", "a", "b");
    assertThat(AttributeReader.elements(A, AttributeValue.createNs(List.of("3", "1")), "NS"))
        .containsExactly(n("3"), n("1"));
  }

  /** What is empty is told from what is not there, however the SDK made the value. */
  @Test
  void readsEmptyContainersOfTheirTypeAlone() {
    List<AttributeValue> made =
        List.of(
            AttributeValue.createL(List.of()),
            AttributeValue.createM(Map.of()),
            AttributeValue.createSs(List.of()),
            AttributeValue.builder().l(List.of()).build(),
            AttributeValue.builder().m(Map.of()).build(),
            AttributeValue.builder().ss(List.of()).build(),
            AttributeValue.builder().s("1").build());
    for (AttributeValue value : made) {
      reads(value.hasL(), () -> assertThat(AttributeReader.asList(A, value)).isEmpty(), "L");
      reads(value.hasM(), () -> assertThat(AttributeReader.asMap(A, value)).isEmpty(), "M");
      reads(value.hasSs(), () -> assertThat(AttributeReader.asStringSet(A, value)).isEmpty(), "SS");
    }
  }

  private static void reads(boolean stored, ThrowingCallable read, String expected) {
    if (stored) {
      assertThatCode(read).doesNotThrowAnyException();
    } else {
      assertThatThrownBy(read)
          .isInstanceOf(ItemMappingException.class)
          .hasMessageEndingWith("expected " + expected);
    }
  }

  @ParameterizedTest
  @MethodSource("refusals")
  void namesAttributeFoundAndExpected(ThrowingCallable read, String message) {
    assertThatThrownBy(read).isInstanceOf(ItemMappingException.class).hasMessage(message);
  }

  static Stream<Arguments> refusals() {
    return Stream.of(
        refusal(() -> AttributeReader.asString(A, null), "Order.a is missing"),
        refusal(() -> AttributeReader.asString(A, n("1")), "Order.a is stored as N, expected S"),
        refusal(() -> AttributeReader.asInt(A, s("1")), "Order.a is stored as S, expected N"),
        refusal(
            () -> AttributeReader.asBoolean(A, AttributeValue.createNul(true)),
            "Order.a is stored as NULL, expected BOOL"),
        refusal(() -> AttributeReader.asList(A, s("1")), "Order.a is stored as S, expected L"),
        refusal(() -> AttributeReader.asMap(A, s("1")), "Order.a is stored as S, expected M"),
        refusal(() -> AttributeReader.asBytes(A, s("1")), "Order.a is stored as S, expected B"),
        refusal(
            () -> AttributeReader.asStringSet(A, AttributeValue.createNs(List.of("1"))),
            "Order.a is stored as NS, expected SS"),
        refusal(
            () -> AttributeReader.elements(A, AttributeValue.createSs(List.of("1")), "NS"),
            "Order.a is stored as SS, expected NS"),
        refusal(() -> AttributeReader.asInt(A, n("2147483648")), "Order.a is not stored as an int"),
        refusal(() -> AttributeReader.asLong(A, n("1.5")), "Order.a is not stored as a long"),
        refusal(() -> AttributeReader.asByte(A, n("128")), "Order.a is not stored as a byte"),
        refusal(
            () -> AttributeReader.asEnum(A, s("WEEKS"), TimeUnit.class),
            "Order.a is not stored as a constant of TimeUnit"),
        refusal(
            () -> AttributeReader.asChar(A, s("ab")),
            "Order.a is not stored as a single character"),
        refusal(
            () -> AttributeReader.asInstant(A, s("yesterday")),
            "Order.a is not stored as an ISO 8601 instant"),
        refusal(() -> AttributeReader.asUuid(A, s("1")), "Order.a is not stored as a UUID"));
  }

  @Test
  void tellsWhichItemCannotBeRead() {
    Map<String, AttributeValue> item = Map.of("PK", s("ORDER#1"), "SK", n("7"));

    RuntimeException missing =
        AttributeReader.unreadable(
            "Order", item, new ItemMappingException("Order.a is missing"), "PK", "SK");
    RuntimeException refused =
        AttributeReader.unreadable(
            "Order", Map.of(), new IllegalArgumentException("total < 0"), "PK");

    assertThat(List.of(missing, refused)).hasOnlyElementsOfType(ItemMappingException.class);
    assertThat(missing).hasMessage("Cannot read the Order at PK=ORDER#1, SK=7: Order.a is missing");
    assertThat(refused)
        .hasMessage(
            "Cannot read the Order at PK=(absent):"
                + " java.lang.IllegalArgumentException: total < 0")
        .hasCauseInstanceOf(IllegalArgumentException.class);
  }

  private static Arguments refusal(ThrowingCallable read, String message) {
    return Arguments.of(read, message);
  }

  private static AttributeValue s(String text) {
    return AttributeValue.createS(text);
  }

  private static AttributeValue n(String number) {
    return AttributeValue.createN(number);
  }
}
