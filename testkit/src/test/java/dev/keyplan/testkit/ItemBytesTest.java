package dev.keyplan.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromBool;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromL;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromM;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromN;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class ItemBytesTest {

  /** The example of the Developer Guide. */
  @Test
  void namesAndTextsCountByTheirBytes() {
    assertThat(ItemBytes.of(Map.of("shirt-color", fromS("R"), "shirt-size", fromS("M"))))
        .isEqualTo(23);
    assertThat(ItemBytes.of(Map.of("größe", fromS("ß")))).isEqualTo(7 + 2);
  }

  /** As measured on DynamoDB. */
  @ParameterizedTest
  @CsvSource({
    "0, 1",
    "-0, 1",
    "1, 2",
    "12, 2",
    "0042, 2",
    "100, 2",
    "123, 3",
    "1010, 3",
    "1234, 3",
    "123456, 4",
    "12345678901234567890123456789012345678, 20",
    "0.0000001, 2",
    "1E125, 2",
    "1E-100, 2",
    "0.15, 2",
    "1.2, 3",
    "1.200, 3",
    "1.5, 3",
    "100.5, 4",
    "1.234, 4",
    "3.14159, 5",
    "-42, 3"
  })
  void numbersCountTwoDigitsAByteOnEachSideOfThePoint(String number, int bytes) {
    assertThat(ItemBytes.of(fromN(number))).isEqualTo(bytes);
  }

  @Test
  void documentsCountThreeAndOneForEachElement() {
    assertThat(ItemBytes.of(fromL(List.of()))).isEqualTo(3);
    assertThat(ItemBytes.of(fromL(List.of(fromS("ab"), fromBool(true))))).isEqualTo(3 + 3 + 2);
    assertThat(ItemBytes.of(fromM(Map.of("key", fromN("1"))))).isEqualTo(3 + 1 + 3 + 2);
  }

  @Test
  void binariesCountByTheirLengthAndNullsOne() {
    assertThat(ItemBytes.of(AttributeValue.fromB(SdkBytes.fromByteArray(new byte[5]))))
        .isEqualTo(5);
    assertThat(ItemBytes.of(AttributeValue.fromNul(true))).isEqualTo(1);
  }

  @Test
  void setsCountNoLessThanTheirElements() {
    assertThat(ItemBytes.of(AttributeValue.fromSs(List.of("ab", "c")))).isBetween(3, 3 + 3 + 2);
    assertThat(ItemBytes.of(AttributeValue.fromNs(List.of("12")))).isBetween(2, 3 + 2 + 1);
    assertThat(ItemBytes.of(AttributeValue.fromBs(List.of(SdkBytes.fromUtf8String("abc")))))
        .isBetween(3, 3 + 3 + 1);
  }
}
