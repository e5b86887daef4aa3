package dev.keyplan.designs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.designs.SkiTable.DynamicData;
import dev.keyplan.designs.SkiTable.LiftData;
import dev.keyplan.designs.SkiTable.StaticData;
import dev.keyplan.runtime.KeyRange;
import dev.keyplan.testkit.CallRecorder;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@KeyplanTest
class SkiTest {

  private CallRecorder calls;
  private SkiTableClient ski;
  private SkiTable_DynamicDataRepository dates;

  @BeforeEach
  void createTable(TestDatabase database) {
    String table = database.createTable(SkiTableDefinition::createTableRequest);
    calls = database.calls();
    ski = SkiTableClient.create(database.client(), table);
    dates = ski.skiTable_DynamicDataRepository();
  }

  @Test
  void aLiftsDatesSortAcrossYears() {
    StaticData lift = new StaticData("Lift 3", true, 1230, "7:00");
    DynamicData december = data("Lift 3", "2025-12-31", 900);
    DynamicData january = data("Lift 3", "2026-01-01", 1000);
    DynamicData march = data("Lift 3", "2026-03-07", 90);
    ski.skiTable_StaticDataRepository().create(lift);
    Stream.of(
            march,
            december,
            january,
            data("Lift 30", "2026-01-01", 5),
            data("Resort Data", "2026-01-01", 7))
        .forEach(dates::create);

    assertThat(
            dates.dataBetween("Lift 3", KeyRange.between(december.date(), january.date())).list())
        .containsExactly(december, january);
    assertThat(dates.dataBetween("Lift 3", KeyRange.all()).list())
        .containsExactly(december, january, march);
    assertThat(dates.dataOn("Lift 3", january.date())).contains(january);
    assertThat(ski.skiTable_StaticDataRepository().staticData("Lift 3")).contains(lift);
    assertThat(ski.skiTable_LiftDataRepository().everythingOf("Lift 3"))
        .contains(new LiftData(Optional.of(lift), List.of(december, january, march)));
    assertThat(ski.skiTable_LiftDataRepository().everythingOf("Resort Data"))
        .contains(new LiftData(Optional.empty(), List.of(data("Resort Data", "2026-01-01", 7))));
    calls.pattern("dataBetween").assertQueries(2);
    calls.pattern("dataOn").assertOneGetItem();
    calls.pattern("staticData").assertOneGetItem();
    calls.pattern("everythingOf").assertQueries(2);
  }

  @Test
  void theBusiestDatesComeFirst() {
    DynamicData most = data("Lift 3", "2026-01-01", 1000);
    DynamicData more = data("Lift 3", "2025-12-31", 900);
    DynamicData few = data("Lift 3", "2026-03-07", 90);
    Stream.of(few, most, more, data("Lift 30", "2026-01-01", 5000)).forEach(dates::create);
    ski.skiTable_StaticDataRepository().create(new StaticData("Lift 3", true, 1230, "7:00"));

    assertThat(dates.busiestDates("Lift 3").list()).containsExactly(most, more, few);
    calls.pattern("busiestDates").assertOneQueryOf("SkiLiftsByRiders");
  }

  private static DynamicData data(String lift, String date, int riders) {
    return new DynamicData(
        lift, LocalDate.parse(date), riders, Optional.of("Open"), Optional.empty());
  }
}
