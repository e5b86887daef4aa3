package dev.keyplan.processor.codegen;

import static dev.keyplan.processor.Models.attribute;
import static dev.keyplan.processor.Models.primitive;
import static dev.keyplan.processor.Models.scalar;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.Presence;
import dev.keyplan.processor.model.ScalarType;
import dev.keyplan.processor.model.StoredType;
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
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Every scalar type: primitive, boxed, optional, nullable, and inside lists, sets and maps. */
class ScalarMappingTest {

  private static final Set<ScalarType> PRIMITIVES =
      Set.of(
          ScalarType.CHAR,
          ScalarType.BOOLEAN,
          ScalarType.BYTE,
          ScalarType.SHORT,
          ScalarType.INT,
          ScalarType.LONG,
          ScalarType.FLOAT,
          ScalarType.DOUBLE);

  @ParameterizedTest
  @EnumSource(ScalarType.class)
  void readsBackWhatItStores(ScalarType type) {
    MappedRecord things = new MappedRecord();
    List<Object> values = new ArrayList<>();
    List<Object> absent = new ArrayList<>();
    Object value = sample(type);
    AttributeType scalar = scalar(type);
    add(things, attribute("required", scalar), values, value, absent, value);
    add(things, optional(scalar), values, Optional.of(value), absent, Optional.empty());
    add(things, nullable(scalar), values, value, absent, null);
    AttributeType list = new AttributeType.ListOf(scalar);
    add(things, attribute("list", list), values, List.of(value, value), absent, List.of());
    AttributeType map = new AttributeType.MapOf(scalar);
    add(things, attribute("map", map), values, Map.of("k", value), absent, Map.of());
    if (PRIMITIVES.contains(type)) {
      add(things, attribute("primitive", primitive(type)), values, value, absent, value);
    }
    if (type.stored() != StoredType.BOOL) {
      AttributeType set = new AttributeType.SetOf(scalar);
      add(things, attribute("set", set), values, Set.of(value), absent, Set.of());
    }
    things.compile();

    assertRoundTrip(things, values);
    Map<String, AttributeValue> item = assertRoundTrip(things, absent);

    assertThat(item).doesNotContainKeys("optional", "nullable", "set").containsKey("list");
    assertThat(item.get("required").type().name()).isEqualTo(type.stored().name());
  }

  private static void add(
      MappedRecord things,
      AttributeModel attribute,
      List<Object> values,
      Object value,
      List<Object> absent,
      Object absentValue) {
    things.with(attribute);
    values.add(value);
    absent.add(absentValue);
  }

  private static Map<String, AttributeValue> assertRoundTrip(
      MappedRecord things, List<Object> values) {
    Object thing = things.thing(values.toArray());
    Map<String, AttributeValue> item = things.toItem(thing);
    Object read = things.fromItem(item);
    for (AttributeModel attribute : things.attributes()) {
      assertThat(comparable(things.component(read, attribute.name())))
          .as(attribute.name())
          .isEqualTo(comparable(things.component(thing, attribute.name())));
    }
    return item;
  }

  /** Arrays by their content, at every depth. */
  private static Object comparable(Object value) {
    if (value instanceof byte[] bytes) {
      return ByteBuffer.wrap(bytes);
    }
    if (value instanceof Optional<?> optional) {
      return optional.map(ScalarMappingTest::comparable);
    }
    if (value instanceof Collection<?> collection) {
      return collection.stream().map(ScalarMappingTest::comparable).toList();
    }
    return value instanceof Map<?, ?> map && map.containsKey("k")
        ? comparable(map.get("k"))
        : value;
  }

  private static AttributeModel optional(AttributeType type) {
    return attribute("optional", "optional", type, Presence.OPTIONAL);
  }

  private static AttributeModel nullable(AttributeType type) {
    return attribute("nullable", "nullable", type, Presence.NULLABLE);
  }

  private static Object sample(ScalarType type) {
    return switch (type) {
      case STRING -> "naïve 𝄞 #";
      case CHAR -> 'ß';
      case BOOLEAN -> true;
      case BYTE -> Byte.MIN_VALUE;
      case SHORT -> Short.MAX_VALUE;
      case INT -> Integer.MIN_VALUE;
      case LONG -> Long.MIN_VALUE;
      case FLOAT -> 1.1f;
      case DOUBLE -> -1.5e-7;
      case BIG_DECIMAL -> new BigDecimal("12345678901234567890.123456789012345678");
      case BIG_INTEGER -> BigInteger.TEN.pow(37).negate();
      case UUID -> UUID.fromString("0b5e2a9c-1f7d-4e6b-8a3c-9d0e1f2a3b4c");
      case INSTANT -> Instant.parse("1969-12-31T23:59:59.123456789Z");
      case EPOCH_SECONDS -> Instant.parse("1969-12-31T23:59:58Z");
      case LOCAL_DATE -> LocalDate.of(2024, 2, 29);
      case LOCAL_DATE_TIME -> LocalDateTime.of(2026, 11, 29, 15, 0, 0, 1);
      case OFFSET_DATE_TIME -> OffsetDateTime.parse("2026-11-29T15:00:00.5+05:30");
      case ZONED_DATE_TIME -> ZonedDateTime.parse("2026-11-29T15:00+01:00[Europe/Zurich]");
      case DURATION -> Duration.ofMillis(-1500);
      case YEAR -> Year.of(-44);
      case YEAR_MONTH -> YearMonth.of(2026, 11);
      case URI -> URI.create("https://example.org/" + type.name().toLowerCase(Locale.ROOT));
      case BYTES -> new byte[] {0, -1};
      case BYTE_BUFFER -> ByteBuffer.wrap(new byte[] {1, 2, 3});
      case SDK_BYTES -> SdkBytes.fromByteArray(new byte[0]);
    };
  }
}
