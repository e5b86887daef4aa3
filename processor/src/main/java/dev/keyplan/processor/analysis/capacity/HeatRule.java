package dev.keyplan.processor.analysis.capacity;

import dev.keyplan.processor.diagnostics.Diagnostic;
import dev.keyplan.processor.diagnostics.DiagnosticCode;
import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.Origin;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;

/**
 * One partition key value that takes more than DynamoDB serves of one, or, where there are few
 * values, so much that growth leads there. All patterns and writes of a key are taken together:
 * what is busy for one is mostly so for the others.
 */
final class HeatRule {

  /** Of the limit, from which few values are told: they cannot be spread when the load grows. */
  private static final double REAL_SHARE = 0.25;

  private static final List<String> MORE_KEYS =
      List.of(
          "fix      put an attribute of many values into the partition key",
          "         or number the keys with an attribute of its own, {shard:digits(1)}, and ask each of"
              + " the ten");

  private final DiagnosticCollector diagnostics;

  HeatRule(DiagnosticCollector diagnostics) {
    this.diagnostics = diagnostics;
  }

  void check(KeyLoads keys) {
    keys.byPlace()
        .forEach(
            (place, callers) -> {
              check(place, KeyLoads.of(callers, false), Units.READ_LIMIT, DiagnosticCode.KP701);
              check(place, KeyLoads.of(callers, true), Units.WRITE_LIMIT, DiagnosticCode.KP702);
            });
  }

  private void check(
      KeyLoads.Place place, List<KeyLoads.Caller> callers, int limit, DiagnosticCode above) {
    if (callers.isEmpty()) {
      return;
    }
    double units = KeyLoads.sum(callers);
    KeyLoads.Caller most = busiest(callers);
    OptionalLong values = PartitionValues.few(most.key());
    if (units > limit) {
      String headline = hot(place, values, units, limit, above);
      add(above, most.origin(), headline, callers, spread(above), most);
    } else if (units >= REAL_SHARE * limit && values.isPresent()) {
      add(
          DiagnosticCode.KP703,
          keyOrigin(most),
          few(place, values.getAsLong(), units, limit, above),
          callers,
          MORE_KEYS,
          most);
    }
  }

  private static KeyLoads.Caller busiest(List<KeyLoads.Caller> callers) {
    return callers.stream()
        .max(Comparator.comparingDouble(KeyLoads.Caller::unitsPerSecond))
        .orElseThrow();
  }

  private static Origin keyOrigin(KeyLoads.Caller caller) {
    return caller.key().partition().stream()
        .map(KeyAttribute::origin)
        .findFirst()
        .orElse(caller.key().origin());
  }

  private static String kind(DiagnosticCode code) {
    return code == DiagnosticCode.KP701 ? "read" : "write";
  }

  private static String where(KeyLoads.Place place) {
    return place.text() + place.index().map(index -> " of " + index).orElse("");
  }

  private static String hot(
      KeyLoads.Place place, OptionalLong values, double units, int limit, DiagnosticCode code) {
    boolean one = values.isPresent() && values.getAsLong() == 1;
    return (one ? where(place) + ", one key," : "the busiest key of " + where(place))
        + " takes "
        + Figures.of(units)
        + " "
        + kind(code)
        + " units a second, and DynamoDB serves "
        + Figures.of(limit);
  }

  private static String few(
      KeyLoads.Place place, long values, double units, int limit, DiagnosticCode code) {
    return where(place)
        + (values == 1
            ? " has one value at a time, which takes "
            : " has only " + Figures.of(values) + " values, of which the busiest takes ")
        + Figures.of(units)
        + " of the "
        + Figures.of(limit)
        + " "
        + kind(code)
        + " units a second that DynamoDB serves";
  }

  private static List<String> spread(DiagnosticCode code) {
    return code == DiagnosticCode.KP701
        ? List.of(
            "fix      keep what is read so often in a cache, or read less of it in a call",
            "         or keep copies under several keys, numbered by an attribute: {copy:digits(1)}")
        : List.of(
            "fix      spread the writes over several keys, numbered by an attribute: {shard:digits(1)};",
            "         what reads them all asks each");
  }

  private void add(
      DiagnosticCode code,
      Origin origin,
      String headline,
      List<KeyLoads.Caller> callers,
      List<String> fix,
      KeyLoads.Caller most) {
    List<String> details = new ArrayList<>();
    for (KeyLoads.Caller caller : callers) {
      details.add((caller.writes() ? "writes   " : "reads    ") + text(caller));
    }
    details.addAll(fix);
    details.add(Advice.orAccept(most.owner()));
    details.add(Advice.accept(code));
    diagnostics.add(new Diagnostic(code, origin, headline, details));
  }

  private static String text(KeyLoads.Caller caller) {
    return String.format(
        Locale.ROOT,
        "%s on %s: %s calls a second, %s of them for one key, %s each: %s",
        caller.name(),
        caller.owner(),
        Figures.of(caller.rate()),
        Figures.percent(caller.share()),
        Figures.counted(caller.units(), "unit"),
        Figures.of(caller.unitsPerSecond()));
  }
}
