package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP802;

import dev.keyplan.processor.diagnostics.SourceOrigin;
import java.util.ArrayList;
import java.util.List;

/**
 * Provisioned tables and their global indexes have read and write units each (Amazon DynamoDB API
 * Reference, "ProvisionedThroughput"); no units are below 1.
 */
final class ThroughputRule {

  private final ReadContext context;
  private final boolean provisioned;

  ThroughputRule(ReadContext context, boolean provisioned) {
    this.context = context;
    this.provisioned = provisioned;
  }

  /**
   * @param view a table or a global index
   * @param owner its name in messages
   * @param demand where it is underlined if it lacks a throughput
   */
  void check(AnnotationView view, String owner, SourceOrigin demand) {
    boolean written = view.isWritten("throughput");
    List<AnnotationView> throughputs = view.annotations("throughput");
    if (throughputs.isEmpty()) {
      return; // what stands there is an error of the compiler's
    }
    AnnotationView throughput = throughputs.get(0);
    Value<Long> read = throughput.longInteger("readUnits");
    Value<Long> write = throughput.longInteger("writeUnits");
    String fix = fix(read.value(), write.value());
    boolean refused = refuseBelowOne(read, "read", owner, fix);
    refused |= refuseBelowOne(write, "write", owner, fix);
    if (provisioned && !refused && (read.value() == 0 || write.value() == 0)) {
      context.report(
          KP802,
          written ? throughput.origin() : demand,
          owner + " is provisioned without " + missing(read.value(), write.value()) + " units",
          "a provisioned table and each of its global indexes have units of their own",
          fix);
    }
  }

  /** On demand, a written 0 is what is left out: no maximum. */
  private boolean refuseBelowOne(Value<Long> units, String kind, String owner, String fix) {
    boolean refused = units.written() && (units.value() < 0 || provisioned && units.value() == 0);
    if (refused) {
      context.report(
          KP802,
          units.origin(),
          owner + " has " + units.value() + " " + kind + " units",
          "units are 1 a second or more" + (provisioned ? "" : "; left out, there is no maximum"),
          fix);
    }
    return refused;
  }

  private static String missing(long read, long write) {
    if (read == 0 && write == 0) {
      return "read and write";
    }
    return read == 0 ? "read" : "write";
  }

  /** With what is right of the declared ones. */
  private String fix(long read, long write) {
    List<String> units = new ArrayList<>();
    add(units, "readUnits", read);
    add(units, "writeUnits", write);
    return units.isEmpty()
        ? "fix      leave throughput out"
        : "fix      throughput = @Throughput(" + String.join(", ", units) + ")";
  }

  private void add(List<String> units, String member, long value) {
    if (value > 0 || provisioned) {
      units.add(member + " = " + Math.max(1, value));
    }
  }
}
