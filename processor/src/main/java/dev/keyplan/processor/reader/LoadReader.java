package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP109;

import dev.keyplan.processor.model.PatternLoad;
import java.util.List;

/** What the patterns of one entity or collection say of their rates, budgets and roles. */
final class LoadReader {

  /** As IAM has it in names of policies. */
  private static final String ROLE = "[a-zA-Z0-9_+=,.@-]{1,64}";

  /** Far above any, and so low that what is counted with it stays finite. */
  private static final double HIGHEST_RATE = 1e12;

  private final ReadContext context;
  private final String owner;

  LoadReader(ReadContext context, String owner) {
    this.context = context;
    this.owner = owner;
  }

  PatternLoad ofReads(AnnotationView view, String name) {
    return of(view, name, items(view.integer("items"), name));
  }

  /** Without the items, of which a write has one or more. */
  PatternLoad ofWrites(AnnotationView view, String name) {
    return of(view, name, 0);
  }

  private PatternLoad of(AnnotationView view, String name, int items) {
    return new PatternLoad(
        items,
        rate(view.decimal("peakRate"), name),
        share(view.decimal("busiestKeyShare"), name),
        budget(view.decimal("budget"), name),
        roles(view.texts("role"), name),
        view.origin("peakRate"),
        view.origin("budget"));
  }

  private int items(Value<Integer> value, String name) {
    if (value.value() < 0) {
      context.report(
          KP109,
          value.origin(),
          name + " on " + owner + " reads " + value.value() + " items",
          "it is the number of items that a call reads: 1 or more, or 0 if it is not known");
    }
    return Math.max(0, value.value());
  }

  private double rate(Value<Double> value, String name) {
    return positive(
        value.value() > HIGHEST_RATE
            ? new Value<>(Double.NaN, value.written(), value.origin())
            : value,
        name,
        "peakRate",
        "it is a number of calls per second: 0 to 1,000,000,000,000");
  }

  private double budget(Value<Double> value, String name) {
    return positive(
        value, name, "budget", "it is a number of read or write units: more than 0, or 0 for any");
  }

  private double share(Value<Double> value, String name) {
    return positive(
        value.value() > 1 ? new Value<>(Double.NaN, value.written(), value.origin()) : value,
        name,
        "busiestKeyShare",
        "it is a share of the calls: 0.1 for a tenth of them, 1 for all; 0 if not known");
  }

  private double positive(Value<Double> value, String name, String member, String rule) {
    boolean usable = value.value() >= 0 && !Double.isInfinite(value.value());
    if (!usable) {
      context.report(
          KP109, value.origin(), name + " on " + owner + " has an impossible " + member, rule);
    }
    return usable ? value.value() : 0;
  }

  private List<String> roles(List<Value<String>> declared, String name) {
    for (Value<String> role : declared) {
      if (!role.value().matches(ROLE)) {
        context.report(
            KP109,
            role.origin(),
            name
                + " on "
                + owner
                + " has a role '"
                + role.value()
                + "' that no policy can be named after",
            "a role has 1 to 64 of the characters a-z, A-Z, 0-9, _, +, =, comma, ., @ and -");
      }
    }
    return declared.stream()
        .map(Value::value)
        .filter(role -> role.matches(ROLE))
        .distinct()
        .toList();
  }
}
