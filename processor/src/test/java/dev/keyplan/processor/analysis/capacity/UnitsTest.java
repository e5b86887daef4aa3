package dev.keyplan.processor.analysis.capacity;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnitsTest {

  @ParameterizedTest
  @CsvSource({"0, 1", "1, 1", "4096, 1", "4097, 2", "8192, 2", "409600, 100", "1048576, 256"})
  void readsRoundToFourKilobytes(long bytes, double units) {
    assertThat(Units.read(bytes, true)).isEqualTo(units);
    assertThat(Units.read(bytes, false)).isEqualTo(units / 2);
  }

  @ParameterizedTest
  @CsvSource({"0, 1", "1024, 1", "1025, 2", "409600, 400"})
  void writesRoundToOneKilobyteAndTransactionsDouble(long bytes, double units) {
    assertThat(Units.write(bytes)).isEqualTo(units);
    assertThat(Units.transactionalWrite(bytes)).isEqualTo(2 * units);
  }

  /**
   * The Developer Guide's example of a local index that fetches from the table: four entries of 200
   * bytes are rounded together, the four items of 300 bytes one by one.
   */
  @Test
  void aQueryRoundsOnceAndItemsReadAloneEachForItself() {
    assertThat(Units.read(4 * 200, true) + 4 * Units.read(300, true)).isEqualTo(5);
  }

  @Test
  void noSizeOverflows() {
    assertThat(Units.read(Long.MAX_VALUE, true)).isGreaterThan(1e15);
  }
}
