package dev.keyplan.processor;

import dev.keyplan.processor.diagnostics.DiagnosticCode;
import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import dev.keyplan.processor.export.Export;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.reader.Suggestions;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * {@code -Akeyplan.exports}: the exports to write, separated by commas.
 *
 * @param names as they were given; {@code all} if the option is not
 */
record ExportsOption(List<String> names) {

  static final String NAME = "keyplan.exports";

  static ExportsOption of(Map<String, String> options) {
    if (!options.containsKey(NAME)) {
      return new ExportsOption(List.of(Export.ALL));
    }
    // Without a value, the option is there and its value null.
    String value = options.get(NAME) == null ? "" : options.get(NAME);
    return new ExportsOption(
        Arrays.stream(value.split(",")).map(String::strip).filter(n -> !n.isEmpty()).toList());
  }

  Set<Export> chosen() {
    return names.isEmpty() ? Set.of() : Export.chosen(names);
  }

  void check(DiagnosticCollector diagnostics) {
    List<String> known = Export.optionNames();
    String all = "known    " + String.join(", ", known);
    if (names.isEmpty()) {
      refuse(diagnostics, "the option " + NAME + " names no export", all, fix(Export.ALL));
    }
    for (String name : names) {
      if (!known.contains(name)) {
        refuse(
            diagnostics,
            "the option " + NAME + " names no export '" + name + "'",
            all,
            fix(meant(known)));
      }
    }
    if (names.size() > 1 && names.contains(Export.NONE)) {
      refuse(
          diagnostics,
          "the option " + NAME + " names '" + Export.NONE + "' and others",
          fix(Export.NONE),
          "or       leave '" + Export.NONE + "' out");
    }
  }

  /** All of them, each as the known name that it is or seems to stand for. */
  private String meant(List<String> known) {
    List<String> meant =
        names.stream().flatMap(name -> meant(name, known).stream()).distinct().toList();
    return meant.isEmpty() ? Export.ALL : String.join(",", meant);
  }

  /** {@code iam-policy} of {@code iam}, or of {@code iam-policy.json}. */
  private static Optional<String> meant(String name, List<String> known) {
    String lower = name.toLowerCase(Locale.ROOT);
    return known.contains(name)
        ? Optional.of(name)
        : Suggestions.nearest(name, known)
            .or(
                () ->
                    known.stream()
                        .filter(k -> k.startsWith(lower) || lower.startsWith(k))
                        .findFirst());
  }

  private static String fix(String value) {
    return "fix      -A" + NAME + "=" + value;
  }

  private static void refuse(DiagnosticCollector diagnostics, String headline, String... details) {
    diagnostics.add(DiagnosticCode.KP801, Origin.UNKNOWN, headline, details);
  }
}
