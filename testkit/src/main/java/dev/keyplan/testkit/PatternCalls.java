package dev.keyplan.testkit;

import java.util.List;
import java.util.Optional;

/**
 * The calls that served one access pattern. The assertions throw an {@link AssertionError} that
 * shows them.
 */
public final class PatternCalls {

  private final String pattern;
  private final List<RecordedCall> calls;
  private final List<String> others;

  /**
   * @param all the calls of every pattern
   */
  PatternCalls(String pattern, List<RecordedCall> all) {
    this.pattern = pattern;
    this.calls = all.stream().filter(call -> call.pattern().equals(pattern)).toList();
    this.others =
        all.stream()
            .map(RecordedCall::pattern)
            .filter(name -> !name.isEmpty() && !name.equals(pattern))
            .distinct()
            .sorted()
            .toList();
  }

  public List<RecordedCall> calls() {
    return calls;
  }

  /** In units, as the server counts them. */
  public double capacity() {
    return calls.stream().mapToDouble(RecordedCall::capacity).sum();
  }

  /** Exactly one GetItem. */
  public RecordedCall assertOneGetItem() {
    return assertOne("GetItem", Optional.empty());
  }

  /** Exactly one Query, of the table. */
  public RecordedCall assertOneQuery() {
    return assertOne("Query", Optional.empty());
  }

  /** Exactly one Query, of this index. */
  public RecordedCall assertOneQueryOf(String index) {
    return assertOne("Query", Optional.of(index));
  }

  /** So many Queries of the table: one per page. */
  public List<RecordedCall> assertQueries(int pages) {
    return assertAll("Query", Optional.empty(), pages);
  }

  /** So many Queries of this index: one per page. */
  public List<RecordedCall> assertQueriesOf(String index, int pages) {
    return assertAll("Query", Optional.of(index), pages);
  }

  /** No call at all: the answer was known without. */
  public void assertNone() {
    assertAll("", Optional.empty(), 0);
  }

  /** Exactly one call of another operation: {@code PutItem}. */
  public RecordedCall assertOne(String operation) {
    return assertOne(operation, Optional.empty());
  }

  private RecordedCall assertOne(String operation, Optional<String> index) {
    return assertAll(operation, index, 1).get(0);
  }

  private List<RecordedCall> assertAll(String operation, Optional<String> index, int count) {
    boolean asExpected =
        calls.size() == count
            && calls.stream()
                .allMatch(call -> call.operation().equals(operation) && call.index().equals(index));
    if (!asExpected) {
      StringBuilder message = new StringBuilder(pattern).append(": expected ").append(count);
      message.append(' ').append(operation.isEmpty() ? "calls" : operation);
      message.append(
          index
              .map(name -> " of index " + name)
              .orElse(operation.equals("Query") ? " of the table" : ""));
      message.append(", but sent were");
      message.append(calls.isEmpty() ? " none" : ":");
      calls.forEach(call -> message.append("\n  ").append(call));
      if (calls.isEmpty() && !others.isEmpty()) {
        message.append("; called were ").append(String.join(", ", others));
      }
      throw new AssertionError(message.toString());
    }
    return calls;
  }
}
