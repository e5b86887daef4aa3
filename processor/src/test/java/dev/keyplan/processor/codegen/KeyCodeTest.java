package dev.keyplan.processor.codegen;

import static dev.keyplan.processor.Models.attribute;
import static dev.keyplan.processor.Models.composed;
import static dev.keyplan.processor.Models.entity;
import static dev.keyplan.processor.Models.enumeration;
import static dev.keyplan.processor.Models.indexKey;
import static dev.keyplan.processor.Models.parameter;
import static dev.keyplan.processor.Models.primitive;
import static dev.keyplan.processor.Models.tableKey;
import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.keyplan.processor.OrdersModel;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.Constant;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyEncoding;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.model.ScalarType;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.Term;
import dev.keyplan.processor.model.TypeRef;
import dev.keyplan.processor.plan.BoundKey;
import dev.keyplan.processor.plan.BoundSegment;
import dev.keyplan.processor.plan.ConstantText;
import dev.keyplan.processor.plan.SortInterval;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class KeyCodeTest {

  private static final TableModel TABLE = OrdersModel.table();
  private static final AttributeType LEVEL =
      enumeration(TypeRef.of("shop", "Level"), "HIGH", "LOW");
  private static final AttributeModel TENANT = attribute("tenant", ScalarType.STRING);
  private static final AttributeModel CITY = attribute("city", ScalarType.STRING);
  private static final AttributeModel AT = attribute("at", ScalarType.INSTANT);
  private static final AttributeModel NUMBER = attribute("number", primitive(ScalarType.INT));
  private static final AttributeModel STATE = attribute("level", LEVEL);
  private static final List<AttributeModel> ATTRIBUTES = List.of(TENANT, CITY, AT, NUMBER, STATE);

  private static final EntityModel EVENT =
      entity(
          TypeRef.of("shop", "Event"),
          ATTRIBUTES,
          List.of(
              tableKey(
                  composed("PK", "TENANT#{tenant}#{at:month}", ATTRIBUTES),
                  composed("SK", "{at}#{number:digits(3)}{city}", ATTRIBUTES)),
              indexKey(
                  "GSI1",
                  composed("GSI1PK", "{tenant}#{level}#{number}", ATTRIBUTES),
                  composed("GSI1SK", "CITY#{city}#{at:month}#{at}", ATTRIBUTES)),
              indexKey(
                  "GSI2",
                  new KeyAttribute.Native("city", CITY),
                  new KeyAttribute.Native("at", AT))));

  private static final KeyCode CODE = new KeyCode(TABLE, EVENT);

  @Test
  void theWholeTemplateFromPlainParametersIsTheBuildersCall() {
    assertThat(
            partition(
                "PK",
                literal("TENANT#"),
                given(part("PK", 0), parameter("tenant")),
                literal("#"),
                given(part("PK", 1), parameter("at"))))
        .isEqualTo("AttributeValues.text(EventKeys.partitionKey(tenant, at))");
  }

  @Test
  void aTermGoesToTheBuildersOverload() {
    assertThat(
            partition(
                "PK",
                literal("TENANT#"),
                given(part("PK", 0), parameter("tenant")),
                literal("#"),
                given(part("PK", 1), term("at", KeyEncoding.TO_MONTH))))
        .isEqualTo("AttributeValues.text(EventKeys.partitionKey(tenant, atMonth))");
  }

  @Test
  void constantsAreTextAndMergedWithTheirNeighbours() {
    BoundSegment low = new BoundSegment.FromConstant(part("GSI1PK", 1), new Constant(LEVEL, "LOW"));
    BoundSegment seven =
        new BoundSegment.FromConstant(part("GSI1PK", 2), new Constant(NUMBER.type(), "7"));
    assertThat(
            partition(
                "GSI1PK",
                given(part("GSI1PK", 0), parameter("tenant")),
                literal("#"),
                low,
                literal("#"),
                seven))
        .isEqualTo(
            "AttributeValues.text(KeyText.partitionKey(\"Event\", \"GSI1PK\","
                + " KeyText.join(KeyText.string(\"Event\", \"tenant\", tenant, \"#\"),"
                + " \"#LOW#0000000007\"), \"tenant\"))");
  }

  @Test
  void negativeConstantsAreComplements() {
    KeyPart number = part("GSI1PK", 2);
    assertThat(ConstantText.of(number, new Constant(NUMBER.type(), "-1"))).isEqualTo("-9999999999");
    assertThat(ConstantText.of(number, new Constant(NUMBER.type(), "-2147483648")))
        .isEqualTo("-7852516352");
  }

  @Test
  void nativeKeysAreCheckedAndConstantsStored() {
    BoundKey given =
        new BoundKey.Value("city", CITY, Optional.of(parameter("city")), Optional.empty());
    assertThat(simple(CODE.partitionKey(given)))
        .isEqualTo("NativeKey.partition(\"Event\", \"city\", city, AttributeValues::of)");
    BoundKey constant =
        new BoundKey.Value(
            "number", NUMBER, Optional.empty(), Optional.of(new Constant(NUMBER.type(), "7")));
    assertThat(simple(CODE.sortKey(constant))).isEqualTo("AttributeValues.number(\"7\")");
  }

  @Test
  void intervals() {
    TypeSpec.Builder conditions = TypeSpec.classBuilder("Conditions");
    add(conditions, "whole", new SortInterval.Whole());
    add(conditions, "prefix", new SortInterval.Prefix("GSI1SK", List.of(literal("CITY#"))));
    add(
        conditions,
        "prefixOfCity",
        new SortInterval.Prefix(
            "GSI1SK",
            List.of(literal("CITY#"), given(part("GSI1SK", 0), parameter("city")), literal("#"))));
    add(
        conditions,
        "between",
        new SortInterval.Between("SK", List.of(literal("A")), List.of(literal("C#"))));
    add(
        conditions,
        "range",
        new SortInterval.Range("SK", List.of(ranged(part("SK", 0), "at")), "#"));
    add(
        conditions,
        "rangeBelowTruncation",
        new SortInterval.Range(
            "GSI1SK",
            List.of(
                literal("CITY#"),
                given(part("GSI1SK", 0), parameter("city")),
                literal("#"),
                ranged(part("GSI1SK", 1), "at"),
                literal("#"),
                ranged(part("GSI1SK", 2), "at")),
            ""));
    add(
        conditions,
        "rangeBeforePart",
        new SortInterval.Range(
            "SK",
            List.of(
                given(part("SK", 0), parameter("at")),
                literal("#"),
                ranged(part("SK", 1), "number")),
            ""));
    add(
        conditions,
        "startsWith",
        new SortInterval.StartsWith("GSI1SK", List.of(literal("CITY#")), part("GSI1SK", 0), "#"));
    add(conditions, "nativeRange", new SortInterval.NativeRange("at", AT));
    add(conditions, "nativeStartsWith", new SortInterval.NativeStartsWith("city", CITY));
    TypeSpec type = conditions.build();
    Golden.assertMatches("keys/Conditions.java", SourceFileWriter.text("shop", type));
    new GeneratedSources()
        .user("shop.Level", "package shop; public enum Level { HIGH, LOW }")
        .user("shop.Event", "package shop; public record Event() {}")
        .generated("shop", new KeysGenerator(TABLE).generate(EVENT))
        .generated("shop", type)
        .assertCompiles();
  }

  @Test
  void aLambdasParameterNeverHidesAMethods() {
    AttributeModel v = attribute("v", ScalarType.INSTANT);
    EntityModel entity =
        entity(
            TypeRef.of("shop", "Event"),
            List.of(v),
            List.of(tableKey(composed("PK", "P", List.of()), composed("SK", "{v}", List.of(v)))));
    KeyPart part =
        ((KeyAttribute.Composed) entity.keys().get(0).sort().get(0)).template().parts().get(0);
    SortInterval range = new SortInterval.Range("SK", List.of(ranged(part, "v")), "");
    assertThat(simple(new KeyCode(TABLE, entity).condition(range)))
        .isEqualTo(
            "SortKeyCondition.range(v, KeyDomain.instants(),"
                + " vv -> KeyTime.instant(\"Event\", \"v\", vv), \"\")");
  }

  /** A method of the pattern's parameters, all there are, that returns the condition. */
  private static void add(TypeSpec.Builder type, String name, SortInterval interval) {
    CodeBlock condition = CODE.condition(interval);
    MethodSpec.Builder method =
        MethodSpec.methodBuilder(name).returns(RuntimeTypes.SORT_KEY_CONDITION);
    List<Term> by = new ArrayList<>();
    Optional<AttributePath> range = Optional.empty();
    Optional<AttributePath> startsWith = Optional.empty();
    for (BoundSegment segment : segments(interval)) {
      if (segment instanceof BoundSegment.FromParameter filled) {
        by.add(filled.term());
      } else if (segment instanceof BoundSegment.FromRange ranged) {
        range = Optional.of(ranged.range());
      }
    }
    if (interval instanceof SortInterval.StartsWith prefix) {
      startsWith = Optional.of(prefix.part().path());
    } else if (interval instanceof SortInterval.NativeRange over) {
      range = Optional.of(AttributePath.parse(over.attribute().name()));
    } else if (interval instanceof SortInterval.NativeStartsWith prefix) {
      startsWith = Optional.of(AttributePath.parse(prefix.attribute().name()));
    }
    method.addParameters(
        new PatternParameters(TABLE, EVENT).of(TestPatterns.pattern(name, by, range, startsWith)));
    type.addMethod(method.addStatement("return $L", condition).build());
  }

  private static List<BoundSegment> segments(SortInterval interval) {
    if (interval instanceof SortInterval.Prefix prefix) {
      return prefix.prefix();
    }
    if (interval instanceof SortInterval.StartsWith startsWith) {
      return startsWith.prefix();
    }
    return interval instanceof SortInterval.Range range ? range.segments() : List.of();
  }

  private static String partition(String storedName, BoundSegment... segments) {
    return simple(CODE.partitionKey(new BoundKey.Text(storedName, List.of(segments))));
  }

  /** On one line and without the packages. JavaPoet keeps back what follows the last newline. */
  private static String simple(CodeBlock code) {
    return CodeBlock.of("$L\n", code)
        .toString()
        .strip()
        .replaceAll("\\s+", " ")
        .replaceAll("\\b(?:[a-z]\\w*\\.)+(?=[A-Z])", "");
  }

  private static BoundSegment literal(String text) {
    return new BoundSegment.Literal(text);
  }

  private static BoundSegment given(KeyPart part, Term.Parameter term) {
    return new BoundSegment.FromParameter(part, term);
  }

  private static BoundSegment ranged(KeyPart part, String range) {
    return new BoundSegment.FromRange(part, AttributePath.parse(range));
  }

  private static Term.Parameter term(String path, KeyEncoding transform) {
    return new Term.Parameter(AttributePath.parse(path), transform, path, Origin.UNKNOWN);
  }

  private static KeyPart part(String storedName, int index) {
    return EVENT.keys().stream()
        .flatMap(key -> Stream.concat(key.partition().stream(), key.sort().stream()))
        .filter(attribute -> attribute.storedName().equals(storedName))
        .map(attribute -> ((KeyAttribute.Composed) attribute).template().parts().get(index))
        .findFirst()
        .orElseThrow();
  }
}
