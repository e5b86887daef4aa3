package dev.keyplan.designs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.designs.DeviceLogTable.DeviceLog;
import dev.keyplan.designs.DeviceLogTable.State;
import dev.keyplan.runtime.KeyRange;
import dev.keyplan.testkit.CallRecorder;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@KeyplanTest
class DeviceLogTest {

  private CallRecorder calls;
  private DeviceLogTable_DeviceLogRepository logs;

  @BeforeEach
  void createTable(TestDatabase database) {
    String table = database.createTable(DeviceLogTableDefinition::createTableRequest);
    calls = database.calls();
    logs =
        DeviceLogTableClient.create(database.client(), table).deviceLogTable_DeviceLogRepository();
  }

  @Test
  void aStateIsNotTheBeginningOfAnother() {
    DeviceLog first = log("d1", State.WARNING1, "2026-04-11T05:50:00Z", "liz", "sara");
    DeviceLog second = log("d1", State.WARNING1, "2026-04-27T16:50:00Z", "sue", null);
    create(
        second,
        first,
        log("d1", State.WARNING10, "2026-04-20T00:00:00Z", "liz", "sara"),
        log("d1", State.NORMAL, "2026-04-21T00:00:00Z", "liz", null),
        log("d10", State.WARNING1, "2026-04-22T00:00:00Z", "liz", null));

    assertThat(logs.inState("d1", State.WARNING1).list()).containsExactly(second, first);
    assertThat(calls.pattern("inState").assertOneQuery().keyCondition())
        .isEqualTo("DeviceID = d1 and begins_with(State#Date, WARNING1#)");
    assertThat(calls.pattern("inState").calls().get(0).descending()).isTrue();
  }

  @Test
  void anOperatorsLogsAreBoundedByDate() {
    DeviceLog from = log("d1", State.NORMAL, "2026-04-01T00:00:00Z", "liz", null);
    DeviceLog inside = log("d2", State.WARNING4, "2026-04-02T00:00:00.000000001Z", "liz", null);
    DeviceLog to = log("d3", State.NORMAL, "2026-04-03T00:00:00Z", "liz", null);
    create(
        to,
        inside,
        from,
        log("d1", State.NORMAL, "2026-03-31T23:59:59.999999999Z", "liz", null),
        log("d1", State.NORMAL, "2026-04-03T00:00:00.000000001Z", "liz", null),
        log("d9", State.NORMAL, "2026-04-02T00:00:00Z", "lizzy", null));

    assertThat(logs.ofOperator("liz", KeyRange.between(from.date(), to.date())).list())
        .containsExactly(from, inside, to);
    calls.pattern("ofOperator").assertOneQueryOf("GSI1");
  }

  @Test
  void onlyEscalatedLogsAreInTheSparseIndex() {
    DeviceLog morning = log("d2", State.WARNING1, "2026-04-11T00:00:00Z", "liz", "sara");
    DeviceLog night = log("d1", State.WARNING1, "2026-04-11T23:59:59.999999999Z", "liz", "sara");
    DeviceLog dayAfter = log("d1", State.WARNING1, "2026-04-12T00:00:00Z", "liz", "sara");
    DeviceLog other = log("d1", State.WARNING10, "2026-04-11T01:00:00Z", "liz", "sara");
    create(dayAfter, night, morning, other);
    create(log("d1", State.WARNING1, "2026-04-11T02:00:00Z", "liz", null));
    create(log("d1", State.WARNING1, "2026-04-11T03:00:00Z", "liz", "sarah"));

    assertThat(logs.escalated("sara").list())
        .containsExactlyInAnyOrder(morning, night, dayAfter, other);
    assertThat(logs.escalatedInState("sara", State.WARNING1).list())
        .containsExactly(morning, night, dayAfter);
    LocalDate day = LocalDate.parse("2026-04-11");
    assertThat(logs.escalatedInStateOn("sara", State.WARNING1, KeyRange.days(day, day)).list())
        .containsExactly(morning, night);
    calls.pattern("escalated").assertOneQueryOf("GSI2");
    calls.pattern("escalatedInState").assertOneQueryOf("GSI2");
    calls.pattern("escalatedInStateOn").assertOneQueryOf("GSI2");
  }

  @Test
  void aLogThatIsNoLongerEscalatedLeavesTheIndex() {
    DeviceLog log = log("d1", State.WARNING1, "2026-04-11T00:00:00Z", "liz", "sara");
    logs.put(log);
    logs.put(new DeviceLog("d1", State.WARNING1, log.date(), "liz", Optional.empty(), "settled"));

    assertThat(logs.escalated("sara").list()).isEmpty();
    assertThat(logs.inState("d1", State.WARNING1).count()).isEqualTo(1);
  }

  private void create(DeviceLog... some) {
    Stream.of(some).forEach(logs::create);
  }

  private static DeviceLog log(
      String device, State state, String date, String operator, String escalatedTo) {
    return new DeviceLog(
        device, state, Instant.parse(date), operator, Optional.ofNullable(escalatedTo), "detail");
  }
}
