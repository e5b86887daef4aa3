package dev.keyplan.behaviour;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.behaviour.TypesTable.Address;
import dev.keyplan.behaviour.TypesTable.Color;
import dev.keyplan.behaviour.TypesTable.Containers;
import dev.keyplan.behaviour.TypesTable.Scalars;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
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
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

@KeyplanTest
class TypesTest {

  static final UUID ID = UUID.fromString("0B5E3C6A-9f2c-4d1e-8a7b-3c2d1e0f9a8b");

  private TestDatabase database;
  private String table;
  private TypesTableClient client;

  @BeforeEach
  void createTable(TestDatabase database) {
    this.database = database;
    table = database.createTable(TypesTableDefinition::createTableRequest);
    client = TypesTableClient.create(database.client(), table);
  }

  @Test
  void everyScalarComesBack() {
    for (Scalars scalars : List.of(ordinary(), extreme())) {
      client.typesTable_ScalarsRepository().put(scalars);

      assertThat(client.typesTable_ScalarsRepository().findScalars(ID)).contains(scalars);
    }
  }

  @Test
  void scalarsAreStoredAsDocumented() {
    client.typesTable_ScalarsRepository().put(ordinary());

    assertThat(item(TypesTable_ScalarsKeys.primaryKey(ID)))
        .containsEntry("PK", s("SCALARS#" + ID))
        .containsEntry("flag", AttributeValue.fromBool(true))
        .containsEntry("decimal", AttributeValue.fromN("12.5"))
        .containsEntry("year", AttributeValue.fromN("2026"))
        .containsEntry("letter", s("x"))
        .containsEntry("color", s("GREEN"))
        .containsEntry("id", s(ID.toString()))
        .containsEntry("instant", s("2026-03-01T12:00:00.000000001Z"))
        .containsEntry("dateTime", s("2026-03-01T12:00:00.000000000"))
        .containsEntry("date", s("2026-03-01"))
        .containsEntry("month", s("2026-03"))
        .containsEntry("offset", s("2026-03-01T12:00+05:30"))
        .containsEntry("duration", s("PT1H30M"))
        .containsEntry("lang", s("pt-BR"))
        .containsEntry(
            "bytes", AttributeValue.fromB(SdkBytes.fromByteArray(new byte[] {0, 1, -1})));
  }

  @Test
  void everyContainerComesBack() {
    Address home = new Address("Main", Optional.of(1), Set.of(Color.RED, Color.GREEN));
    Address away = new Address("", Optional.empty(), Set.of());
    Containers full =
        new Containers(
            "c1",
            List.of("b", "", "a"),
            List.of(Instant.EPOCH),
            Set.of("x", "y"),
            Set.of(1, -2),
            Map.of("one", BigDecimal.ONE),
            home,
            List.of(away, home),
            Map.of("k", List.of(away)),
            Optional.of(""),
            Optional.of(away));
    Containers empty =
        new Containers(
            "c1",
            List.of(),
            List.of(),
            Set.of(),
            Set.of(),
            Map.of(),
            away,
            List.of(),
            Map.of(),
            Optional.empty(),
            Optional.empty());
    for (Containers containers : List.of(full, empty)) {
      client.typesTable_ContainersRepository().put(containers);

      assertThat(client.typesTable_ContainersRepository().findContainers("c1"))
          .contains(containers);
    }
    assertThat(item(TypesTable_ContainersKeys.primaryKey("c1")))
        .doesNotContainKeys("strings", "numbers", "note", "other")
        .containsEntry("list", AttributeValue.fromL(List.of()));
  }

  private Map<String, AttributeValue> item(Map<String, AttributeValue> key) {
    return database.uncheckedClient().getItem(get -> get.tableName(table).key(key)).item();
  }

  private static AttributeValue s(String text) {
    return AttributeValue.fromS(text);
  }

  static Scalars ordinary() {
    return new Scalars(
        ID,
        "text",
        true,
        (byte) 1,
        (short) 2,
        3,
        4,
        1.5f,
        2.25,
        new BigDecimal("12.5"),
        BigInteger.TEN,
        7,
        'x',
        Color.GREEN,
        Instant.parse("2026-03-01T12:00:00.000000001Z"),
        LocalDate.of(2026, 3, 1),
        LocalDateTime.of(2026, 3, 1, 12, 0),
        OffsetDateTime.parse("2026-03-01T12:00+05:30"),
        ZonedDateTime.parse("2026-03-01T12:00+01:00[Europe/Vienna]"),
        Duration.ofMinutes(90),
        Year.of(2026),
        YearMonth.of(2026, 3),
        URI.create("https://example.org/a?b"),
        ByteBuffer.wrap(new byte[] {1, 2}),
        SdkBytes.fromByteArray(new byte[] {0, 1, -1}),
        Locale.forLanguageTag("pt-BR"));
  }

  static Scalars extreme() {
    return new Scalars(
        ID,
        "",
        false,
        Byte.MIN_VALUE,
        Short.MIN_VALUE,
        Integer.MIN_VALUE,
        Long.MIN_VALUE,
        -Float.MIN_VALUE,
        1.0e125,
        new BigDecimal("-9999999999999999999.9999999999999999999"),
        BigInteger.TEN.pow(37),
        Integer.MAX_VALUE,
        '\u00e9',
        Color.RED,
        Instant.parse("9999-12-31T23:59:59.999999999Z"),
        LocalDate.of(1, 1, 1),
        LocalDateTime.of(0, 1, 1, 0, 0),
        OffsetDateTime.parse("1969-12-31T23:59:59.5-18:00"),
        ZonedDateTime.parse("2026-10-25T02:30+02:00[Europe/Vienna]"),
        Duration.ofNanos(-1),
        Year.of(-5),
        YearMonth.of(9999, 12),
        URI.create("urn:a:b"),
        ByteBuffer.wrap(new byte[0]),
        SdkBytes.fromByteArray(new byte[0]),
        Locale.ROOT);
  }
}
