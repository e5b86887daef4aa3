package dev.keyplan.testkit.proof;

import dev.keyplan.testkit.proof.Design.Asked;
import dev.keyplan.testkit.proof.Design.AskedLiteral;
import dev.keyplan.testkit.proof.Design.AskedPart;
import dev.keyplan.testkit.proof.Design.Attribute;
import dev.keyplan.testkit.proof.Design.KeyText;
import dev.keyplan.testkit.proof.Design.Literal;
import dev.keyplan.testkit.proof.Design.Part;
import dev.keyplan.testkit.proof.Design.Segment;
import java.util.List;
import java.util.function.Function;

/** The texts of keys. */
final class KeyLanguages {

  private KeyLanguages() {}

  /** All that items of an entity store in a key attribute; numbers and bytes are not told apart. */
  static Language of(KeyText key, Domains domains) {
    Facts facts = domains.facts();
    if (key.plain().isPresent()) {
      return facts
          .at(key.plain().get())
          .map(Attribute::type)
          .filter(type -> type.stored().filter("S"::equals).isPresent())
          .map(ValueType::nativeTexts)
          .orElse(Language.ANYTHING);
    }
    return of(key.segments(), domains::of);
  }

  /** The encoders see to it that a literal after a part occurs for the first time at its end. */
  static Language of(List<Segment> segments) {
    return of(segments, Part::texts);
  }

  private static Language of(List<Segment> segments, Function<Part, Language> texts) {
    Language text = Language.EMPTY_TEXT;
    for (int i = segments.size() - 1; i >= 0; i--) {
      if (segments.get(i) instanceof Part part) {
        text = Language.sequence(texts.apply(part), text);
      } else if (i > 0 && segments.get(i - 1) instanceof Part part) {
        text =
            Language.sequence(until(texts.apply(part), ((Literal) segments.get(i)).text()), text);
        i--;
      } else {
        text = Language.sequence(Language.literal(((Literal) segments.get(i)).text()), text);
      }
    }
    return text;
  }

  private static Language until(Language part, String literal) {
    Language end = Language.literal(literal);
    return Language.both(
        Language.sequence(part, end),
        new Language.Except(
            Language.sequence(Language.ANYTHING, end, Language.ANY_CHARACTER, Language.ANYTHING)));
  }

  /**
   * All that can be asked for.
   *
   * @param like the key asked for, with which the segments begin: its parts have the types
   */
  static Language ofAsked(List<Asked> segments, KeyText like) {
    Language text = Language.EMPTY_TEXT;
    for (int i = segments.size() - 1; i >= 0; i--) {
      if (i > 0 && isWhole(segments.get(i), like, i) && segments.get(i - 1) instanceof AskedPart) {
        String literal = ((AskedLiteral) segments.get(i)).text();
        text = Language.sequence(until(texts(segments.get(i - 1), like), literal), text);
        i--;
      } else {
        text = Language.sequence(texts(segments.get(i), like), text);
      }
    }
    return text;
  }

  /** A literal that is cut off may occur in the value before it. */
  private static boolean isWhole(Asked asked, KeyText like, int segment) {
    return asked instanceof AskedLiteral literal
        && segment < like.segments().size()
        && like.segments().get(segment).equals(new Literal(literal.text()));
  }

  /** All that can be asked for, of segments that do not stand as in the key. */
  static Language ofRest(List<Asked> segments, KeyText like) {
    Language text = Language.EMPTY_TEXT;
    for (int i = segments.size() - 1; i >= 0; i--) {
      text = Language.sequence(texts(segments.get(i), like), text);
    }
    return text;
  }

  static Language texts(Asked asked, KeyText like) {
    if (asked instanceof AskedLiteral literal) {
      return Language.literal(literal.text());
    }
    AskedPart part = (AskedPart) asked;
    if (part.fill().isPresent() && part.fill().get().isConstant()) {
      return Language.literal(part.encoding().text(part.fill().get().constant(), part.width()));
    }
    return like.segments().stream()
        .filter(Part.class::isInstance)
        .map(Part.class::cast)
        .filter(p -> p.path().equals(part.path()) && p.encoding() == part.encoding())
        .findFirst()
        .map(Part::texts)
        .orElse(Language.ANYTHING);
  }
}
