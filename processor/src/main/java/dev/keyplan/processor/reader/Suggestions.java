package dev.keyplan.processor.reader;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** "Did you mean": the known name nearest to an unknown one. */
final class Suggestions {

  private Suggestions() {}

  /** A detail line, in any case: the nearest name, else all of them. */
  static String didYouMean(String unknown, Collection<String> known) {
    return nearest(unknown, known)
        .map(name -> "fix      did you mean '" + name + "'?")
        .orElse(known.isEmpty() ? "known    none" : "known    " + String.join(", ", known));
  }

  static Optional<String> nearest(String unknown, Collection<String> known) {
    int limit = Math.max(2, unknown.length() / 3);
    return known.stream()
        .filter(name -> distance(unknown, name) <= limit)
        .min(
            Comparator.<String>comparingInt(name -> distance(unknown, name))
                .thenComparing(Comparator.naturalOrder()));
  }

  /** Levenshtein, whatever the case. */
  private static int distance(String first, String second) {
    String a = first.toLowerCase(Locale.ROOT);
    String b = second.toLowerCase(Locale.ROOT);
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int substituted = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(substituted, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}
