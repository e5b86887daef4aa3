package dev.keyplan.processor.analysis;

import static dev.keyplan.processor.analysis.PatternTables.table;
import static dev.keyplan.processor.analysis.TestEntity.entity;
import static dev.keyplan.processor.analysis.TestPattern.pattern;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Which native sort keys can be ranged over: those whose stored order is the order of the values.
 */
class NativeSortKeyTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "String",
        "byte",
        "short",
        "int",
        "long",
        "float",
        "double",
        "BigDecimal",
        "BigInteger",
        "Year",
        "Instant",
        "LocalDateTime",
        "LocalDate",
        "YearMonth",
        "Bytes",
        "ByteBuffer",
        "SdkBytes",
        "LOW|MEDIUM|TOP"
      })
  void isRangedOverWhereStoredOrderIsValueOrder(String type) {
    assertThat(verdict(type)).isEqualTo("Query GSI1 GSI1PK = P#{p}, GSI1SK range");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Uuid", "char", "Uri", "Duration", "OffsetDateTime", "ZonedDateTime", "LOW|HIGH"})
  void isNotWhereItIsNot(String type) {
    assertThat(verdict(type)).isEqualTo("KP305");
  }

  private static String verdict(String type) {
    return Refusals.verdict(
        table()
            .index("GSI1")
            .entity(
                entity("Thing", "id String", "p String", "v " + type + " GSI1SK")
                    .key("THING#{id}", "THING")
                    .key("GSI1", "P#{p}", "")
                    .pattern(pattern("ranged").by("p").range("v"))),
        "ranged");
  }
}
