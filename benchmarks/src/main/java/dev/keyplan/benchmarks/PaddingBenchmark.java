package dev.keyplan.benchmarks;

import dev.keyplan.runtime.KeyText;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** A number of 16 digits inside a key. */
@State(Scope.Thread)
public class PaddingBenchmark {

  private long number = 1_234_567;

  @Benchmark
  public String keyplan() {
    return KeyText.digits("Order", "number", number, 16);
  }

  @Benchmark
  public String format() {
    return String.format("%016d", number);
  }
}
