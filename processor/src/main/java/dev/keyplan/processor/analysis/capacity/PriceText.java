package dev.keyplan.processor.analysis.capacity;

import dev.keyplan.processor.plan.Prices;
import dev.keyplan.processor.plan.Prices.Rates;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Prices as an option gives them, in one line: {@code region=eu-west-1,date=2026-11,write=0.7}.
 * What is left out is taken from the known ones.
 */
public final class PriceText {

  private static final String REGION = "region";
  private static final String DATE = "date";
  private static final String CURRENCY = "currency";
  private static final String INFREQUENT = "infrequent.";
  private static final List<String> LABELS = List.of(REGION, DATE, CURRENCY);
  private static final List<String> RATES =
      List.of("write", "read", "storage", "writeHour", "readHour");
  private static final String NUMBER = "\\d{1,9}(\\.\\d{1,12})?";

  private final Map<String, String> values = new LinkedHashMap<>();
  private final List<String> refused = new ArrayList<>();

  public PriceText(String text) {
    for (String entry : text.split(",", -1)) {
      int equals = entry.indexOf('=');
      String key = equals < 0 ? entry.strip() : entry.substring(0, equals).strip();
      String value = equals < 0 ? "" : entry.substring(equals + 1).strip();
      boolean known = LABELS.contains(key) ? !value.isEmpty() : isRate(key) && isNumber(value);
      if (!known || values.putIfAbsent(key, value) != null) {
        refused.add(entry.strip());
      }
    }
    if (refused.isEmpty() && LABELS.containsAll(values.keySet())) {
      refused.add(text.strip());
    }
  }

  /** Those that can be said. */
  public static List<String> keys() {
    List<String> keys = new ArrayList<>(RATES);
    RATES.forEach(rate -> keys.add(INFREQUENT + rate));
    keys.addAll(LABELS);
    return keys;
  }

  private static boolean isRate(String key) {
    return RATES.contains(key.startsWith(INFREQUENT) ? key.substring(INFREQUENT.length()) : key);
  }

  private static boolean isNumber(String value) {
    return value.matches(NUMBER);
  }

  /**
   * The entry that is unknown, said twice or no number; the whole where no price is said, as other
   * words would change what the known prices are those of.
   */
  public Optional<String> refused() {
    return refused.stream().findFirst();
  }

  /** The known ones where something is refused. */
  public Prices prices() {
    Prices known = KnownPrices.US_EAST_1;
    if (!refused.isEmpty()) {
      return known;
    }
    Rates standard = rates("", known.standard());
    Rates infrequent = KnownPrices.infrequent(standard, known.infrequentAccess().storage());
    return new Prices(
        values.getOrDefault(REGION, ""),
        values.getOrDefault(DATE, ""),
        values.getOrDefault(CURRENCY, known.currency()),
        standard,
        rates(INFREQUENT, infrequent));
  }

  private Rates rates(String prefix, Rates others) {
    return new Rates(
        rate(prefix + "write", others.write()),
        rate(prefix + "read", others.read()),
        rate(prefix + "storage", others.storage()),
        rate(prefix + "writeHour", others.writeHour()),
        rate(prefix + "readHour", others.readHour()));
  }

  private double rate(String key, double other) {
    return values.containsKey(key) ? Double.parseDouble(values.get(key)) : other;
  }
}
