package dev.keyplan.processor.analysis.language;

import dev.keyplan.processor.analysis.language.Piece.Fixed;
import dev.keyplan.processor.analysis.language.Piece.Part;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Two texts that must be equal, in one key attribute. What is alike at their ends is taken away,
 * and tells which variables are equal.
 */
final class Equation {

  private final int half;
  private List<Piece> left;
  private List<Piece> right;

  Equation(int half, List<Piece> left, List<Piece> right) {
    this.half = half;
    this.left = new ArrayList<>(left);
    this.right = new ArrayList<>(right);
  }

  Equation copy() {
    return new Equation(half, left, right);
  }

  int half() {
    return half;
  }

  List<Piece> left() {
    return left;
  }

  List<Piece> right() {
    return right;
  }

  boolean isSolved() {
    return left.isEmpty() && right.isEmpty();
  }

  /** False if the texts cannot be equal. */
  boolean reduce(Domains domains) {
    left = resolved(left, domains);
    right = resolved(right, domains);
    boolean possible = true;
    int size = -1;
    while (possible && size != left.size() + right.size()) {
      size = left.size() + right.size();
      possible = !both() || reduceStarts(domains);
      possible = possible && (!both() || reduceEnds(domains));
    }
    if (possible && left.size() == 1 && right.size() == 1 && parts(left.get(0), right.get(0))) {
      possible = domains.merge(variable(left.remove(0)), variable(right.remove(0)));
    }
    return possible && canBalance(left, right, domains) && canBalance(right, left, domains);
  }

  /**
   * Cuts both texts before a code point that no part up to there can hold: it is the first of its
   * kind in both. This is what is left after the cut.
   *
   * @return what was before it
   */
  Optional<Equation> split(Domains domains) {
    for (Piece piece : left) {
      if (piece instanceof Fixed fixed) {
        for (int separator : fixed.text().codePoints().distinct().toArray()) {
          int l = cut(left, separator, domains);
          int r = cut(right, separator, domains);
          if (l >= 0 && r >= 0) {
            List<Piece> before = before(left, l, separator);
            List<Piece> other = before(right, r, separator);
            if (!before.isEmpty() || !other.isEmpty()) {
              left = from(left, l, separator);
              right = from(right, r, separator);
              return Optional.of(new Equation(half, before, other));
            }
          }
        }
      }
    }
    return Optional.empty();
  }

  /** The piece with the first such code point, -1 if that is not certain. */
  private static int cut(List<Piece> pieces, int separator, Domains domains) {
    for (int i = 0; i < pieces.size(); i++) {
      if (pieces.get(i) instanceof Fixed fixed) {
        if (fixed.text().indexOf(separator) >= 0) {
          return i;
        }
      } else if (Texts.read(domains.of(variable(pieces.get(i))), separator)) {
        return -1;
      }
    }
    return -1;
  }

  private static List<Piece> before(List<Piece> pieces, int cut, int separator) {
    List<Piece> before = new ArrayList<>(pieces.subList(0, cut));
    String text = ((Fixed) pieces.get(cut)).text();
    Piece.add(before, new Fixed(text.substring(0, text.indexOf(separator))));
    return before;
  }

  private static List<Piece> from(List<Piece> pieces, int cut, int separator) {
    List<Piece> from = new ArrayList<>(pieces.subList(cut, pieces.size()));
    String text = ((Fixed) pieces.get(cut)).text();
    from.set(0, new Fixed(text.substring(text.indexOf(separator))));
    return from;
  }

  /**
   * If all variables of the lesser side stand on the greater one too, as often, the literals of the
   * greater one must be found among those of the lesser: the rest of it only adds to them.
   */
  private static boolean canBalance(List<Piece> greater, List<Piece> lesser, Domains domains) {
    Map<Object, Integer> counts = new HashMap<>();
    greater.forEach(piece -> count(piece, 1, counts, domains));
    lesser.forEach(piece -> count(piece, -1, counts, domains));
    boolean all =
        counts.entrySet().stream()
            .noneMatch(count -> count.getKey() instanceof Variable && count.getValue() < 0);
    return !all
        || counts.entrySet().stream()
            .noneMatch(count -> count.getKey() instanceof Integer && count.getValue() > 0);
  }

  private static void count(Piece piece, int sign, Map<Object, Integer> counts, Domains domains) {
    if (piece instanceof Part part) {
      counts.merge(domains.root(part.variable()), sign, Integer::sum);
    } else {
      ((Fixed) piece).text().codePoints().forEach(c -> counts.merge(c, sign, Integer::sum));
    }
  }

  private boolean both() {
    return !left.isEmpty() && !right.isEmpty();
  }

  /** With the values that are known already. */
  static List<Piece> resolved(List<Piece> pieces, Domains domains) {
    List<Piece> resolved = new ArrayList<>();
    for (Piece piece : pieces) {
      Optional<String> only =
          piece instanceof Part part ? domains.only(part.variable()) : Optional.empty();
      Piece.add(resolved, only.<Piece>map(Fixed::new).orElse(piece));
    }
    return resolved;
  }

  private boolean reduceStarts(Domains domains) {
    Piece l = left.get(0);
    Piece r = right.get(0);
    if (l instanceof Fixed a && r instanceof Fixed b) {
      return reduceLiterals(a.text(), b.text());
    }
    if (l instanceof Part a && r instanceof Part b) {
      if (!endTogether(a, b, domains)) {
        return true;
      }
      left.remove(0);
      right.remove(0);
      return domains.merge(a.variable(), b.variable());
    }
    boolean partOnLeft = l instanceof Part;
    Part part = (Part) (partOnLeft ? l : r);
    String text = ((Fixed) (partOnLeft ? r : l)).text();
    int width = domains.width(part.variable());
    if (width < 1 || width > text.codePointCount(0, text.length())) {
      return true;
    }
    int end = text.offsetByCodePoints(0, width);
    List<Piece> ofPart = partOnLeft ? left : right;
    List<Piece> ofText = partOnLeft ? right : left;
    ofPart.remove(0);
    replace(ofText, 0, text.substring(end));
    return domains.restrict(part.variable(), Automaton.literal(text.substring(0, end)));
  }

  private boolean reduceLiterals(String a, String b) {
    String shorter = a.length() < b.length() ? a : b;
    String longer = a.length() < b.length() ? b : a;
    if (!longer.startsWith(shorter)) {
      return false;
    }
    replace(left, 0, a.substring(shorter.length()));
    replace(right, 0, b.substring(shorter.length()));
    return true;
  }

  /**
   * At the same place of one text they have one end: they are as long, or what follows both is
   * found in neither.
   */
  private static boolean endTogether(Part a, Part b, Domains domains) {
    if (domains.root(a.variable()).equals(domains.root(b.variable()))) {
      return true;
    }
    int width = domains.width(a.variable());
    if (width > 0 && width == domains.width(b.variable())) {
      return true;
    }
    if (a.terminator().isEmpty() || b.terminator().isEmpty()) {
      return false;
    }
    int next = a.terminator().codePointAt(0);
    return a.terminator().equals(b.terminator())
        || next == b.terminator().codePointAt(0)
            && !Texts.read(domains.of(a.variable()), next)
            && !Texts.read(domains.of(b.variable()), next);
  }

  private boolean reduceEnds(Domains domains) {
    int lastLeft = left.size() - 1;
    int lastRight = right.size() - 1;
    Piece l = left.get(lastLeft);
    Piece r = right.get(lastRight);
    if (l instanceof Fixed a && r instanceof Fixed b) {
      String shorter = a.text().length() < b.text().length() ? a.text() : b.text();
      String longer = a.text().length() < b.text().length() ? b.text() : a.text();
      if (!longer.endsWith(shorter)) {
        return false;
      }
      replace(left, lastLeft, a.text().substring(0, a.text().length() - shorter.length()));
      replace(right, lastRight, b.text().substring(0, b.text().length() - shorter.length()));
      return true;
    }
    if (!parts(l, r)) {
      return true;
    }
    Variable a = domains.root(variable(l));
    Variable b = domains.root(variable(r));
    int width = domains.width(a);
    if (!a.equals(b) && (width < 1 || width != domains.width(b))) {
      return true;
    }
    left.remove(lastLeft);
    right.remove(lastRight);
    return domains.merge(a, b);
  }

  private static void replace(List<Piece> pieces, int place, String text) {
    if (text.isEmpty()) {
      pieces.remove(place);
    } else {
      pieces.set(place, new Fixed(text));
    }
  }

  private static boolean parts(Piece l, Piece r) {
    return l instanceof Part && r instanceof Part;
  }

  private static Variable variable(Piece part) {
    return ((Part) part).variable();
  }
}
