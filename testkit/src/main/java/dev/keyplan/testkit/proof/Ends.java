package dev.keyplan.testkit.proof;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/**
 * What all texts of a language begin and end with.
 *
 * @param tail from its end; empty where it is not known
 * @param oneText there is no other text than the head
 */
record Ends(String head, Optional<String> tail, boolean oneText) {

  static Ends of(Language language) {
    String head = Languages.head(language);
    return new Ends(
        head,
        reversed(language).map(Languages::head),
        Languages.after(language, Language.literal(head)) == Language.EMPTY_TEXT);
  }

  /** They are enough to tell the two languages apart. */
  boolean differ(Ends other) {
    return differ(head, other.head)
        || tail.isPresent() && other.tail.isPresent() && differ(tail.get(), other.tail.get())
        || oneText && other.oneText && !head.equals(other.head);
  }

  private static boolean differ(String one, String other) {
    return !one.startsWith(other) && !other.startsWith(one);
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
