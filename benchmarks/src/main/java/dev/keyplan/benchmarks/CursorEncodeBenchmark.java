package dev.keyplan.benchmarks;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** A cursor from a key. */
@State(Scope.Thread)
public class CursorEncodeBenchmark {

  @Benchmark
  public String keyplan() {
    return Cursors.KEYPLAN.encode(Cursors.KEY);
  }

  @Benchmark
  public String jackson() {
    return Cursors.JACKSON.encode(Cursors.KEY);
  }
}
