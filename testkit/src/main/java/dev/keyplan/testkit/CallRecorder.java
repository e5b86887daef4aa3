package dev.keyplan.testkit;

import dev.keyplan.testkit.check.RequestChecker;
import dev.keyplan.testkit.check.RequestRefusedError;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;

/**
 * Proves the calls of the clients that carry its {@link #interceptor}: it throws a {@link
 * RequestRefusedError} on a Scan, a filter, a PartiQL statement and whatever else DynamoDB refuses
 * though a server for tests may not, and records what was sent.
 *
 * <p>Calls are recorded as they are answered. A request that is refused never leaves.
 */
public final class CallRecorder {

  private final List<RecordedCall> calls = new CopyOnWriteArrayList<>();
  private final List<RequestRefusedError> refusals = new CopyOnWriteArrayList<>();
  private final RequestChecker checker = new RequestChecker();

  /** For {@code ClientOverrideConfiguration.addExecutionInterceptor}, of both kinds of client. */
  public ExecutionInterceptor interceptor() {
    return new CallInterceptor(this, checker);
  }

  /**
   * Makes a table known that another client created: a request can only be checked against its
   * table's definition.
   */
  public void know(CreateTableRequest definition) {
    checker.know(definition);
  }

  /** All calls so far, in the order of their answers; those without a pattern among them. */
  public List<RecordedCall> calls() {
    return List.copyOf(calls);
  }

  /** The calls of one access pattern, or of one generated write ({@code Order.create}). */
  public PatternCalls pattern(String name) {
    return new PatternCalls(name, calls());
  }

  /** What was refused so far. A test with any of them fails, even if it catches the error. */
  public List<RequestRefusedError> refusals() {
    return List.copyOf(refusals);
  }

  /** Tells them and forgets them: a database may serve another test, which is not to blame. */
  List<RequestRefusedError> takeRefusals() {
    List<RequestRefusedError> taken = refusals();
    refusals.removeAll(taken);
    return taken;
  }

  /** Forgets the calls; refusals and tables stay. */
  public void clear() {
    calls.clear();
  }

  void add(RecordedCall call) {
    calls.add(call);
  }

  void add(RequestRefusedError refusal) {
    refusals.add(refusal);
  }
}
