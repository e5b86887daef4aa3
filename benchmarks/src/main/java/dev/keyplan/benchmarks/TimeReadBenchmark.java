package dev.keyplan.benchmarks;

import dev.keyplan.runtime.TimeText;
import java.time.Instant;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** A time from its text. */
@State(Scope.Thread)
public class TimeReadBenchmark {

  private String text = "2026-10-19T08:15:30.123000000Z";

  @Benchmark
  public Instant keyplan() {
    return TimeText.parseInstant(text);
  }

  @Benchmark
  public Instant jdk() {
    return Instant.parse(text);
  }
}
