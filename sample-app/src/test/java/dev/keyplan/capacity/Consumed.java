package dev.keyplan.capacity;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.processor.plan.ReadCapacity;
import dev.keyplan.processor.plan.TableCapacity;
import dev.keyplan.processor.plan.WriteCapacity;
import dev.keyplan.processor.plan.WriteUnits;
import dev.keyplan.testkit.CallRecorder;
import dev.keyplan.testkit.RecordedCall;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** What the calls took, held against what was estimated for them. */
public final class Consumed {

  private final TableCapacity estimated;
  private final CallRecorder calls;
  private final Set<String> written = new TreeSet<>();

  public Consumed(TableCapacity estimated, CallRecorder calls) {
    this.estimated = estimated;
    this.calls = calls;
  }

  /** Each pattern was called once, and took what was estimated, of the index that it reads. */
  public void assertReads() {
    assertThat(estimated.reads()).isNotEmpty();
    for (ReadCapacity read : estimated.reads()) {
      RecordedCall call = calls.pattern(read.pattern()).calls().get(0);
      assertThat(calls.pattern(read.pattern()).calls()).as(read.pattern()).hasSize(1);
      assertThat(call.capacity()).as(read.pattern()).isEqualTo(read.units());
      assertThat(call.indexCapacity())
          .as(read.pattern())
          .isEqualTo(read.index().map(index -> Map.of(index, read.units())).orElse(Map.of()));
      assertThat(read.atLeast()).as(read.pattern()).isFalse();
    }
  }

  /** One call of a declared write, whatever requests it sent. */
  public void assertWrite(String name, Runnable write) {
    calls.clear();
    write.run();
    written.add(name);
    WriteUnits units = estimated.write(name).orElseThrow().units();
    Map<String, Double> indexes = new TreeMap<>();
    double total = 0;
    for (RecordedCall call : calls.calls()) {
      total += call.capacity();
      call.indexCapacity().forEach((index, taken) -> indexes.merge(index, taken, Double::sum));
    }
    assertThat(total).as(name).isEqualTo(units.total());
    assertThat(indexes).as(name).isEqualTo(units.indexes());
  }

  /** None of the declared writes was left out. */
  public void assertEveryWrite() {
    assertThat(written)
        .containsExactlyInAnyOrderElementsOf(
            estimated.writes().stream().map(WriteCapacity::name).toList());
  }
}
