package dev.keyplan.behaviour;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Attribute;
import dev.keyplan.annotation.AttributeConverter;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
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
import software.amazon.awssdk.core.SdkBytes;

/** An attribute of every type. */
@Table(
    name = "types",
    entities = {TypesTable.Scalars.class, TypesTable.Containers.class},
    globalIndexes = @GlobalIndex(name = "GSI1"))
interface TypesTable {

  enum Color {
    RED,
    GREEN
  }

  @Entity
  @Key(partition = "SCALARS#{id}", sort = "ONE")
  @Key(index = "GSI1", partition = "SCALARS#{id}", sort = "ONE")
  @AccessPattern(name = "findScalars", by = "id")
  @AccessPattern(name = "queryScalars", by = "id", index = "GSI1")
  record Scalars(
      UUID id,
      String text,
      boolean flag,
      byte b,
      short s,
      int i,
      long l,
      float f,
      double d,
      BigDecimal decimal,
      BigInteger integer,
      Integer boxed,
      char letter,
      Color color,
      Instant instant,
      LocalDate date,
      LocalDateTime dateTime,
      OffsetDateTime offset,
      ZonedDateTime zoned,
      Duration duration,
      Year year,
      YearMonth month,
      URI uri,
      ByteBuffer buffer,
      SdkBytes bytes,
      @Attribute(name = "lang", converter = LocaleConverter.class) Locale locale) {}

  @Entity
  @Key(partition = "CONTAINERS#{id}", sort = "ONE")
  @Key(index = "GSI1", partition = "CONTAINERS#{id}", sort = "ONE")
  @AccessPattern(name = "findContainers", by = "id")
  @AccessPattern(name = "queryContainers", by = "id", index = "GSI1")
  record Containers(
      String id,
      List<String> list,
      List<Instant> instants,
      Set<String> strings,
      Set<Integer> numbers,
      Map<String, BigDecimal> map,
      Address home,
      List<Address> addresses,
      Map<String, List<Address>> byKind,
      Optional<String> note,
      Optional<Address> other) {}

  record Address(String street, Optional<Integer> number, Set<Color> colors) {}

  /** A language tag. */
  final class LocaleConverter implements AttributeConverter<Locale, String> {
    @Override
    public String toAttribute(Locale locale) {
      return locale.toLanguageTag();
    }

    @Override
    public Locale fromAttribute(String tag) {
      return Locale.forLanguageTag(tag);
    }
  }
}
