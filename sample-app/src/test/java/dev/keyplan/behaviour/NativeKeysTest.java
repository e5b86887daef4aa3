package dev.keyplan.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyplan.behaviour.ReadingsTable.Level;
import dev.keyplan.behaviour.ReadingsTable.Reading;
import dev.keyplan.runtime.KeyRange;
import dev.keyplan.runtime.KeyValueException;
import dev.keyplan.testkit.CallRecorder;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@KeyplanTest
class NativeKeysTest {

  private CallRecorder calls;
  private ReadingsTable_ReadingRepository readings;

  @BeforeEach
  void createTable(TestDatabase database) {
    String table = database.createTable(ReadingsTableDefinition::createTableRequest);
    calls = database.calls();
    readings =
        ReadingsTableClient.create(database.client(), table).readingsTable_ReadingRepository();
  }

  @Test
  void numbersSortByValue() {
    List<Reading> sorted =
        LongStream.of(Long.MIN_VALUE, -10, -9, 0, 9, 10, 100, Long.MAX_VALUE)
            .mapToObj(sequence -> reading("s", sequence))
            .toList();
    for (int i = sorted.size() - 1; i >= 0; i--) {
      readings.create(sorted.get(i));
    }

    assertThat(readings.ofSensor("s", KeyRange.all()).list()).isEqualTo(sorted);
    assertThat(readings.ofSensor("s", KeyRange.between(-9L, 10L)).list())
        .isEqualTo(sorted.subList(2, 6));
    assertThat(readings.ofSensor("s", KeyRange.greaterThan(-9L)).list())
        .isEqualTo(sorted.subList(3, 8));
    assertThat(readings.ofSensor("s", KeyRange.from(-10L).until(9L)).list())
        .isEqualTo(sorted.subList(1, 4));
    assertThat(readings.ofSensor("s", KeyRange.lessThan(-9L)).list())
        .isEqualTo(sorted.subList(0, 2));
    calls.pattern("ofSensor").assertQueries(5);
    assertThat(readings.find("s", -9)).contains(reading("s", -9));
    assertThat(readings.newestOfSensor("s").limit(3).list())
        .containsExactly(sorted.get(7), sorted.get(6), sorted.get(5));
  }

  @Test
  void nativeStringsMayHoldTheDelimiter() {
    readings.create(reading("a#b", 1));

    assertThat(readings.find("a#b", 1)).contains(reading("a#b", 1));
    assertThatThrownBy(() -> readings.find("", 1)).isInstanceOf(KeyValueException.class);
  }

  @Test
  void anIndexHoldsWhatHasAllItsKeys() {
    Reading low =
        new Reading("a", 1, "north", Optional.of(new BigDecimal("-1.5")), Optional.empty());
    Reading high =
        new Reading("b", 2, "north", Optional.of(new BigDecimal("12")), Optional.of("x"));
    Reading none = new Reading("c", 3, "north", Optional.empty(), Optional.of("y"));
    Stream.of(high, none, low).forEach(readings::create);

    assertThat(readings.ofStation("north", KeyRange.all()).list())
        .containsExactly(level(low), level(high));
    assertThat(readings.ofStation("north", KeyRange.atLeast(BigDecimal.ZERO)).list())
        .containsExactly(level(high));
    calls.pattern("ofStation").assertQueriesOf("byStation", 2);
    assertThat(readings.withLabel("x").list()).containsExactly(high);
    calls.pattern("withLabel").assertOneQueryOf("byLabel");

    readings.put(new Reading("b", 2, "north", Optional.empty(), Optional.empty()));

    assertThat(readings.ofStation("north", KeyRange.all()).list()).containsExactly(level(low));
    assertThat(readings.withLabel("x").list()).isEmpty();
  }

  private static Reading reading(String sensor, long sequence) {
    return new Reading(sensor, sequence, "north", Optional.empty(), Optional.empty());
  }

  private static Level level(Reading reading) {
    return new Level(reading.sensor(), reading.sequence(), reading.level());
  }
}
