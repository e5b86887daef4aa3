package dev.keyplan.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class CursorTest {

  /** Cursors do not depend on the time. */
  private static final Supplier<AttributeValue> UNASKED =
      () -> {
        throw new AssertionError("the time was asked for");
      };

  private static final CursorKeys NOVEMBER = CursorKeys.current("2026-11", secret(1));
  private static final CursorKeys DECEMBER =
      CursorKeys.current("2026-12", secret(2)).andOlder("2026-11", secret(1));

  private static final Map<String, AttributeValue> KEY =
      Map.of("PK", text("USER#ann"), "SK", text("ORDER#7"));

  private static final BoundQuery QUERY = orders("USER#ann", "ORDER#", null);

  @Test
  void isUrlSafeAndStartsWithItsVersion() {
    String token = cursor(QUERY).toString();
    assertThat(token).matches("[A-Za-z0-9_-]+");
    assertThat(Base64.getUrlDecoder().decode(token)[0]).isEqualTo((byte) 1);
  }

  @Test
  void holdsWhatItWasMadeOf() {
    assertThat(QUERY.position(cursor(QUERY))).isEqualTo(new CursorPosition(KEY, 0));
    Cursor limited = QUERY.cursor(new CursorPosition(KEY, 12));
    assertThat(QUERY.position(limited).remaining()).isEqualTo(12);
  }

  @Test
  void keepsTheTypesOfAllKeysOfTheIndexAndTheTable() {
    QueryPattern pattern =
        QueryPattern.on("Readings", "byLevel")
            .index("by-level")
            .partitionKey("device")
            .sortKey("level")
            .tableKey("PK", "SK")
            .build();
    AttributeValue device = AttributeValue.fromB(SdkBytes.fromByteArray(new byte[] {0, -1, 127}));
    Map<String, AttributeValue> key =
        Map.of(
            "device",
            device,
            "level",
            AttributeValue.fromN("-12.5"),
            "PK",
            text("é😀"),
            "SK",
            text(""));
    BoundQuery query =
        new BoundQuery(pattern, "t", List.of(device), SortKeyCondition.all(), null, UNASKED);
    assertThat(query.position(query.cursor(new CursorPosition(key, 0))).key()).isEqualTo(key);
  }

  @Test
  void isTheSameForTheSamePosition() {
    assertThat(cursor(QUERY)).isEqualTo(cursor(QUERY)).hasSameHashCodeAs(cursor(QUERY));
    assertThat(Cursor.of(cursor(QUERY).toString())).isEqualTo(cursor(QUERY));
  }

  @Test
  void everyChangedCharacterIsNoticed() {
    for (BoundQuery query : List.of(QUERY, orders("USER#ann", "ORDER#", NOVEMBER))) {
      String token = cursor(query).toString();
      for (int i = 0; i < token.length(); i++) {
        for (char other : "AQgw_".toCharArray()) {
          if (token.charAt(i) != other) {
            String changed = token.substring(0, i) + other + token.substring(i + 1);
            assertRefused(query, changed);
          }
        }
      }
    }
  }

  @Test
  void everyCutOffCursorIsNoticed() {
    for (BoundQuery query : List.of(QUERY, orders("USER#ann", "ORDER#", NOVEMBER))) {
      String token = cursor(query).toString();
      IntStream.range(0, token.length()).forEach(i -> assertRefused(query, token.substring(0, i)));
      assertRefused(query, token + "A");
      assertRefused(query, token + "=");
      assertRefused(query, token + token);
    }
  }

  @Test
  void saysWhatIsWrongWithTheText() {
    assertThatThrownBy(() -> QUERY.position(Cursor.of("")))
        .isInstanceOf(InvalidCursorException.class)
        .hasMessage("The cursor is empty");
    assertThatThrownBy(() -> QUERY.position(Cursor.of("A".repeat(1_000_000))))
        .hasMessage("The cursor is longer than any can be");
    assertThatThrownBy(() -> QUERY.position(Cursor.of("no cursor!")))
        .hasMessage(
            "The cursor is not one that Keyplan made: the character at index 2 is none of URL-safe"
                + " Base64 without padding");
    assertThatThrownBy(() -> QUERY.position(Cursor.of(cursor(QUERY) + "=")))
        .isInstanceOf(InvalidCursorException.class)
        .hasMessageContaining("not one that Keyplan made: the character at index");
  }

  @Test
  void textThatIsNoCursorIsNotSaidToBeOfAnotherVersion() {
    for (BoundQuery query : List.of(QUERY, orders("USER#ann", "ORDER#", NOVEMBER))) {
      for (String text : List.of("Ag", "AQ", "nonsense", "QUERY", "a", "cafeb")) {
        assertThatThrownBy(() -> query.position(Cursor.of(text)))
            .as(text)
            .isInstanceOf(InvalidCursorException.class)
            .hasMessage("The cursor is cut off, or not one that Keyplan made");
      }
      // Their first byte is no version.
      for (String text :
          List.of("this-is-not-a-cursor-at-all-", "AAAAAAAAAAAAAAAA", "undefined-_-")) {
        assertThatThrownBy(() -> query.position(Cursor.of(text)))
            .as(text)
            .isInstanceOf(InvalidCursorException.class)
            .hasMessage("The cursor is not one that Keyplan made");
      }
      // It might be one, of this version or another, or even a signed one, but no seal fits.
      for (String text :
          List.of("NO_CURSOR_AT_ALL_IS_THIS", "ERROR_NO_SUCH_PAGE_TOKEN", "Already-at-the-end--")) {
        assertThatThrownBy(() -> query.position(Cursor.of(text)))
            .as(text)
            .isInstanceOf(InvalidCursorException.class)
            .hasMessageEndingWith("or not one that Keyplan made");
      }
    }
  }

  @Test
  void aCursorOfAnotherVersionIsSaidToBeOne() {
    byte[] bytes = Base64.getUrlDecoder().decode(cursor(QUERY).toString());
    for (int version = 2; version < 16; version++) {
      bytes[0] = (byte) version;
      String token = sealed(bytes);
      assertThatThrownBy(() -> QUERY.position(Cursor.of(token)))
          .isInstanceOf(InvalidCursorException.class)
          .hasMessage("The cursor has a format of another version");
    }
    BoundQuery november = orders("USER#ann", "ORDER#", NOVEMBER);
    byte[] signed = Base64.getUrlDecoder().decode(cursor(november).toString());
    signed[0]++;
    new CursorSeal(NOVEMBER).seal("2026-11", signed, signed.length - 32);
    String token = Base64.getUrlEncoder().withoutPadding().encodeToString(signed);
    assertThatThrownBy(() -> november.position(Cursor.of(token)))
        .isInstanceOf(InvalidCursorException.class)
        .hasMessage("The cursor has a format of another version");
  }

  @Test
  void theLongestKeysFit() {
    String partition = "p".repeat(2048);
    Map<String, AttributeValue> key =
        Map.of(
            "GSI1PK", text(partition),
            "GSI1SK", text("s".repeat(1024)),
            "PK", text("t".repeat(2048)),
            "SK", text("u".repeat(1024)));
    QueryPattern pattern =
        QueryPattern.on("T", "p")
            .index("GSI1")
            .partitionKey("GSI1PK")
            .sortKey("GSI1SK")
            .tableKey("PK", "SK")
            .build();
    BoundQuery query =
        new BoundQuery(
            pattern, "t", List.of(text(partition)), SortKeyCondition.all(), null, UNASKED);
    assertThat(query.position(query.cursor(new CursorPosition(key, 0))).key()).isEqualTo(key);
  }

  @Test
  void belongsToOnePattern() {
    QueryPattern.Builder other = QueryPattern.on("OrdersTable", "invoicesOfUser");
    BoundQuery query =
        new BoundQuery(
            other.partitionKey("PK").sortKey("SK").build(),
            "t",
            List.of(text("USER#ann")),
            SortKeyCondition.all(),
            null,
            UNASKED);
    assertThatThrownBy(() -> query.position(cursor(QUERY)))
        .isInstanceOf(InvalidCursorException.class)
        .hasMessage("The cursor belongs to another access pattern");
  }

  @Test
  void patternsOfOneNameDifferByTableIndexAndKeys() {
    Set<Long> fingerprints =
        List.of(
                QueryPattern.on("A", "p").partitionKey("PK").sortKey("SK"),
                QueryPattern.on("B", "p").partitionKey("PK").sortKey("SK"),
                QueryPattern.on("A", "q").partitionKey("PK").sortKey("SK"),
                QueryPattern.on("A", "p").partitionKey("PKS").sortKey("K"),
                QueryPattern.on("A", "p").index("I").partitionKey("PK").sortKey("SK"),
                QueryPattern.on("A", "p").partitionKey("PK"))
            .stream()
            .map(builder -> builder.build().fingerprint())
            .collect(Collectors.toSet());
    assertThat(fingerprints).hasSize(6);
  }

  @Test
  void theFingerprintIsStableOverReleases() {
    // SHA-256 of the five texts, each after its length, by another program.
    assertThat(QUERY.pattern().fingerprint()).isEqualTo(-9048713309572298630L);
  }

  @Test
  void belongsToOnePartition() {
    assertThatThrownBy(() -> orders("USER#bob", "ORDER#", null).position(cursor(QUERY)))
        .isInstanceOf(InvalidCursorException.class)
        .hasMessage("The cursor given to ordersOfUser belongs to another value of PK");
  }

  @Test
  void aNumberIsTheSamePartitionInAnyNotation() {
    QueryPattern pattern = QueryPattern.on("T", "p").partitionKey("year").sortKey("SK").build();
    Map<String, AttributeValue> key = Map.of("year", AttributeValue.fromN("100"), "SK", text("a"));
    AttributeValue bound = AttributeValue.fromN("1E+2");
    BoundQuery query =
        new BoundQuery(pattern, "t", List.of(bound), SortKeyCondition.all(), null, UNASKED);
    assertThat(query.position(query.cursor(new CursorPosition(key, 0))).key()).isEqualTo(key);
  }

  @Test
  void liesInsideTheInterval() {
    BoundQuery narrower = orders("USER#ann", "ORDER#8", null);
    assertThatThrownBy(() -> narrower.position(cursor(QUERY)))
        .isInstanceOf(InvalidCursorException.class)
        .hasMessage("The cursor given to ordersOfUser points outside the interval being read");
    BoundQuery nothing =
        new BoundQuery(
            QUERY.pattern(), "t", QUERY.equalities(), SortKeyCondition.none(), null, UNASKED);
    assertThatThrownBy(() -> nothing.position(cursor(QUERY)))
        .isInstanceOf(InvalidCursorException.class);
  }

  @Test
  void holdsExactlyTheKeyAttributes() {
    for (Map<String, AttributeValue> key :
        List.of(
            Map.of("PK", text("USER#ann")),
            Map.of("PK", text("USER#ann"), "SK", text("ORDER#7"), "total", text("5")))) {
      Cursor cursor = QUERY.cursor(new CursorPosition(key, 0));
      assertThatThrownBy(() -> QUERY.position(cursor))
          .isInstanceOf(InvalidCursorException.class)
          .hasMessageContaining("holds other key attributes");
    }
  }

  @Test
  void aForgedLengthOrCountIsNoCrash() {
    byte[] bytes = Base64.getUrlDecoder().decode(cursor(QUERY).toString());
    for (int i = 1; i < bytes.length - 4; i++) {
      for (byte value : new byte[] {0, 1, 127, -128, -1}) {
        byte[] forged = bytes.clone();
        forged[i] = value;
        String token = sealed(forged);
        if (!token.equals(cursor(QUERY).toString())) {
          assertRefusedOrInside(token);
        }
      }
    }
  }

  @Test
  void aSignedCursorIsReadWithItsKeyAndWithRotatedOnes() {
    BoundQuery november = orders("USER#ann", "ORDER#", NOVEMBER);
    BoundQuery december = orders("USER#ann", "ORDER#", DECEMBER);
    assertThat(november.position(cursor(november)).key()).isEqualTo(KEY);
    assertThat(december.position(cursor(november)).key()).isEqualTo(KEY);
    assertThat(december.position(cursor(december)).key()).isEqualTo(KEY);
    assertThatThrownBy(() -> november.position(cursor(december)))
        .isInstanceOf(InvalidCursorException.class)
        .hasMessageContaining("signed with a key that this client does not have");
  }

  @Test
  void aKeyOfTheSameIdButAnotherSecretDoesNotVerify() {
    BoundQuery forger = orders("USER#ann", "ORDER#", CursorKeys.current("2026-11", secret(9)));
    assertThatThrownBy(() -> orders("USER#ann", "ORDER#", NOVEMBER).position(cursor(forger)))
        .isInstanceOf(InvalidCursorException.class)
        .hasMessage("The cursor's signature is wrong");
  }

  @Test
  void signedAndUnsignedCursorsAreNotMixed() {
    BoundQuery signing = orders("USER#ann", "ORDER#", NOVEMBER);
    assertThatThrownBy(() -> signing.position(cursor(QUERY)))
        .isInstanceOf(InvalidCursorException.class)
        .hasMessage("The cursor is not signed, but this client signs its own");
    assertThatThrownBy(() -> QUERY.position(cursor(signing)))
        .isInstanceOf(InvalidCursorException.class);
  }

  @Test
  void weakOrAmbiguousSigningKeysAreRefused() {
    assertThatThrownBy(() -> CursorKeys.current("k", new byte[31]))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("at least 32 bytes, this one 31");
    assertThatThrownBy(() -> CursorKeys.current("", secret(1)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> CursorKeys.current("k".repeat(65), secret(1)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> NOVEMBER.andOlder("2026-11", secret(3)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("2026-11");
  }

  private static void assertRefused(BoundQuery query, String token) {
    assertThatExceptionOfType(InvalidCursorException.class)
        .as(token)
        .isThrownBy(() -> query.position(Cursor.of(token)));
  }

  /** Whoever recomputes the checksum may move inside the interval, never out of it. */
  private static void assertRefusedOrInside(String token) {
    try {
      Map<String, AttributeValue> key = QUERY.position(Cursor.of(token)).key();
      assertThat(key).containsEntry("PK", text("USER#ann")).containsOnlyKeys("PK", "SK");
      assertThat(key.get("SK").s()).startsWith("ORDER#");
    } catch (InvalidCursorException e) {
      assertThat(e).hasMessageStartingWith("The cursor");
    }
  }

  /** The bytes with their last four replaced by the right checksum. */
  private static String sealed(byte[] bytes) {
    byte[] whole = bytes.clone();
    new CursorSeal(null).seal("", whole, whole.length - 4);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(whole);
  }

  private static BoundQuery orders(String partition, String prefix, CursorKeys keys) {
    QueryPattern pattern =
        QueryPattern.on("OrdersTable", "ordersOfUser").partitionKey("PK").sortKey("SK").build();
    return new BoundQuery(
        pattern, "t", List.of(text(partition)), SortKeyCondition.beginsWith(prefix), keys, UNASKED);
  }

  private static Cursor cursor(BoundQuery query) {
    return query.cursor(new CursorPosition(KEY, 0));
  }

  private static AttributeValue text(String text) {
    return AttributeValue.fromS(text);
  }

  private static byte[] secret(int seed) {
    byte[] secret = new byte[32];
    Arrays.fill(secret, (byte) seed);
    byte[] name = "key".getBytes(StandardCharsets.UTF_8);
    System.arraycopy(name, 0, secret, 0, name.length);
    return secret;
  }
}
