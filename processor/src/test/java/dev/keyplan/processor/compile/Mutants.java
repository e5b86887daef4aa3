package dev.keyplan.processor.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Sources with one thing missing or unknown, as while they are typed. */
final class Mutants {

  /** How a source was changed. */
  enum Change {
    TOKEN_DELETED,
    LINE_DELETED,
    CLOSING_BRACKET_DELETED,
    TYPE_UNKNOWN,
    CLASS_LITERAL_UNKNOWN,
    TEXT_UNKNOWN,
    CONSTANT_UNKNOWN
  }

  record Mutant(Change change, String what, String text) {
    @Override
    public String toString() {
      return change + " " + what.strip();
    }
  }

  private static final Pattern TOKEN = Pattern.compile("\"[^\"]*\"|\\w+|[^\\s\\w]");
  private static final Pattern LINE = Pattern.compile("(?m)^.*\\S.*\\R");
  private static final Pattern CLOSING = Pattern.compile("[)}>\"]");
  private static final Pattern TYPE = Pattern.compile("(?<=[(,] ?|> )[A-Z]\\w+(?= \\w+[,)])");
  private static final Pattern CLASS_LITERAL = Pattern.compile("[\\w.]+(?=\\.class)");
  private static final Pattern TEXT = Pattern.compile("\"[^\"]*\"");
  private static final Pattern CONSTANT = Pattern.compile("(?<=[= ]\\w{1,20}\\.)[A-Z_]{3,}\\b");

  private Mutants() {}

  /** The same ones each time, of each change as many as there are up to {@code perChange}. */
  static List<Mutant> of(String source, int perChange) {
    String body = source.substring(Math.max(0, source.lastIndexOf("import ")));
    int imports = source.length() - body.length();
    Random random = new Random(source.length());
    List<Mutant> mutants = new ArrayList<>();
    for (Change change : Change.values()) {
      List<MatchResult> places =
          new ArrayList<>(
              pattern(change).matcher(source).results().filter(after(imports)).toList());
      for (int i = 0; i < perChange && !places.isEmpty(); i++) {
        MatchResult place = places.remove(random.nextInt(places.size()));
        String text =
            source.substring(0, place.start()) + instead(change) + source.substring(place.end());
        mutants.add(new Mutant(change, place.group(), text));
      }
    }
    return mutants;
  }

  private static Predicate<MatchResult> after(int position) {
    return place -> place.start() >= position;
  }

  private static Pattern pattern(Change change) {
    return switch (change) {
      case TOKEN_DELETED -> TOKEN;
      case LINE_DELETED -> LINE;
      case CLOSING_BRACKET_DELETED -> CLOSING;
      case TYPE_UNKNOWN -> TYPE;
      case CLASS_LITERAL_UNKNOWN -> CLASS_LITERAL;
      case TEXT_UNKNOWN -> TEXT;
      case CONSTANT_UNKNOWN -> CONSTANT;
    };
  }

  private static String instead(Change change) {
    return switch (change) {
      case TOKEN_DELETED, CLOSING_BRACKET_DELETED -> "";
      case LINE_DELETED -> "\n";
      case TYPE_UNKNOWN, CLASS_LITERAL_UNKNOWN -> "Unknown";
      case TEXT_UNKNOWN -> "Unknown.TEXT";
      case CONSTANT_UNKNOWN -> "UNKNOWN";
    };
  }
}
