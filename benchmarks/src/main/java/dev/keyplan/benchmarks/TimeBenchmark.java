package dev.keyplan.benchmarks;

import dev.keyplan.runtime.TimeText;
import java.time.Instant;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** The text of a time. */
@State(Scope.Thread)
public class TimeBenchmark {

  private Instant instant = Instant.parse("2026-10-19T08:15:30.123Z");

  @Benchmark
  public String keyplan() {
    return TimeText.of(instant);
  }

  @Benchmark
  public String jdk() {
    return instant.toString();
  }
}
