package dev.keyplan.testkit.proof;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Questions about languages, answered by reading code points until nothing new can follow. */
final class Languages {

  private record Read(Language language, String text) {}

  private record Pair(Language left, Language right) {}

  private Languages() {}

  static boolean isEmpty(Language language) {
    return example(language).isEmpty();
  }

  /** A shortest text of the language, if it has any. */
  static Optional<String> example(Language language) {
    Set<Language> seen = new HashSet<>();
    Deque<Read> open = new ArrayDeque<>();
    open.add(new Read(language, ""));
    while (!open.isEmpty()) {
      Read read = open.poll();
      if (read.language().hasEmptyText()) {
        return Optional.of(read.text());
      }
      for (int codePoint : read.language().representatives()) {
        Language next = read.language().after(codePoint);
        if (next != Language.NONE && seen.add(next)) {
          open.add(new Read(next, read.text() + Character.toString(codePoint)));
        }
      }
    }
    return Optional.empty();
  }

  static boolean apart(Language left, Language right) {
    return isEmpty(Language.both(left, right));
  }

  /** No text of the language begins another one, so that reading on tells where it ends. */
  static boolean isPrefixFree(Language language) {
    return apart(language, Language.sequence(language, Language.ANY_CHARACTER, Language.ANYTHING));
  }

  /** What may follow a text of the one language in a text of the other. */
  static Language after(Language texts, Language beginnings) {
    Set<Language> rests = new LinkedHashSet<>();
    Set<Pair> seen = new HashSet<>();
    Deque<Pair> open = new ArrayDeque<>();
    open.add(new Pair(texts, beginnings));
    while (!open.isEmpty()) {
      Pair pair = open.poll();
      if (pair.right().hasEmptyText()) {
        rests.add(pair.left());
      }
      addNext(pair, seen, open);
    }
    return Language.either(rests);
  }

  private static void addNext(Pair pair, Set<Pair> seen, Deque<Pair> open) {
    Set<Integer> codePoints = new TreeSet<>(pair.left().representatives());
    codePoints.addAll(pair.right().representatives());
    for (int codePoint : codePoints) {
      Pair next = new Pair(pair.left().after(codePoint), pair.right().after(codePoint));
      if (next.left() != Language.NONE && next.right() != Language.NONE && seen.add(next)) {
        open.add(next);
      }
    }
  }

  /** Some text of the one is less than some text of the other. */
  static boolean someBelow(Language low, Language high) {
    Set<Pair> seen = new HashSet<>();
    Deque<Pair> open = new ArrayDeque<>();
    open.add(new Pair(low, high));
    while (!open.isEmpty()) {
      Pair pair = open.poll();
      if (pair.left().hasEmptyText() && greatestNext(pair.right()) >= 0) {
        return true;
      }
      int least = leastNext(pair.left());
      if (least >= 0 && least < greatestNext(pair.right())) {
        return true;
      }
      addNext(pair, seen, open);
    }
    return false;
  }

  /** The least code point that a text of the language begins with, -1 if there is none. */
  private static int leastNext(Language language) {
    for (int codePoint : language.representatives()) {
      if (!isEmpty(language.after(codePoint))) {
        return codePoint;
      }
    }
    return -1;
  }

  /** The greatest code point that a text of the language begins with, -1 if there is none. */
  private static int greatestNext(Language language) {
    int greatest = -1;
    int previous = -1;
    for (int codePoint : language.representatives()) {
      greatest = previous < 0 ? greatest : last(language, previous, codePoint - 1, greatest);
      previous = codePoint;
    }
    return last(language, previous, Character.MAX_CODE_POINT, greatest);
  }

  private static int last(Language language, int from, int to, int otherwise) {
    return isEmpty(language.after(from)) ? otherwise : to;
  }

  /**
   * The texts that are not less than some text of a language.
   *
   * @param bounds not empty
   */
  record NotBelow(Language bounds) implements Language {
    static Language of(Language bounds) {
      return isEmpty(bounds) ? NONE : bounds.hasEmptyText() ? ANYTHING : new NotBelow(bounds);
    }

    @Override
    public boolean hasEmptyText() {
      return bounds.hasEmptyText();
    }

    @Override
    public Language after(int codePoint) {
      int least = leastNext(bounds);
      return least >= 0 && least < codePoint ? ANYTHING : of(bounds.after(codePoint));
    }

    @Override
    public void addBounds(Set<Integer> all) {
      addWithNeighbours(bounds, all);
    }
  }

  /**
   * The texts that are not greater than some text of a language.
   *
   * @param bounds not empty
   */
  record NotAbove(Language bounds) implements Language {
    static Language of(Language bounds) {
      return isEmpty(bounds) ? NONE : new NotAbove(bounds);
    }

    @Override
    public boolean hasEmptyText() {
      return true;
    }

    @Override
    public Language after(int codePoint) {
      return greatestNext(bounds) > codePoint ? ANYTHING : of(bounds.after(codePoint));
    }

    @Override
    public void addBounds(Set<Integer> all) {
      addWithNeighbours(bounds, all);
    }
  }

  private static void addWithNeighbours(Language language, Set<Integer> all) {
    for (int bound : language.representatives()) {
      for (int neighbour = Math.max(0, bound - 1); neighbour <= bound + 1; neighbour++) {
        if (neighbour <= Character.MAX_CODE_POINT) {
          all.add(neighbour);
        }
      }
    }
    all.add(Character.MAX_CODE_POINT);
  }

  /** The texts that a text of some language may follow, so that both together are in another. */
  record Before(Language whole, Language end) implements Language {
    static Language of(Language whole, Language end) {
      return whole == NONE || end == NONE ? NONE : new Before(whole, end);
    }

    @Override
    public boolean hasEmptyText() {
      return !apart(whole, end);
    }

    @Override
    public Language after(int codePoint) {
      return of(whole.after(codePoint), end);
    }

    @Override
    public void addBounds(Set<Integer> all) {
      whole.addBounds(all);
    }
  }

  /**
   * What all texts of the language begin with.
   *
   * @param language not empty
   */
  static String head(Language language) {
    StringBuilder head = new StringBuilder();
    Language rest = language;
    int next = only(rest);
    while (next >= 0) {
      head.appendCodePoint(next);
      rest = rest.after(next);
      next = only(rest);
    }
    return head.toString();
  }

  /** The code point that all texts begin with, -1 if they differ. */
  private static int only(Language language) {
    int least = leastNext(language);
    return language.hasEmptyText() || least != greatestNext(language) ? -1 : least;
  }

  /** The texts that lie between a text of the one language and a text of the other, or on them. */
  static Language between(Language low, Language high) {
    return Language.both(NotBelow.of(low), NotAbove.of(high));
  }
}
