package dev.keyplan.processor.codegen;

import static dev.keyplan.processor.Models.attribute;
import static dev.keyplan.processor.Models.entity;
import static dev.keyplan.processor.Models.primitive;
import static dev.keyplan.processor.Models.scalar;
import static dev.keyplan.processor.Models.tableKey;
import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.keyplan.processor.Models;
import dev.keyplan.processor.OrdersModel;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.Constant;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.JavaType;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyEncoding;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.KeySegment;
import dev.keyplan.processor.model.KeyTemplate;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.model.ScalarType;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.TypeRef;
import dev.keyplan.processor.plan.BoundSegment;
import dev.keyplan.processor.plan.ConstantText;
import dev.keyplan.processor.plan.SortInterval;
import dev.keyplan.runtime.KeyText;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every row of the key format, boxed and primitive: builder, range and native range compile. */
class EncodingsTest {

  private static final TableModel TABLE = OrdersModel.table();
  private static final TypeRef LEVEL = TypeRef.of("shop", "Level");
  private static final Set<KeyEncoding> UNORDERED =
      EnumSet.of(
          KeyEncoding.UUID,
          KeyEncoding.CHAR,
          KeyEncoding.URI,
          KeyEncoding.OFFSET_DATE_TIME,
          KeyEncoding.DURATION,
          KeyEncoding.CONVERTED);

  @Test
  void everyEncodingHasABuilderThatCompiles() {
    GeneratedSources sources = sources();
    for (KeyEncoding encoding : KeyEncoding.values()) {
      for (AttributeType type : types(encoding)) {
        sources.generated("shop", new KeysGenerator(TABLE).generate(entityOf(encoding, type)));
      }
    }
    sources.assertCompiles();
  }

  @Test
  void everyOrderedEncodingHasARangeThatCompiles() {
    GeneratedSources sources = sources();
    for (KeyEncoding encoding : KeyEncoding.values()) {
      if (!encoding.lossy() && !UNORDERED.contains(encoding)) {
        for (AttributeType type : types(encoding)) {
          KeyPart part = part(encoding, type);
          BoundSegment ranged = new BoundSegment.FromRange(part, part.path());
          SortInterval range = new SortInterval.Range("SK", List.of(ranged), "");
          sources.generated("shop", condition(entityOf(encoding, type), part.path(), range));
        }
      }
    }
    sources.assertCompiles();
  }

  @Test
  void everyOrderedNativeTypeHasARangeThatCompiles() {
    GeneratedSources sources = sources();
    List<AttributeType> types = new ArrayList<>(types(KeyEncoding.ENUM));
    for (ScalarType type :
        EnumSet.complementOf(
            EnumSet.of(
                ScalarType.BOOLEAN,
                ScalarType.CHAR,
                ScalarType.UUID,
                ScalarType.OFFSET_DATE_TIME,
                ScalarType.ZONED_DATE_TIME,
                ScalarType.DURATION,
                ScalarType.URI,
                // A time to live is part of no key (KP602).
                ScalarType.EPOCH_SECONDS))) {
      types.add(scalar(type));
    }
    types.add(primitive(ScalarType.DOUBLE));
    for (AttributeType type : types) {
      AttributeModel value = attribute("value", type);
      EntityModel entity =
          entity(
              TypeRef.of("shop", name("Native", type)),
              List.of(value),
              List.of(
                  tableKey(
                      Models.composed("PK", "P", List.of()),
                      new KeyAttribute.Native("value", value))));
      AttributePath path = AttributePath.parse("value");
      sources.generated(
          "shop", condition(entity, path, new SortInterval.NativeRange("value", value)));
    }
    sources.assertCompiles();
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 7, 127, -1, -128})
  void constantsHaveTheTextOfTheRuntime(long value) {
    assertThat(constant(KeyEncoding.BYTE, value)).isEqualTo(KeyText.number("E", "a", (byte) value));
    assertThat(constant(KeyEncoding.SHORT, value))
        .isEqualTo(KeyText.number("E", "a", (short) value));
    assertThat(constant(KeyEncoding.INT, value)).isEqualTo(KeyText.number("E", "a", (int) value));
    assertThat(constant(KeyEncoding.LONG, value)).isEqualTo(KeyText.number("E", "a", value));
    if (value >= 0) {
      assertThat(constant(KeyEncoding.DIGITS, value))
          .isEqualTo(KeyText.digits("E", "a", value, 12));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"ΟΔΟΣ", "straße", "İı", "a\uD801\uDC00"})
  void constantsAreFoldedAsByTheRuntime(String text) {
    Constant constant = new Constant(scalar(ScalarType.STRING), text);
    AttributeType string = scalar(ScalarType.STRING);
    assertThat(ConstantText.of(part(KeyEncoding.LOWER, string), constant))
        .isEqualTo(KeyText.lower("E", "a", text, ""));
    assertThat(ConstantText.of(part(KeyEncoding.UPPER, string), constant))
        .isEqualTo(KeyText.upper("E", "a", text, ""));
  }

  private static String constant(KeyEncoding encoding, long value) {
    return ConstantText.of(
        part(encoding, scalar(ScalarType.LONG)),
        new Constant(scalar(ScalarType.LONG), Long.toString(value)));
  }

  /** A class with a method that returns the condition. */
  private static TypeSpec condition(EntityModel entity, AttributePath path, SortInterval interval) {
    return TypeSpec.classBuilder(entity.type().simpleName() + "Condition")
        .addMethod(
            MethodSpec.methodBuilder("condition")
                .returns(RuntimeTypes.SORT_KEY_CONDITION)
                .addParameters(
                    new PatternParameters(TABLE, entity)
                        .of(
                            TestPatterns.pattern(
                                "p", List.of(), Optional.of(path), Optional.empty())))
                .addStatement("return $L", new KeyCode(TABLE, entity).condition(interval))
                .build())
        .build();
  }

  private static EntityModel entityOf(KeyEncoding encoding, AttributeType type) {
    KeyPart part = part(encoding, type);
    KeyTemplate template = new KeyTemplate("{value}", List.<KeySegment>of(part));
    return entity(
        TypeRef.of("shop", name(encoding.name(), type)),
        List.of(attribute("value", type)),
        List.of(
            tableKey(
                Models.composed("PK", "P", List.of()),
                new KeyAttribute.Composed("SK", template, Origin.UNKNOWN))));
  }

  private static KeyPart part(KeyEncoding encoding, AttributeType type) {
    int width = encoding == KeyEncoding.DIGITS ? 12 : 0;
    return new KeyPart(AttributePath.parse("value"), type, encoding, width, Origin.UNKNOWN);
  }

  private static String name(String prefix, AttributeType type) {
    String suffix =
        type instanceof AttributeType.Scalar scalar
            ? scalar.type().name() + (scalar.primitive() ? "_P" : "")
            : "OTHER";
    return prefix + "_" + suffix;
  }

  private static List<AttributeType> types(KeyEncoding encoding) {
    return switch (encoding) {
      case STRING, ID, FREE, LOWER, UPPER -> List.of(scalar(ScalarType.STRING));
      case BYTE, SHORT, INT, LONG, BOOLEAN, CHAR -> both(ScalarType.valueOf(encoding.name()));
      case DIGITS -> {
        List<AttributeType> types = new ArrayList<>(List.of(scalar(ScalarType.BIG_INTEGER)));
        types.addAll(both(ScalarType.BYTE));
        types.addAll(both(ScalarType.SHORT));
        types.addAll(both(ScalarType.INT));
        types.addAll(both(ScalarType.LONG));
        yield types;
      }
      case TO_YEAR, TO_MONTH, TO_DAY, TO_HOUR ->
          List.of(
              scalar(ScalarType.INSTANT),
              scalar(ScalarType.LOCAL_DATE_TIME),
              scalar(ScalarType.OFFSET_DATE_TIME),
              scalar(ScalarType.ZONED_DATE_TIME),
              scalar(ScalarType.LOCAL_DATE),
              scalar(ScalarType.YEAR_MONTH));
      case ENUM -> List.of(new AttributeType.Enumeration(LEVEL, List.of("HIGH", "LOW")));
      case CONVERTED ->
          List.of(
              new AttributeType.Converted(
                  JavaType.of(LEVEL),
                  TypeRef.of("shop", "LevelConverter"),
                  scalar(ScalarType.INT)));
      default ->
          List.of(
              scalar(
                  ScalarType.valueOf(
                      encoding
                          .name()
                          .replaceFirst("_(SECONDS|MILLIS|MICROS)$", "")
                          .toUpperCase(Locale.ROOT))));
    };
  }

  private static List<AttributeType> both(ScalarType type) {
    return List.of(scalar(type), primitive(type));
  }

  private static GeneratedSources sources() {
    GeneratedSources sources =
        new GeneratedSources()
            .user("shop.Level", "package shop; public enum Level { HIGH, LOW }")
            .user(
                "shop.LevelConverter",
                """
                package shop;
                final class LevelConverter {
                  Integer toAttribute(Level level) { return level.ordinal(); }
                }
                """);
    for (KeyEncoding encoding : KeyEncoding.values()) {
      for (AttributeType type : types(encoding)) {
        String name = name(encoding.name(), type);
        sources.user("shop." + name, "package shop; public record " + name + "() {}");
      }
    }
    return sources;
  }
}
