package dev.keyplan.processor.plan;

import static dev.keyplan.processor.Models.attribute;
import static dev.keyplan.processor.Models.composed;
import static dev.keyplan.processor.Models.entity;
import static dev.keyplan.processor.Models.enumeration;
import static dev.keyplan.processor.Models.equal;
import static dev.keyplan.processor.Models.indexKey;
import static dev.keyplan.processor.Models.scalar;
import static dev.keyplan.processor.Models.tableKey;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.processor.Models;
import dev.keyplan.processor.OrdersModel;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.Constant;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.JavaType;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyEncoding;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.KeySegment;
import dev.keyplan.processor.model.KeyTemplate;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.model.ScalarType;
import dev.keyplan.processor.model.Term;
import dev.keyplan.processor.model.TypeRef;
import dev.keyplan.processor.oracle.KeyTexts;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Example keys are what the runtime writes, to the byte. */
class ExampleKeysTest {

  private static final int EXAMPLES = 25;
  private static final AttributeType UNIT =
      new AttributeType.Enumeration(TypeRef.of("java.util.concurrent", "TimeUnit"), units());

  private static List<String> units() {
    return List.of("SECONDS", "MINUTES", "DAYS");
  }

  @ParameterizedTest
  @EnumSource(KeyEncoding.class)
  void everyEncodingHasTheTextOfTheRuntime(KeyEncoding encoding) {
    int compared = 0;
    for (AttributeType type : types(encoding)) {
      for (int width : widths(encoding)) {
        for (String after : List.of("", "#", "-", "@", "a", "k", "1", "PT", "T0", "x#")) {
          compared += assertLikeTheRuntime(encoding, type, width, after);
        }
      }
    }
    assertThat(compared).isGreaterThanOrEqualTo(EXAMPLES);
  }

  /** Returns how many. */
  private static int assertLikeTheRuntime(
      KeyEncoding encoding, AttributeType type, int width, String after) {
    if (!after.isEmpty() && refusedBefore(encoding, after)) {
      return 0;
    }
    KeyPart part =
        new KeyPart(AttributePath.parse("userEmail"), type, encoding, width, Origin.UNKNOWN);
    List<KeySegment> segments = new ArrayList<>(List.of(new KeySegment.Literal("P#"), part));
    if (!after.isEmpty()) {
      segments.add(new KeySegment.Literal(after));
    }
    KeyAttribute sort =
        new KeyAttribute.Composed("SK", new KeyTemplate("", segments), Origin.UNKNOWN);
    EntityModel entity =
        entity(
            TypeRef.of("shop", "User"),
            List.of(attribute("userEmail", type)),
            List.of(tableKey(composed("PK", "P", List.of()), sort)));
    for (int i = 0; i < EXAMPLES; i++) {
      int number = i;
      ExampleItem item =
          new ExampleItems(OrdersModel.table(), entity).item(List.of(), path -> number);
      assertThat(item.text(sort)).isEqualTo(runtimeText(sort, item));
    }
    return EXAMPLES;
  }

  /** What cannot stand before the literal, or is refused there at compile time. */
  private static boolean refusedBefore(KeyEncoding encoding, String after) {
    return switch (encoding) {
      case FREE -> true;
      case DURATION, ENUM, CONVERTED, URI, CHAR -> !after.equals("#");
      case UUID, BOOLEAN -> !after.equals("#") && !after.equals("@");
      default ->
          encoding.name().matches("(TO_|INSTANT|LOCAL|OFFSET|YEAR|BYTE|SHORT|INT|LONG|DIG).*")
              && !after.equals("#")
              && !after.equals("@");
    };
  }

  private static Optional<String> runtimeText(KeyAttribute key, ExampleItem item) {
    Map<String, Object> values = new HashMap<>();
    item.values().forEach((path, constant) -> values.put(path.toString(), value(constant)));
    return KeyTexts.of("User", key, values, false).map(ExampleKeysTest::text);
  }

  private static String text(AttributeValue value) {
    return switch (value.type()) {
      case S -> value.s();
      case N -> value.n();
      default -> Base64.getEncoder().encodeToString(value.b().asByteArray());
    };
  }

  @ParameterizedTest
  @EnumSource(
      value = ScalarType.class,
      mode = EnumSource.Mode.EXCLUDE,
      names = {
        "BOOLEAN",
        "FLOAT",
        "EPOCH_SECONDS",
        "ZONED_DATE_TIME",
        "BYTES",
        "BYTE_BUFFER",
      })
  void nativeKeysAreStoredAsByTheRuntime(ScalarType type) {
    AttributeModel attribute = attribute("score", type);
    KeyAttribute sort = Models.nativeKey(attribute);
    EntityModel entity =
        entity(
            TypeRef.of("shop", "User"),
            List.of(attribute),
            List.of(tableKey(composed("PK", "P", List.of()), sort)));
    for (int i = 0; i < EXAMPLES; i++) {
      int number = i;
      ExampleItem item =
          new ExampleItems(OrdersModel.table(), entity).item(List.of(), path -> number);
      assertThat(item.text(sort)).isEqualTo(runtimeText(sort, item));
    }
  }

  @Test
  void anItemLiesUnderTheKeyWhoseExampleItIs() {
    List<AttributeModel> attributes =
        List.of(attribute("orderId", ScalarType.STRING), attribute("unit", UNIT));
    EntityKey slow =
        indexKey(
            "GSI1",
            composed("GSI1PK", "UNIT#{unit}", attributes),
            composed("GSI1SK", "{orderId}", attributes),
            equal("unit", UNIT, "MINUTES"));
    EntityKey table =
        tableKey(composed("PK", "ORDER#{orderId}", attributes), composed("SK", "META", attributes));
    EntityModel order = entity(TypeRef.of("shop", "Order"), attributes, List.of(table, slow));

    assertThat(ExampleKeys.of(OrdersModel.table(), order, table))
        .containsExactly(Map.entry("PK", "ORDER#o-17"), Map.entry("SK", "META"));
    assertThat(ExampleKeys.of(OrdersModel.table(), order, slow))
        .containsExactly(Map.entry("GSI1PK", "UNIT#MINUTES"), Map.entry("GSI1SK", "o-17"));
    assertThat(ExampleKeys.item(OrdersModel.table(), order, slow).isUnder(slow)).isTrue();
    assertThat(ExampleKeys.item(OrdersModel.table(), order, table).isUnder(slow)).isFalse();
  }

  @Test
  void anAbsentAttributeLeavesTheItemOutOfTheKeysMadeOfIt() {
    List<AttributeModel> attributes =
        List.of(attribute("orderId", ScalarType.STRING), attribute("courierId", ScalarType.STRING));
    EntityKey assigned =
        indexKey(
            "GSI1",
            composed("GSI1PK", "COURIER#{courierId}", attributes),
            composed("GSI1SK", "{orderId}", attributes));
    EntityModel order = entity(TypeRef.of("shop", "Order"), attributes, List.of(assigned));
    ExampleItems items = new ExampleItems(OrdersModel.table(), order);
    Term absent = new Term.Absent(AttributePath.parse("courierId"), Origin.UNKNOWN);

    assertThat(items.item(List.of(), path -> 0).isUnder(assigned)).isTrue();
    assertThat(items.item(List.of(absent), path -> 0).isUnder(assigned)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 8, 26})
  void idsOfFixedWidthHaveIt(int width) {
    for (int i = 0; i < EXAMPLES; i++) {
      assertThat(ExampleTexts.of("userId", i, width))
          .allSatisfy(id -> assertThat(id).hasSize(width));
    }
  }

  private static List<Integer> widths(KeyEncoding encoding) {
    return switch (encoding) {
      case DIGITS -> List.of(2, 3, 12);
      case ID -> List.of(0, 1, 2, 4, 26);
      default -> List.of(0);
    };
  }

  private static List<AttributeType> types(KeyEncoding encoding) {
    return switch (encoding) {
      case STRING, ID, FREE, LOWER, UPPER -> List.of(scalar(ScalarType.STRING));
      case DIGITS ->
          List.of(scalar(ScalarType.BIG_INTEGER), scalar(ScalarType.BYTE), scalar(ScalarType.LONG));
      case TO_YEAR, TO_MONTH, TO_DAY ->
          List.of(
              scalar(ScalarType.INSTANT),
              scalar(ScalarType.LOCAL_DATE_TIME),
              scalar(ScalarType.OFFSET_DATE_TIME),
              scalar(ScalarType.ZONED_DATE_TIME));
      case TO_HOUR -> List.of(scalar(ScalarType.INSTANT), scalar(ScalarType.LOCAL_DATE_TIME));
      case ENUM ->
          List.of(enumeration(TypeRef.of("java.util.concurrent", "TimeUnit"), "DAYS"), UNIT);
      case CONVERTED -> List.of(converted(scalar(ScalarType.STRING)));
      default ->
          List.of(
              scalar(
                  ScalarType.valueOf(
                      encoding.name().replaceFirst("_(SECONDS|MILLIS|MICROS)$", ""))));
    };
  }

  private static AttributeType converted(AttributeType target) {
    TypeRef type = TypeRef.of("shop", "Money");
    return new AttributeType.Converted(JavaType.of(type), type, target);
  }

  private static Object value(Constant constant) {
    String text = constant.text();
    if (!(constant.type() instanceof AttributeType.Scalar scalar)) {
      return TimeUnit.valueOf(text);
    }
    return switch (scalar.type()) {
      case STRING -> text;
      case CHAR -> text.charAt(0);
      case BOOLEAN -> Boolean.valueOf(text);
      case BYTE -> Byte.valueOf(text);
      case SHORT -> Short.valueOf(text);
      case INT -> Integer.valueOf(text);
      case LONG -> Long.valueOf(text);
      case DOUBLE -> Double.valueOf(text);
      case BIG_DECIMAL -> new BigDecimal(text);
      case BIG_INTEGER -> new BigInteger(text);
      case UUID -> UUID.fromString(text);
      case INSTANT -> Instant.parse(text);
      case LOCAL_DATE -> LocalDate.parse(text);
      case LOCAL_DATE_TIME -> LocalDateTime.parse(text);
      case OFFSET_DATE_TIME -> OffsetDateTime.parse(text);
      case ZONED_DATE_TIME -> ZonedDateTime.parse(text);
      case DURATION -> Duration.parse(text);
      case YEAR -> Year.parse(text);
      case YEAR_MONTH -> YearMonth.parse(text);
      case URI -> URI.create(text);
      case SDK_BYTES -> SdkBytes.fromByteArray(Base64.getDecoder().decode(text));
      default -> throw new IllegalArgumentException(scalar.type().name());
    };
  }
}
