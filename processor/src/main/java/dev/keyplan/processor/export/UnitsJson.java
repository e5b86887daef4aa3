package dev.keyplan.processor.export;

import dev.keyplan.processor.model.Throughput;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The throughput of a table or a global index, as requests and CloudFormation spell it: what is
 * provided, or the most on demand. A maximum that is not declared is left out, and with both of
 * them the member.
 */
final class UnitsJson {

  private UnitsJson() {}

  static Map<String, Object> of(boolean provisioned, Throughput units) {
    return of(provisioned, declared(units.readUnits()), declared(units.writeUnits()));
  }

  /**
   * @param readUnits a number, or a reference to a parameter
   */
  static Map<String, Object> of(
      boolean provisioned, Optional<Object> readUnits, Optional<Object> writeUnits) {
    Map<String, Object> units = new LinkedHashMap<>();
    readUnits.ifPresent(
        n -> units.put(provisioned ? "ReadCapacityUnits" : "MaxReadRequestUnits", n));
    writeUnits.ifPresent(
        n -> units.put(provisioned ? "WriteCapacityUnits" : "MaxWriteRequestUnits", n));
    return units.isEmpty()
        ? Map.of()
        : Map.of(provisioned ? "ProvisionedThroughput" : "OnDemandThroughput", units);
  }

  /**
   * Of a parameter or a variable.
   *
   * @param kind {@code Read} or {@code Write}
   * @param owner the table, or an index
   */
  static String description(boolean provisioned, String kind, String owner) {
    return (provisioned ? "Provisioned " : "Maximum of ")
        + kind.toLowerCase(Locale.ROOT)
        + " units a second, of "
        + owner
        + ".";
  }

  private static Optional<Object> declared(long units) {
    return units == 0 ? Optional.empty() : Optional.of(units);
  }
}
