package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyEncoding;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.KeySegment;
import dev.keyplan.processor.model.Term;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The keys of an entity, made of all its attributes' values in a small world, and read back: a
 * second opinion on languages, without automata.
 */
final class StoredKeys {

  private final EntityKey key;
  private final Map<String, List<String>> world;

  /**
   * @param world the values of each attribute
   */
  StoredKeys(EntityKey key, Map<String, List<String>> world) {
    this.key = key;
    this.world = world;
  }

  private List<KeyPart> parts() {
    return key.attributes().stream()
        .map(KeyAttribute.Composed.class::cast)
        .flatMap(a -> a.template().parts().stream())
        .toList();
  }

  /** All that the encoders let through. */
  Set<List<String>> all() {
    Set<List<String>> keys = new HashSet<>();
    List<String> names = parts().stream().map(p -> p.path().toString()).distinct().toList();
    fill(names, new HashMap<>(), keys);
    return keys;
  }

  private void fill(List<String> names, Map<String, String> values, Set<List<String>> keys) {
    if (!names.isEmpty()) {
      for (String value : world.get(names.get(0))) {
        values.put(names.get(0), value);
        fill(names.subList(1, names.size()), values, keys);
      }
      return;
    }
    boolean member = key.when().stream().allMatch(term -> holds(term, values));
    List<String> texts = new ArrayList<>();
    for (KeyAttribute attribute : key.attributes()) {
      text(((KeyAttribute.Composed) attribute).template().segments(), values).ifPresent(texts::add);
    }
    if (member && texts.size() == key.attributes().size()) {
      keys.add(texts);
    }
  }

  private static Optional<String> text(List<KeySegment> segments, Map<String, String> values) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < segments.size(); i++) {
      if (segments.get(i) instanceof KeySegment.Literal literal) {
        text.append(literal.text());
        continue;
      }
      KeyPart part = (KeyPart) segments.get(i);
      String encoded = encoded(part, values.get(part.path().toString()));
      String after =
          i + 1 < segments.size() && segments.get(i + 1) instanceof KeySegment.Literal next
              ? next.text()
              : "";
      boolean id = part.encoding() == KeyEncoding.ID && !encoded.matches("[A-Za-z0-9_-]+");
      boolean delimiter = part.encoding() != KeyEncoding.FREE && encoded.contains("#");
      boolean early = !after.isEmpty() && (encoded + after).indexOf(after) < encoded.length();
      if (encoded.isEmpty() || id || delimiter || early) {
        return Optional.empty();
      }
      text.append(encoded);
    }
    return Optional.of(text.toString());
  }

  private static String encoded(KeyPart part, String value) {
    return switch (part.encoding()) {
      case DIGITS ->
          value.length() > part.width() ? "" : "0".repeat(part.width() - value.length()) + value;
      case INT -> "0".repeat(10 - value.length()) + value;
      case LOWER -> value.toLowerCase(Locale.ROOT);
      case INSTANT_SECONDS -> value.endsWith(".000000000Z") ? value.substring(0, 19) + "Z" : "";
      case TO_MONTH -> value.substring(0, 7);
      default -> value;
    };
  }

  /** Whether some item has these key texts; the templates can be parsed in one way only. */
  boolean has(List<String> texts) {
    StringBuilder pattern = new StringBuilder();
    List<KeyPart> groups = new ArrayList<>();
    for (int a = 0; a < texts.size(); a++) {
      List<KeySegment> segments =
          ((KeyAttribute.Composed) key.attributes().get(a)).template().segments();
      for (int i = 0; i < segments.size(); i++) {
        if (segments.get(i) instanceof KeySegment.Literal literal) {
          pattern.append(Pattern.quote(literal.text()));
        } else {
          String after =
              i + 1 < segments.size() && segments.get(i + 1) instanceof KeySegment.Literal next
                  ? next.text()
                  : "";
          groups.add((KeyPart) segments.get(i));
          pattern.append(group((KeyPart) segments.get(i), after));
        }
      }
      pattern.append("\n");
    }
    Matcher matcher = Pattern.compile(pattern.toString()).matcher(String.join("\n", texts) + "\n");
    return matcher.matches() && consistent(matcher, groups);
  }

  private static String group(KeyPart part, String after) {
    String ahead = after.isEmpty() ? "" : "(?!" + Pattern.quote(after) + ")";
    return switch (part.encoding()) {
      case STRING, LOWER -> "((?:" + ahead + "[^#\n])+)";
      case FREE -> "((?:" + ahead + "[^\n])+)";
      case ID -> "((?:" + ahead + "[A-Za-z0-9_-])+)";
      case DIGITS -> "([0-9]{" + part.width() + "})";
      case INT -> "(-?[0-9]{10})";
      case INSTANT -> "([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:]{8}[.][0-9]{9}Z)";
      case INSTANT_SECONDS -> "([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:]{8}Z)";
      case TO_MONTH -> "([0-9]{4}-[0-9]{2})";
      default -> "([A-Z]+)";
    };
  }

  /** Each attribute has one value in all its places, one that the when allows. */
  private boolean consistent(Matcher matcher, List<KeyPart> groups) {
    Map<String, String> values = new HashMap<>();
    for (boolean lossy : new boolean[] {false, true}) {
      for (int i = 0; i < groups.size(); i++) {
        KeyPart part = groups.get(i);
        String text = matcher.group(i + 1);
        if (part.encoding().lossy() != lossy) {
          continue;
        }
        String value = lossy ? text : decoded(part, text);
        String before = values.putIfAbsent(part.path().toString(), value);
        boolean same =
            before == null
                || (lossy
                    ? text.equals(before) || text.equals(encoded(part, before))
                    : before.equals(value));
        if (!same) {
          return false;
        }
      }
    }
    return key.when().stream()
        .allMatch(term -> !values.containsKey(term.path().toString()) || holds(term, values));
  }

  private static String decoded(KeyPart part, String text) {
    return switch (part.encoding()) {
      case DIGITS, INT -> text.replaceFirst("^0+(?=.)", "");
      case INSTANT_SECONDS -> text.substring(0, 19) + ".000000000Z";
      default -> text;
    };
  }

  private static boolean holds(Term term, Map<String, String> values) {
    String value = values.get(term.path().toString());
    if (term instanceof Term.Equal equal) {
      return equal.constant().text().equals(value);
    }
    if (term instanceof Term.In in) {
      return in.constants().stream().anyMatch(c -> c.text().equals(value));
    }
    return term instanceof Term.Absent == (value == null);
  }
}
