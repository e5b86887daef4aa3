package dev.keyplan.sample;

import dev.keyplan.testkit.CallRecorder;
import dev.keyplan.testkit.RecordedCall;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/** Prints each pattern with the request that served it, and the items below. */
public final class Report {

  private static final String ROW = "%-21s  %-9s  %-5s  %5s  %s\n";

  private final CallRecorder calls;
  private final PrintStream out;

  Report(CallRecorder calls, PrintStream out) {
    this.calls = calls;
    this.out = out;
  }

  /** Starts the part of one design. */
  public void design(String table) {
    out.printf(Locale.ROOT, "%s\n\n", table);
    out.printf(Locale.ROOT, ROW, "pattern", "operation", "on", "units", "key condition");
  }

  /**
   * Runs a pattern and prints it.
   *
   * @param read gives the lines to show, one per item
   */
  public void pattern(String name, Supplier<? extends List<?>> read) {
    calls.clear();
    List<?> items = read.get();
    calls.pattern(name).calls().forEach(this::print);
    items.forEach(item -> out.printf(Locale.ROOT, "    %s\n", item));
  }

  /** Starts the writes of a design. */
  public void writes() {
    out.printf(Locale.ROOT, "\n%-21s  %-18s  %5s\n", "write", "operation", "units");
  }

  /**
   * Runs a write and prints its first request, and what came of it.
   *
   * @param write gives what to show
   */
  public void write(String name, Supplier<?> write) {
    calls.clear();
    Object result = write.get();
    RecordedCall call = calls.calls().get(0);
    out.printf(
        Locale.ROOT,
        "%-21s  %-18s  %5.1f\n    %s\n",
        name,
        call.operation(),
        call.capacity(),
        result);
  }

  public void end() {
    out.print("\n");
  }

  private void print(RecordedCall call) {
    String condition =
        call.keyCondition()
            + (call.descending() ? ", descending" : "")
            + (call.consistent() ? ", strongly consistent" : "");
    out.printf(
        Locale.ROOT,
        ROW,
        call.pattern(),
        call.operation(),
        call.index().orElse("table"),
        String.format(Locale.ROOT, "%.1f", call.capacity()),
        condition);
  }
}
