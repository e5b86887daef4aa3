package dev.keyplan.processor.analysis.language;

import dev.keyplan.processor.analysis.language.Piece.Fixed;
import dev.keyplan.processor.analysis.language.Piece.Part;
import java.util.ArrayList;
import java.util.List;
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
    List<Piece> rest = left.isEmpty() ? right : left;
    boolean ended = left.isEmpty() || right.isEmpty();
    return possible && !(ended && rest.stream().anyMatch(Fixed.class::isInstance));
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
