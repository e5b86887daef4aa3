package dev.keyplan.benchmarks;

import java.util.Map;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A key from its cursor. */
@State(Scope.Thread)
public class CursorDecodeBenchmark {

  private final String own = Cursors.KEYPLAN.encode(Cursors.KEY);
  private final String json = Cursors.JACKSON.encode(Cursors.KEY);

  @Benchmark
  public Map<String, AttributeValue> keyplan() {
    return Cursors.KEYPLAN.decode(own);
  }

  @Benchmark
  public Map<String, AttributeValue> jackson() {
    return Cursors.JACKSON.decode(json);
  }
}
