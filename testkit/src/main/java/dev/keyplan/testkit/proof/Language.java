package dev.keyplan.testkit.proof;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * A set of texts, as a regular expression over code points, whose order is that of UTF-8 bytes and
 * so DynamoDB's. It is asked one question only: what may follow once a code point is read
 * (Brzozowski's derivatives), which makes complement and intersection as plain as the rest.
 */
interface Language {

  Language NONE = new Characters(List.of());
  Language EMPTY_TEXT = new EmptyText();
  Characters ANY_CHARACTER =
      new Characters(List.of(new Range(0, 0xD7FF), new Range(0xE000, Character.MAX_CODE_POINT)));
  Language ANYTHING = new Repeated(ANY_CHARACTER, 0, false);

  boolean hasEmptyText();

  /** What may follow the code point. */
  Language after(int codePoint);

  /** Adds the code points from which on another rest may follow than before. */
  void addBounds(Set<Integer> bounds);

  /**
   * @param low the least code point
   * @param high the greatest
   */
  record Range(int low, int high) {}

  /** The text without characters. */
  record EmptyText() implements Language {
    @Override
    public boolean hasEmptyText() {
      return true;
    }

    @Override
    public Language after(int codePoint) {
      return NONE;
    }

    @Override
    public void addBounds(Set<Integer> bounds) {
      // Nothing follows.
    }
  }

  /** One character of some. */
  record Characters(List<Range> ranges) implements Language {
    @Override
    public boolean hasEmptyText() {
      return false;
    }

    @Override
    public Language after(int codePoint) {
      boolean in = ranges.stream().anyMatch(r -> r.low() <= codePoint && codePoint <= r.high());
      return in ? EMPTY_TEXT : NONE;
    }

    @Override
    public void addBounds(Set<Integer> bounds) {
      for (Range range : ranges) {
        bounds.add(range.low());
        bounds.add(range.high() + 1);
      }
    }
  }

  /** So many characters, and any number more unless it is exact. */
  record Repeated(Characters one, int times, boolean exact) implements Language {
    @Override
    public boolean hasEmptyText() {
      return times == 0;
    }

    @Override
    public Language after(int codePoint) {
      if (one.after(codePoint) == NONE) {
        return NONE;
      }
      return times == 0 ? this : repeated(one, times - 1, exact);
    }

    @Override
    public void addBounds(Set<Integer> bounds) {
      one.addBounds(bounds);
    }
  }

  /** A text, from one of its characters on. */
  record Literal(String text, int from) implements Language {
    @Override
    public boolean hasEmptyText() {
      return false;
    }

    @Override
    public Language after(int codePoint) {
      int next = text.codePointAt(from);
      return next == codePoint ? literal(text, from + Character.charCount(next)) : NONE;
    }

    @Override
    public void addBounds(Set<Integer> bounds) {
      bounds.add(text.codePointAt(from));
      bounds.add(text.codePointAt(from) + 1);
    }
  }

  /** One, then the other. */
  record Sequence(Language first, Language rest) implements Language {
    @Override
    public boolean hasEmptyText() {
      return first.hasEmptyText() && rest.hasEmptyText();
    }

    @Override
    public Language after(int codePoint) {
      Language inFirst = sequence(first.after(codePoint), rest);
      return first.hasEmptyText() ? either(inFirst, rest.after(codePoint)) : inFirst;
    }

    @Override
    public void addBounds(Set<Integer> bounds) {
      first.addBounds(bounds);
      if (first.hasEmptyText()) {
        rest.addBounds(bounds);
      }
    }
  }

  /** One of several, at least two. */
  record Either(Set<Language> choices) implements Language {
    @Override
    public boolean hasEmptyText() {
      return choices.stream().anyMatch(Language::hasEmptyText);
    }

    @Override
    public Language after(int codePoint) {
      Set<Language> next = new LinkedHashSet<>();
      choices.forEach(choice -> next.add(choice.after(codePoint)));
      return either(next);
    }

    @Override
    public void addBounds(Set<Integer> bounds) {
      choices.forEach(choice -> choice.addBounds(bounds));
    }
  }

  /** What is in both. */
  record Both(Language left, Language right) implements Language {
    @Override
    public boolean hasEmptyText() {
      return left.hasEmptyText() && right.hasEmptyText();
    }

    @Override
    public Language after(int codePoint) {
      return both(left.after(codePoint), right.after(codePoint));
    }

    @Override
    public void addBounds(Set<Integer> bounds) {
      left.addBounds(bounds);
      right.addBounds(bounds);
    }
  }

  /** Every other text. */
  record Except(Language excluded) implements Language {
    @Override
    public boolean hasEmptyText() {
      return !excluded.hasEmptyText();
    }

    @Override
    public Language after(int codePoint) {
      return new Except(excluded.after(codePoint));
    }

    @Override
    public void addBounds(Set<Integer> bounds) {
      excluded.addBounds(bounds);
    }
  }

  static Language repeated(Characters one, int times, boolean exact) {
    return times == 0 && exact ? EMPTY_TEXT : new Repeated(one, times, exact);
  }

  static Language literal(String text) {
    return literal(text, 0);
  }

  private static Language literal(String text, int from) {
    return from == text.length() ? EMPTY_TEXT : new Literal(text, from);
  }

  static Language sequence(Language first, Language rest) {
    if (first == NONE || rest == NONE) {
      return NONE;
    }
    if (first == EMPTY_TEXT) {
      return rest;
    }
    if (rest == EMPTY_TEXT) {
      return first;
    }
    return first instanceof Sequence longer
        ? sequence(longer.first(), sequence(longer.rest(), rest))
        : new Sequence(first, rest);
  }

  static Language sequence(Language... parts) {
    Language all = EMPTY_TEXT;
    for (int i = parts.length - 1; i >= 0; i--) {
      all = sequence(parts[i], all);
    }
    return all;
  }

  static Language either(Language... choices) {
    return either(new LinkedHashSet<>(List.of(choices)));
  }

  static Language either(Set<Language> choices) {
    Set<Language> left = new LinkedHashSet<>();
    for (Language choice : choices) {
      if (choice instanceof Either nested) {
        left.addAll(nested.choices());
      } else if (choice != NONE) {
        left.add(choice);
      }
    }
    if (left.isEmpty()) {
      return NONE;
    }
    if (left.contains(ANYTHING)) {
      return ANYTHING;
    }
    return left.size() == 1 ? left.iterator().next() : new Either(left);
  }

  static Language both(Language left, Language right) {
    if (left == NONE || right == NONE) {
      return NONE;
    }
    if (left.equals(ANYTHING) || left.equals(right)) {
      return right;
    }
    return right.equals(ANYTHING) ? left : new Both(left, right);
  }

  /** The code points of which each stands for all up to the next one. */
  default Set<Integer> representatives() {
    Set<Integer> bounds = new TreeSet<>(Set.of(0));
    addBounds(bounds);
    bounds.remove(Character.MAX_CODE_POINT + 1);
    return bounds;
  }
}
