package dev.keyplan.testkit.proof;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/** Whether what all texts begin or end with is enough to tell two languages apart. */
final class Literals {

  private Literals() {}

  static boolean differ(Language left, Language right) {
    String head = Languages.head(left);
    String other = Languages.head(right);
    return !head.startsWith(other) && !other.startsWith(head)
        || endsDiffer(left, right)
        || isOneText(left) && isOneText(right) && Languages.apart(left, right);
  }

  private static boolean endsDiffer(Language left, Language right) {
    Optional<Language> back = reversed(left);
    Optional<Language> otherBack = reversed(right);
    if (back.isEmpty() || otherBack.isEmpty()) {
      return false;
    }
    String tail = Languages.head(back.get());
    String other = Languages.head(otherBack.get());
    return !tail.startsWith(other) && !other.startsWith(tail);
  }

  private static boolean isOneText(Language language) {
    return Languages.after(language, Language.literal(Languages.head(language)))
        == Language.EMPTY_TEXT;
  }

  /** The same texts from their end; empty for languages of bounds, which have none. */
  private static Optional<Language> reversed(Language language) {
    if (language instanceof Language.Literal literal) {
      String text = literal.text().substring(literal.from());
      return Optional.of(Language.literal(new StringBuilder(text).reverse().toString()));
    }
    if (language instanceof Language.Sequence sequence) {
      return reversed(sequence.rest())
          .flatMap(rest -> reversed(sequence.first()).map(f -> Language.sequence(rest, f)));
    }
    if (language instanceof Language.Both both) {
      return reversed(both.left())
          .flatMap(left -> reversed(both.right()).map(right -> Language.both(left, right)));
    }
    if (language instanceof Language.Except except) {
      return reversed(except.excluded()).map(Language.Except::new);
    }
    if (language instanceof Language.Either either) {
      Set<Language> choices = new LinkedHashSet<>();
      either.choices().forEach(choice -> reversed(choice).ifPresent(choices::add));
      return Optional.of(choices)
          .filter(all -> all.size() == either.choices().size())
          .map(Language::either);
    }
    boolean alike =
        language instanceof Language.EmptyText
            || language instanceof Language.Characters
            || language instanceof Language.Repeated;
    return alike ? Optional.of(language) : Optional.empty();
  }
}
