package dev.keyplan.processor.analysis.capacity;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.NestedModel;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.model.Presence;
import dev.keyplan.processor.model.ScalarType;
import dev.keyplan.processor.model.TypeRef;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ValueSizesTest {

  private static final TypeRef PLACE = TypeRef.of("shop", "Place");

  private final ValueSizes sizes = new ValueSizes(Map.of());

  /** No number of the type takes more: one byte, one for each two digits a side, one for a sign. */
  @ParameterizedTest
  @CsvSource({
    "BYTE, 4",
    "SHORT, 5",
    "INT, 7",
    "LONG, 12",
    "DOUBLE, 11",
    "BIG_INTEGER, 21",
    "BIG_DECIMAL, 22",
    "EPOCH_SECONDS, 6",
    "YEAR, 3",
    "BOOLEAN, 1",
    "INSTANT, 30",
    "UUID, 36",
    "LOCAL_DATE, 10"
  })
  void scalarsCountAsTheLongestOfTheirType(ScalarType type, long bytes) {
    assertThat(sizes.of(new AttributeType.Scalar(type, false))).isEqualTo(bytes);
  }

  @Test
  void enumsCountAsTheirLongestConstant() {
    AttributeType status =
        new AttributeType.Enumeration(TypeRef.of("shop", "S"), List.of("OPEN", "CLOSED"));
    assertThat(sizes.of(status)).isEqualTo(6);
  }

  @Test
  void recordsInsideThemselvesEnd() {
    AttributeType place = new AttributeType.Nested(PLACE);
    AttributeModel name = attribute("name", new AttributeType.Scalar(ScalarType.STRING, false));
    ValueSizes recursive =
        new ValueSizes(
            Map.of(PLACE, new NestedModel(PLACE, List.of(name, attribute("in", place)), true)));

    assertThat(recursive.of(place)).isEqualTo(3 + (1 + 4 + 20) + (1 + 2 + 3));
    assertThat(recursive.isElastic(place)).isTrue();
  }

  private static AttributeModel attribute(String name, AttributeType type) {
    return new AttributeModel(name, name, type, Presence.REQUIRED, Origin.UNKNOWN);
  }
}
