package dev.keyplan.testkit.proof;

import dev.keyplan.testkit.proof.Design.Asked;
import dev.keyplan.testkit.proof.Design.AskedPart;
import dev.keyplan.testkit.proof.Design.BeginsWith;
import dev.keyplan.testkit.proof.Design.Between;
import dev.keyplan.testkit.proof.Design.Bounded;
import dev.keyplan.testkit.proof.Design.Condition;
import dev.keyplan.testkit.proof.Design.Equals;
import dev.keyplan.testkit.proof.Design.KeyText;
import java.util.List;

/** The texts that a condition lets through, whatever the method's arguments are. */
final class Intervals {

  private Intervals() {}

  /**
   * @param like a key that the condition is meant for
   */
  static Language of(Condition condition, KeyText like, Domains domains) {
    if (condition instanceof Equals equals && equals.plain().isPresent()) {
      return equals.plain().get().isConstant()
          ? Language.literal(equals.plain().get().constant())
          : KeyLanguages.of(like, domains);
    }
    return Language.sequence(KeyLanguages.ofAsked(fixed(condition), like), tail(condition, like));
  }

  /** What every text begins with. */
  static List<Asked> fixed(Condition condition) {
    if (condition instanceof Equals equals) {
      return equals.text();
    }
    if (condition instanceof BeginsWith prefix) {
      return prefix.text();
    }
    if (condition instanceof Between between) {
      return Pieces.before(
          between.low(), Pieces.common(Pieces.of(between.low()), Pieces.of(between.high())));
    }
    return fixed((Bounded) condition);
  }

  /** What follows. */
  static Language tail(Condition condition, KeyText like) {
    if (condition instanceof Equals) {
      return Language.EMPTY_TEXT;
    }
    if (condition instanceof BeginsWith) {
      return Language.ANYTHING;
    }
    return condition instanceof Between between
        ? tail(between, like)
        : tail((Bounded) condition, like);
  }

  /** What follows what both ends begin with. */
  static Language tail(Between between, KeyText like) {
    int common = Pieces.common(Pieces.of(between.low()), Pieces.of(between.high()));
    return Languages.between(
        KeyLanguages.ofRest(Pieces.from(between.low(), common), like),
        KeyLanguages.ofRest(Pieces.from(between.high(), common), like));
  }

  /** What comes before the bounded part, less its truncations. */
  static List<Asked> fixed(Bounded condition) {
    return condition.text().stream()
        .takeWhile(asked -> !(asked instanceof AskedPart part) || part.fill().isPresent())
        .toList();
  }

  /** What follows. */
  static Language tail(Bounded condition, KeyText like) {
    List<Asked> bounds = condition.text().subList(fixed(condition).size(), condition.text().size());
    if (condition.byPrefix() || bounds.isEmpty()) {
      return Language.ANYTHING;
    }
    Language texts = KeyLanguages.ofRest(bounds, like);
    return Languages.between(texts, ends(texts, condition, like));
  }

  /** The texts at which ranges end: below the greatest value's, with what follows it in the key. */
  private static Language ends(Language texts, Bounded condition, KeyText like) {
    String after = condition.after().orElse("");
    if (after.isEmpty()) {
      boolean last = condition.text().size() == like.segments().size();
      return last ? texts : Language.sequence(texts, Language.ANYTHING);
    }
    int end = after.offsetByCodePoints(after.length(), -1);
    int next = after.codePointAt(end) + 1;
    int storable = next == Character.MIN_SURROGATE ? Character.MAX_SURROGATE + 1 : next;
    return next > Character.MAX_CODE_POINT
        ? Language.sequence(texts, Language.ANYTHING)
        : Language.sequence(
            texts, Language.literal(after.substring(0, end) + Character.toString(storable)));
  }
}
