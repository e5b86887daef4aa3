package dev.keyplan.processor.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Texts that a String attribute could well have, the likeliest first: by its name alone. */
final class ExampleTexts {

  /** What ids end in: spread, so that they look like ids, and one digit longer in the end. */
  private static final int[] NUMBERS = {17, 42, 58, 63, 71, 85, 90, 96, 103, 118};

  private static final Map<String, List<String>> WORDS =
      Map.ofEntries(
          Map.entry("email", List.of("ann@example.com", "bob@example.com", "cleo@example.com")),
          Map.entry("mail", List.of("ann@example.com", "bob@example.com", "cleo@example.com")),
          Map.entry("name", List.of("Ann", "Bob", "Cleo", "Dan", "Eve")),
          Map.entry("login", List.of("ann", "bob", "cleo", "dan", "eve")),
          Map.entry("username", List.of("ann", "bob", "cleo", "dan", "eve")),
          Map.entry("user", List.of("ann", "bob", "cleo", "dan", "eve")),
          Map.entry("country", List.of("DE", "FR", "IT", "PT", "SE")),
          Map.entry("region", List.of("eu-north", "eu-south", "eu-west")),
          Map.entry("city", List.of("Berlin", "Lyon", "Turin", "Porto", "Malmo")),
          Map.entry("currency", List.of("EUR", "GBP", "SEK")),
          Map.entry("language", List.of("de", "fr", "it")));

  /** For what none of the above suits: letters, of which a literal can begin with one only. */
  private static final String[] ALPHABETS = {"abcdefghij", "klmnopqrst", "0123456789"};

  private ExampleTexts() {}

  static int number(int index) {
    return NUMBERS[index % NUMBERS.length] + 100 * (index / NUMBERS.length);
  }

  /**
   * @param width the exact length, 0 for any
   */
  static List<String> of(String name, int index, int width) {
    String number = String.valueOf(number(index));
    List<String> texts = new ArrayList<>();
    List<String> words = WORDS.getOrDefault(lastWord(name), List.of());
    if (!words.isEmpty()) {
      int round = index / words.size();
      String word = words.get(index % words.size());
      // Of an address, in its local part.
      texts.add(round == 0 ? word : word.replaceFirst("(?=@|$)", String.valueOf(round + 1)));
    }
    String stem = isId(name) ? initials(name) : kebab(name);
    texts.add(padded(stem, "-", number, width));
    texts.add(padded(stem, "", number, width));
    for (String alphabet : ALPHABETS) {
      StringBuilder text = new StringBuilder();
      number.chars().forEach(digit -> text.append(alphabet.charAt(digit - '0')));
      texts.add(padded("", alphabet.substring(0, 1), text.toString(), width));
    }
    return texts;
  }

  /** To the width with zeros before the number, or the end of it. */
  private static String padded(String stem, String separator, String number, int width) {
    if (width == 0) {
      return (stem.isEmpty() ? "" : stem + separator) + number;
    }
    String head = stem.isEmpty() ? "" : stem + separator;
    int zeros = width - head.length() - number.length();
    if (zeros >= 0) {
      return head + (stem.isEmpty() ? separator : "0").repeat(zeros) + number;
    }
    String text = "0".repeat(Math.max(0, width - number.length())) + number;
    return text.substring(text.length() - width);
  }

  private static boolean isId(String name) {
    return name.length() > 2 && name.endsWith("Id");
  }

  private static String initials(String name) {
    StringBuilder initials = new StringBuilder();
    String stem = name.substring(0, name.length() - "Id".length());
    for (String word : kebab(stem).split("-")) {
      initials.append(word, 0, Math.min(1, word.length()));
    }
    return initials.toString();
  }

  private static String lastWord(String name) {
    String kebab = kebab(name);
    return kebab.substring(kebab.lastIndexOf('-') + 1);
  }

  /** Letters and digits of ASCII in lower case, words joined by a dash. */
  private static String kebab(String name) {
    StringBuilder kebab = new StringBuilder();
    char before = 'A';
    for (char c : name.toCharArray()) {
      if (isCapital(c)) {
        kebab.append(isSmallOrDigit(before) ? "-" : "").append(Character.toLowerCase(c));
      } else if (isSmallOrDigit(c) || c == '-') {
        kebab.append(c);
      }
      before = c;
    }
    return kebab.isEmpty() ? "x" : kebab.toString();
  }

  private static boolean isCapital(char c) {
    return c >= 'A' && c <= 'Z';
  }

  private static boolean isSmallOrDigit(char c) {
    return c >= 'a' && c <= 'z' || c >= '0' && c <= '9';
  }
}
