package dev.keyplan.testkit.proof;

import dev.keyplan.testkit.proof.Design.Asked;
import dev.keyplan.testkit.proof.Design.AskedPart;
import dev.keyplan.testkit.proof.Design.KeyText;
import dev.keyplan.testkit.proof.Design.Literal;
import dev.keyplan.testkit.proof.Design.Part;
import dev.keyplan.testkit.proof.Design.Segment;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Texts that must be equal in several key attributes at once, where a value stands in more than one
 * of them. What one place leaves of a value is carried to the other places; if nothing is left, no
 * item has such a key.
 */
final class Correlation {

  private static final int ROUNDS = 4;
  private static final Set<Encoding> AS_IS = Set.of(Encoding.STRING, Encoding.ID, Encoding.FREE);

  /** A stretch of a text: a value, or a text of a language that stands for itself. */
  private sealed interface Piece {}

  private record Value(String name) implements Piece {}

  private record Some(Language texts) implements Piece {}

  private record Equation(List<Piece> left, List<Piece> right) {}

  private final List<Equation> equations = new ArrayList<>();
  private boolean repeated;
  private final Map<String, Language> values = new LinkedHashMap<>();

  /** Names of truncated values, and of those that they are cut from. */
  private final Map<String, String> truncations = new LinkedHashMap<>();

  /**
   * @param tail what can follow the text
   * @param like the key that is asked for
   * @param item the key of the items that must not be found
   */
  void equate(List<Asked> text, Language tail, KeyText like, KeyText item, Domains domains) {
    List<Piece> left = new ArrayList<>();
    for (Asked asked : text) {
      left.add(
          asked instanceof AskedPart part
                  && part.fill().isPresent()
                  && !part.fill().get().isConstant()
              ? argument(part, like)
              : new Some(KeyLanguages.texts(asked, like)));
    }
    left.add(new Some(tail));
    equations.add(new Equation(left, pieces(item, domains, "item ")));
  }

  /** The primary keys of two entities. */
  void equate(KeyText left, Domains leftDomains, KeyText right, Domains rightDomains) {
    equations.add(
        new Equation(pieces(left, leftDomains, "one "), pieces(right, rightDomains, "other ")));
  }

  private List<Piece> pieces(KeyText key, Domains domains, String side) {
    if (key.plain().isPresent()) {
      return List.of(new Some(KeyLanguages.of(key, domains)));
    }
    List<Piece> pieces = new ArrayList<>();
    for (Segment segment : key.segments()) {
      pieces.add(
          segment instanceof Part part
              ? value(side + part.path(), part.encoding(), part.width(), domains.of(part))
              : new Some(Language.literal(((Literal) segment).text())));
    }
    return pieces;
  }

  private Piece argument(AskedPart part, KeyText like) {
    String name = "argument " + part.fill().orElseThrow().parameter();
    String transform = part.fill().orElseThrow().transform();
    return value(
        transform.isEmpty() ? name : name + ":" + transform,
        part.encoding(),
        part.width(),
        KeyLanguages.texts(part, like));
  }

  private Piece value(String of, Encoding encoding, int width, Language texts) {
    String name = AS_IS.contains(encoding) ? of : of + " " + encoding + width;
    repeated |= values.containsKey(name);
    values.merge(name, texts, Language::both);
    if (encoding.truncation()) {
      truncations.put(name, of + " ");
    }
    return new Value(name);
  }

  /** No values suit all places. Of values that stand in one place each nothing can be said. */
  boolean isImpossible() {
    if (truncations.isEmpty() && !repeated) {
      return false;
    }
    for (int round = 0; round < ROUNDS; round++) {
      for (Equation equation : equations) {
        if (narrow(equation.left(), equation.right())
            || narrow(equation.right(), equation.left())) {
          return true;
        }
      }
      if (narrowTruncations()) {
        return true;
      }
    }
    return false;
  }

  /** Whether nothing is left of some value. */
  private boolean narrow(List<Piece> pieces, List<Piece> others) {
    Language text = text(others);
    for (int i = 0; i < pieces.size(); i++) {
      if (pieces.get(i) instanceof Value value) {
        Language from = Languages.after(text, text(pieces.subList(0, i)));
        Language end = text(pieces.subList(i + 1, pieces.size()));
        if (leave(value.name(), Languages.Before.of(from, end))) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean narrowTruncations() {
    for (Map.Entry<String, String> truncation : truncations.entrySet()) {
      for (String whole : List.copyOf(values.keySet())) {
        if (whole.startsWith(truncation.getValue()) && !truncations.containsKey(whole)) {
          Language cut = Languages.Before.of(values.get(whole), Language.ANYTHING);
          Language longer = Language.sequence(values.get(truncation.getKey()), Language.ANYTHING);
          if (leave(truncation.getKey(), cut) || leave(whole, longer)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private boolean leave(String value, Language texts) {
    Language left = Language.both(values.get(value), texts);
    values.put(value, left);
    return Languages.isEmpty(left);
  }

  private Language text(List<Piece> pieces) {
    Language text = Language.EMPTY_TEXT;
    for (int i = pieces.size() - 1; i >= 0; i--) {
      Language piece =
          pieces.get(i) instanceof Value value
              ? values.get(value.name())
              : ((Some) pieces.get(i)).texts();
      text = Language.sequence(piece, text);
    }
    return text;
  }
}
