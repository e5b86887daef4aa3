package dev.keyplan.processor.reader;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** "Did you mean": the known name nearest to an unknown one. */
public final class Suggestions {

  private Suggestions() {}

  /** A detail line, in any case: the nearest name, else all of them. */
  static String didYouMean(String unknown, Collection<String> known) {
    return nearest(unknown, known)
        .map(name -> "fix      did you mean '" + name + "'?")
        .orElse(known.isEmpty() ? "known    none" : "known    " + String.join(", ", known));
  }

  public static Optional<String> nearest(String unknown, Collection<String> known) {
    return known.stream()
        .filter(name -> !siblings(unknown, name))
        .filter(name -> distance(unknown, name) <= limit(unknown, name))
        .min(
            Comparator.<String>comparingInt(name -> distance(unknown, name))
                .thenComparing(Comparator.naturalOrder()));
  }

  /** Names that are numbered, {@code GSI1} and {@code GSI2}, are not taken for each other. */
  private static boolean siblings(String a, String b) {
    return withoutDigits(a).length() < a.length()
        && withoutDigits(b).length() < b.length()
        && withoutDigits(a).equals(withoutDigits(b));
  }

  private static String withoutDigits(String name) {
    return name.replaceAll("[0-9]", "");
  }

  /** Half of a short name may be wrong, a third of a long one: more makes it another name. */
  private static int limit(String unknown, String name) {
    int shorter = Math.min(unknown.length(), name.length());
    return Math.min(shorter / 2, Math.max(2, unknown.length() / 3));
  }

  /** Of Levenshtein, whatever the case; two letters swapped are one mistake. */
  private static int distance(String first, String second) {
    String a = first.toLowerCase(Locale.ROOT);
    String b = second.toLowerCase(Locale.ROOT);
    int[][] distance = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        distance[i][j] = i == 0 || j == 0 ? i + j : step(distance, a, b, i, j);
      }
    }
    return distance[a.length()][b.length()];
  }

  private static int step(int[][] distance, String a, String b, int i, int j) {
    boolean same = a.charAt(i - 1) == b.charAt(j - 1);
    int least =
        Math.min(
            distance[i - 1][j - 1] + (same ? 0 : 1),
            1 + Math.min(distance[i - 1][j], distance[i][j - 1]));
    boolean swapped =
        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
    return swapped ? Math.min(least, 1 + distance[i - 2][j - 2]) : least;
  }
}
