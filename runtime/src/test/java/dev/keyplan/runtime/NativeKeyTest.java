package dev.keyplan.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class NativeKeyTest {

  @Test
  void aNativeKeyIsStoredAsItsAttribute() {
    assertThat(NativeKey.sort("E", "a", "x#y", AttributeValues::of))
        .isEqualTo(AttributeValue.fromS("x#y"));
    assertThat(NativeKey.partition("E", "a", 7, AttributeValues::of))
        .isEqualTo(AttributeValue.fromN("7"));
    assertThat(NativeKey.sort("E", "a", Instant.EPOCH, AttributeValues::of))
        .isEqualTo(AttributeValue.fromS("1970-01-01T00:00:00.000000000Z"));
  }

  @Test
  void whatDynamoDbCannotHaveAsAKeyIsRefused() {
    refused(() -> NativeKey.sort("E", "a", (String) null, AttributeValues::of));
    refused(() -> NativeKey.sort("E", "a", "", AttributeValues::of));
    refused(() -> NativeKey.sort("E", "a", "\uD83D", AttributeValues::of));
    refused(() -> NativeKey.sort("E", "a", "x".repeat(1025), AttributeValues::of));
    refused(() -> NativeKey.partition("E", "a", "€".repeat(683), AttributeValues::of));
    refused(() -> NativeKey.sort("E", "a", new byte[0], AttributeValues::of));
    refused(() -> NativeKey.sort("E", "a", new byte[1025], AttributeValues::of));
    refused(() -> NativeKey.sort("E", "a", new BigDecimal("1E200"), AttributeValues::of));
    refused(() -> NativeKey.sort("E", "a", Instant.MAX, AttributeValues::of));
  }

  @Test
  void datesWhoseTextDoesNotSortAreRefused() {
    refused(() -> NativeKey.sort("E", "a", LocalDate.of(10000, 1, 1), AttributeValues::of));
    refused(() -> NativeKey.sort("E", "a", LocalDate.of(-1, 12, 31), AttributeValues::of));
    refused(() -> NativeKey.partition("E", "a", YearMonth.of(12345, 1), AttributeValues::of));
    refused(() -> NativeKey.sortable("E", "a", AttributeValue.fromS("10000-01")));
    assertThat(NativeKey.sort("E", "a", LocalDate.of(9999, 12, 31), AttributeValues::of).s())
        .isEqualTo("9999-12-31");
    assertThat(NativeKey.sort("E", "a", YearMonth.of(0, 1), AttributeValues::of).s())
        .isEqualTo("0000-01");
  }

  @Test
  void severalKeyAttributesHaveOneLimit() {
    AttributeValue half = AttributeValue.fromS("x".repeat(1000));
    AttributeValue number = AttributeValue.fromN("1".repeat(38));
    NativeKey.checkPartition("E", "a", half, half);
    NativeKey.checkSort("E", "a", half, number);
    NativeKey.checkSort("E", "a", half, half, null);
    refused(() -> NativeKey.checkPartition("E", "a", half, half, half));
    refused(() -> NativeKey.checkSort("E", "a", half, AttributeValue.fromS("x".repeat(25))));
  }

  @Test
  void theLimitItselfIsAllowed() {
    String longest = "x".repeat(1024);
    assertThat(NativeKey.sort("E", "a", longest, AttributeValues::of).s()).isEqualTo(longest);
    assertThat(NativeKey.partition("E", "a", new byte[2048], AttributeValues::of).b().asByteArray())
        .hasSize(2048);
  }

  private static void refused(ThrowingCallable call) {
    assertThatExceptionOfType(KeyValueException.class)
        .isThrownBy(call)
        .withMessageStartingWith("E.a = ");
  }
}
