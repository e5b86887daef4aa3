package dev.keyplan.processor;

import dev.keyplan.processor.analysis.capacity.KnownPrices;
import dev.keyplan.processor.analysis.capacity.PriceText;
import dev.keyplan.processor.diagnostics.DiagnosticCode;
import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.plan.Prices;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What {@code -A} says.
 *
 * @param exports the exports to write
 * @param lock the path of the committed model that is compared; none if it is not said
 * @param prices what estimates of cost rest on; those known to the processor if it is not said
 */
record ProcessorOptions(
    String werror, ExportsOption exports, Optional<String> lock, Optional<String> prices) {

  static final String LOCK = "keyplan.lock";
  static final String PRICES = "keyplan.prices";
  private static final String WERROR = "keyplan.werror";

  static final Set<String> NAMES = Set.of(WERROR, ExportsOption.NAME, LOCK, PRICES);

  static ProcessorOptions of(Map<String, String> options) {
    return new ProcessorOptions(
        werror(options),
        ExportsOption.of(options),
        lock(options),
        Optional.ofNullable(options.get(PRICES)));
  }

  /** Without a value "", which names no file. */
  private static Optional<String> lock(Map<String, String> options) {
    return options.containsKey(LOCK)
        ? Optional.of(Optional.ofNullable(options.get(LOCK)).orElse(""))
        : Optional.empty();
  }

  private static String werror(Map<String, String> options) {
    if (!options.containsKey(WERROR)) {
      return "false";
    }
    // Without a value, the option is there and its value null; Gradle gives an empty one.
    String value = options.get(WERROR);
    return value == null || value.isEmpty() ? "true" : value;
  }

  boolean warningsAreErrors() {
    return werror.equals("true");
  }

  /** Those of the option, or those that are known. */
  Prices priceList() {
    return prices.map(text -> new PriceText(text).prices()).orElse(KnownPrices.US_EAST_1);
  }

  private void checkPrices(DiagnosticCollector diagnostics) {
    prices
        .flatMap(text -> new PriceText(text).refused())
        .ifPresent(
            refused ->
                diagnostics.add(
                    DiagnosticCode.KP801,
                    Origin.UNKNOWN,
                    "the option " + PRICES + " cannot have '" + refused + "'",
                    "keys     " + String.join(", ", PriceText.keys()),
                    "fix      each at most once, separated by commas, and one price at least:",
                    "         -A"
                        + PRICES
                        + "=region=eu-west-1,date=2026-11,write=0.705,read=0.141,storage=0.283"));
  }

  void check(DiagnosticCollector diagnostics) {
    if (!werror.equals("true") && !werror.equals("false")) {
      diagnostics.add(
          DiagnosticCode.KP801,
          Origin.UNKNOWN,
          "the option " + WERROR + " cannot be '" + werror + "'",
          "fix      -A" + WERROR + " or -A" + WERROR + "=true turns warnings into errors",
          "         -A" + WERROR + "=false, or no such option, does not");
    }
    exports.check(diagnostics);
    checkPrices(diagnostics);
  }
}
