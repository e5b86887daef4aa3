package dev.keyplan.testkit.proof;

import dev.keyplan.testkit.proof.Design.Apart;
import dev.keyplan.testkit.proof.Design.Asked;
import dev.keyplan.testkit.proof.Design.AskedLiteral;
import dev.keyplan.testkit.proof.Design.AskedPart;
import dev.keyplan.testkit.proof.Design.BeginsWith;
import dev.keyplan.testkit.proof.Design.Between;
import dev.keyplan.testkit.proof.Design.Bounded;
import dev.keyplan.testkit.proof.Design.Condition;
import dev.keyplan.testkit.proof.Design.Equals;
import dev.keyplan.testkit.proof.Design.Evidence;
import dev.keyplan.testkit.proof.Design.Fill;
import dev.keyplan.testkit.proof.Design.Kept;
import dev.keyplan.testkit.proof.Design.MemberProof;
import dev.keyplan.testkit.proof.Design.Operation;
import dev.keyplan.testkit.proof.Design.Ordered;
import dev.keyplan.testkit.proof.Design.Pattern;
import dev.keyplan.testkit.proof.Design.Place;
import dev.keyplan.testkit.proof.Design.Proof;
import dev.keyplan.testkit.proof.Design.Term;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads an access pattern: what is declared, its operation, its proof. */
final class PatternReader {

  /**
   * @param bound the attribute of {@code range} or {@code startsWith}
   */
  private record Declared(
      List<Term> by,
      Optional<String> bound,
      boolean byPrefix,
      List<String> orderBy,
      boolean descending,
      Optional<String> index,
      boolean strong,
      Optional<List<String>> view) {}

  private PatternReader() {}

  static Pattern pattern(Members pattern) {
    pattern.optionalText("description");
    Declared declared = pattern.object("declared", PatternReader::declared);
    return new Pattern(
        pattern.text("name"),
        pattern.text("owner"),
        declared.by(),
        declared.bound(),
        declared.byPrefix(),
        declared.orderBy(),
        declared.descending(),
        declared.index(),
        declared.strong(),
        declared.view(),
        pattern.object("operation", PatternReader::operation),
        pattern.object("proof", PatternReader::proof));
  }

  private static Declared declared(Members declared) {
    boolean byPrefix = declared.has("startsWith");
    declared.anyNumber("pageSize");
    declared.anyNumber("peakRate");
    return new Declared(
        declared.objects("by", DesignReader::term),
        declared.optionalText(byPrefix ? "startsWith" : "range"),
        byPrefix,
        declared.texts("orderBy"),
        DesignReader.oneOf(declared.text("order"), declared.place(), "ASCENDING", "DESCENDING")
            .equals("DESCENDING"),
        declared.optionalText("index"),
        DesignReader.oneOf(declared.text("consistency"), declared.place(), "EVENTUAL", "STRONG")
            .equals("STRONG"),
        declared.optionalObject("returns", PatternReader::view));
  }

  private static List<String> view(Members view) {
    view.text("view");
    return view.texts("attributes");
  }

  private static Operation operation(Members operation) {
    boolean get =
        DesignReader.oneOf(operation.text("action"), operation.place(), "GetItem", "Query")
            .equals("GetItem");
    operation.text("text");
    return new Operation(
        get,
        operation.optionalText("index").orElse(""),
        get || operation.flag("scanIndexForward"),
        operation.flag("consistentRead"),
        operation.objects("keyCondition", PatternReader::condition));
  }

  private static Condition condition(Members condition) {
    String attribute = condition.text("attribute");
    String kind = condition.text("kind");
    return switch (DesignReader.oneOf(
        kind, condition.place(), "equals", "beginsWith", "between", "range", "startsWith")) {
      case "equals" ->
          condition.has("segments")
              ? new Equals(attribute, text(condition, "template", "segments"), Optional.empty())
              : new Equals(attribute, List.of(), Optional.of(fill(condition)));
      case "beginsWith" -> new BeginsWith(attribute, text(condition, "template", "segments"));
      case "between" ->
          new Between(
              attribute,
              text(condition, "low", "lowSegments"),
              text(condition, "high", "highSegments"));
      default -> bounded(attribute, kind.equals("startsWith"), condition);
    };
  }

  private static Bounded bounded(String attribute, boolean byPrefix, Members condition) {
    String over = condition.text("over");
    return condition.has("segments")
        ? new Bounded(
            attribute,
            byPrefix,
            over,
            text(condition, "template", "segments"),
            condition.optionalText("after"))
        : new Bounded(attribute, byPrefix, over, List.of(), Optional.empty());
  }

  /** The text to read must be the one that is checked. */
  private static List<Asked> text(Members condition, String template, String segments) {
    List<Asked> asked = condition.objects(segments, PatternReader::asked);
    String written = condition.text(template);
    if (!written.equals(Templates.ofAsked(asked))) {
      throw new MalformedModelException(
          condition.place() + " is written " + written + ", and is " + Templates.ofAsked(asked));
    }
    return asked;
  }

  private static Asked asked(Members asked) {
    if (asked.has("literal")) {
      return new AskedLiteral(asked.text("literal"));
    }
    return new AskedPart(
        asked.text("part"),
        Encoding.of(asked.text("encoding"), asked.place()),
        asked.optionalNumber("width").orElse(0),
        asked.mark("bound") ? Optional.empty() : Optional.of(fill(asked)));
  }

  private static Fill fill(Members value) {
    return value.has("parameter")
        ? new Fill(value.text("parameter"), value.optionalText("transform").orElse(""), "")
        : new Fill("", "", value.text("constant"));
  }

  private static Proof proof(Members proof) {
    return new Proof(
        proof.objects("members", PatternReader::member),
        proof.has("needs") ? Optional.of(proof.texts("needs")) : Optional.empty(),
        proof.objects("apart", PatternReader::apart));
  }

  private static MemberProof member(Members member) {
    boolean inIndex = member.has("when");
    return new MemberProof(
        member.text("key"),
        member.objects("terms", PatternReader::kept),
        member.optionalObject("bound", PatternReader::place),
        member.objects("order", PatternReader::ordered),
        inIndex ? member.objects("when", PatternReader::evidence) : List.of(),
        inIndex && member.flag("alternatives"),
        DesignReader.byName(
            member.objects("present", PatternReader::present), member.place() + ".present"));
  }

  private static Kept kept(Members kept) {
    return DesignReader.oneOf(kept.text("by"), kept.place(), "key", "membership").equals("key")
        ? new Kept(Optional.of(place(kept)), List.of(), Optional.empty())
        : new Kept(
            Optional.empty(),
            kept.numbers("when"),
            kept.optionalObject("part", PatternReader::place));
  }

  private static Place place(Members place) {
    return new Place(place.text("attribute"), place.optionalNumber("segment").orElse(-1));
  }

  private static Ordered ordered(Members ordered) {
    return new Ordered(
        ordered.text("by"),
        ordered.has("attribute") ? Optional.of(place(ordered)) : Optional.empty());
  }

  private static Evidence evidence(Members evidence) {
    return new Evidence(evidence.numbers("by"), evidence.mark("bound"), List.of());
  }

  private static Map.Entry<String, Evidence> present(Members present) {
    return Map.entry(
        present.text("attribute"),
        new Evidence(present.numbers("by"), present.mark("bound"), present.numbers("when")));
  }

  private static Apart apart(Members apart) {
    String reason =
        DesignReader.oneOf(
            apart.text("reason"),
            apart.place(),
            "literal",
            "language",
            "correlated",
            "entity_type");
    return DesignReader.apart(apart, reason, reason.equals("entity_type"), "keys");
  }
}
