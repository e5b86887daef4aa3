package dev.keyplan.testkit.proof;

import dev.keyplan.testkit.proof.Design.Asked;
import dev.keyplan.testkit.proof.Design.AskedPart;
import dev.keyplan.testkit.proof.Design.BeginsWith;
import dev.keyplan.testkit.proof.Design.Between;
import dev.keyplan.testkit.proof.Design.Bounded;
import dev.keyplan.testkit.proof.Design.Condition;
import dev.keyplan.testkit.proof.Design.Equals;
import dev.keyplan.testkit.proof.Design.Key;
import dev.keyplan.testkit.proof.Design.KeyText;
import dev.keyplan.testkit.proof.Design.Place;
import dev.keyplan.testkit.proof.ProofViolation.Rule;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A key condition held against one key that it is meant for: it lets through all promised items,
 * and items that it lets through have in some places the values asked for.
 */
final class KeyMatch {

  private final Key key;
  private final Fills fills;
  private final Facts facts;
  private final Findings findings;
  private final Set<Place> determined = new HashSet<>();
  private Optional<Place> bounded = Optional.empty();

  KeyMatch(Key key, Fills fills, Findings findings) {
    this.key = key;
    this.fills = fills;
    this.facts = fills.promised().facts();
    this.findings = findings;
  }

  /** The places in which everything that is read has the value asked for. */
  boolean determines(Place place) {
    return determined.contains(place);
  }

  /** The place that a range or a prefix bounds. */
  Optional<Place> bounded() {
    return bounded;
  }

  void match(Condition condition) {
    Optional<KeyText> text =
        key.texts().filter(t -> t.attribute().equals(condition.attribute())).findFirst();
    if (text.isEmpty()) {
      missing(key.name() + " has no " + condition.attribute());
    } else if (condition instanceof Equals equals) {
      matchEquals(equals, text.get());
    } else if (condition instanceof BeginsWith prefix) {
      matchPrefix(prefix.text(), text.get());
    } else if (condition instanceof Between between) {
      matchBetween(between, text.get());
    } else {
      matchBounded((Bounded) condition, text.get());
    }
  }

  private void missing(String message) {
    findings.add(Rule.COMPLETENESS, message);
  }

  private void matchEquals(Equals equals, KeyText text) {
    boolean same =
        text.plain().isPresent()
            ? equals.plain().isPresent() && equals.plain().equals(fills.of(text.plain().get()))
            : equals.plain().isEmpty() && Pieces.of(equals.text()).equals(Pieces.of(text, fills));
    if (!same) {
      missing("promised items of " + key.name() + " have another " + text.attribute());
      return;
    }
    // Encoders tell values apart, and each text ends where the key says.
    Slot.of(List.of(text)).forEach(slot -> determined.add(slot.place()));
  }

  private void matchPrefix(List<Asked> prefix, KeyText text) {
    List<Object> asked = Pieces.of(prefix);
    if (asked.isEmpty() || Pieces.common(asked, Pieces.of(text, fills)) < asked.size()) {
      missing(
          text.attribute()
              + " of "
              + key.name()
              + " need not begin with "
              + Templates.ofAsked(prefix));
      return;
    }
    determine(new Determined(text, prefix, Language.ANYTHING));
  }

  private void determine(Determined values) {
    values.slots().forEach(slot -> determined.add(slot.place()));
  }

  private void matchBetween(Between between, KeyText text) {
    if (text.plain().isPresent() || between.low().isEmpty() || between.high().isEmpty()) {
      missing(text.attribute() + " of " + key.name() + " is not between two texts");
      return;
    }
    List<Object> known = Pieces.of(text, fills);
    int low = Pieces.common(Pieces.of(between.low()), known);
    int high = Pieces.common(Pieces.of(between.high()), known);
    boolean below =
        Languages.someBelow(
            KeyLanguages.of(Pieces.from(text, low)),
            KeyLanguages.ofRest(Pieces.from(between.low(), low), text));
    boolean above =
        Languages.someBelow(
            KeyLanguages.ofRest(Pieces.from(between.high(), high), text),
            KeyLanguages.of(Pieces.from(text, high)));
    if (below || above) {
      missing(
          text.attribute()
              + " of "
              + key.name()
              + " can be "
              + (below ? "below " : "above ")
              + "what is read");
    }
    int ends = Pieces.common(Pieces.of(between.low()), Pieces.of(between.high()));
    if (ends <= Math.min(low, high)) {
      determine(
          new Determined(text, Pieces.before(between.low(), ends), Intervals.tail(between, text)));
    }
  }

  private void matchBounded(Bounded condition, KeyText text) {
    Optional<Slot> slot =
        text.plain().isPresent() ? plain(condition, text) : composed(condition, text);
    if (slot.isEmpty() || !slot.get().path().equals(condition.over()) || slot.get().lossy()) {
      findings.add(
          Rule.RANGE,
          text.attribute() + " of " + key.name() + " does not bound " + condition.over());
      return;
    }
    bounded = Optional.of(slot.get().place());
    if (condition.byPrefix()) {
      findings.require(
          takesPrefix(slot.get()), Rule.RANGE, condition.over() + " has no text to begin with");
    } else {
      findings.require(
          slot.get().ordered(facts),
          Rule.RANGE,
          text.attribute() + " of " + key.name() + " does not sort as " + condition.over());
    }
  }

  private Optional<Slot> plain(Bounded condition, KeyText text) {
    return condition.after().isEmpty() && condition.text().isEmpty()
        ? Optional.of(Slot.of(List.of(text)).get(0))
        : Optional.empty();
  }

  /** The bounded part comes next after what is asked for, or after truncations of itself. */
  private Optional<Slot> composed(Bounded condition, KeyText text) {
    List<Asked> before = Intervals.fixed(condition);
    List<Object> asked = Pieces.of(before);
    List<Slot> rest =
        Slot.of(List.of(text)).stream()
            .filter(slot -> Pieces.position(text, slot.segment()) >= asked.size())
            .toList();
    if (condition.after().isEmpty()
        || Pieces.common(asked, Pieces.of(text, fills)) < asked.size()) {
      return Optional.empty();
    }
    List<Slot> known = new Determined(text, before, Intervals.tail(condition, text)).slots();
    if (known.size() + rest.size() < Slot.of(List.of(text)).size()) {
      return Optional.empty();
    }
    known.forEach(slot -> determined.add(slot.place()));
    Optional<Slot> slot = rest.stream().dropWhile(s -> passes(s, condition)).findFirst();
    return slot.filter(s -> ends(s, condition.after().orElseThrow(), condition.byPrefix()))
        .filter(s -> reaches(s, condition, text, before.size()));
  }

  /** A truncation of the bounded attribute, or a part with one value. */
  private boolean passes(Slot slot, Bounded condition) {
    return !condition.byPrefix()
        && (slot.truncates(condition.over()) || fills.of(slot).isPresent());
  }

  private Optional<Design.Fill> given(Design.Part part, Bounded condition) {
    return part.path().equals(condition.over()) ? Optional.empty() : fills.of(part);
  }

  /** What follows the bounded part: of several members that of a range is what they share. */
  private static boolean ends(Slot slot, String after, boolean byPrefix) {
    return slot.after().equals(after)
        || !byPrefix && !after.isEmpty() && slot.after().startsWith(after);
  }

  /** The text goes on as the key does, up to the bounded part; a prefix stops before it. */
  private boolean reaches(Slot slot, Bounded condition, KeyText text, int known) {
    int end = condition.byPrefix() ? slot.segment() : slot.segment() + 1;
    if (condition.text().size() != end) {
      return false;
    }
    for (int i = known; i < end; i++) {
      Object expected =
          text.segments().get(i) instanceof Design.Part part
              ? new AskedPart(part.path(), part.encoding(), part.width(), given(part, condition))
              : new Design.AskedLiteral(((Design.Literal) text.segments().get(i)).text());
      if (!condition.text().get(i).equals(expected)) {
        return false;
      }
    }
    return true;
  }

  private boolean takesPrefix(Slot slot) {
    boolean text = facts.at(slot.path()).filter(a -> a.type().boxed().equals("String")).isPresent();
    Set<Encoding> whole = Set.of(Encoding.STRING, Encoding.ID, Encoding.FREE);
    return text && slot.part().map(part -> whole.contains(part.encoding())).orElse(true);
  }
}
