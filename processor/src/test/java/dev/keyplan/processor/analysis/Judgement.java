package dev.keyplan.processor.analysis;

import dev.keyplan.processor.analysis.language.Intersection;
import dev.keyplan.processor.analysis.language.KeyLanguage;
import dev.keyplan.processor.analysis.language.Overlap;
import dev.keyplan.processor.diagnostics.Diagnostic;
import dev.keyplan.processor.diagnostics.DiagnosticCode;
import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyEncoding;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.TypeRef;
import dev.keyplan.processor.plan.PlannedIndex;
import dev.keyplan.processor.plan.QueryPlan;
import java.util.List;
import java.util.Optional;

/** What the planner says of a table, without its advice: for tests of other packages. */
public record Judgement(
    List<Verdict> verdicts, List<Diagnostic> collisions, List<PlannedIndex> indexes) {

  /**
   * @param code of the path that got furthest, if the pattern is refused
   * @param paths the refused paths
   */
  public record Verdict(
      TypeRef owner,
      AccessPatternModel pattern,
      Optional<QueryPlan> plan,
      Optional<DiagnosticCode> code,
      List<Refusal> paths) {}

  /**
   * @param path the index's name, "" for the table
   * @param reason the kind of rejection
   * @param unordered the part or native key whose text does not sort
   * @param example an item's text in the key, as a rejection gives it
   * @param undecided there may be no such item, which could not be proved
   */
  public record Refusal(
      String path,
      String reason,
      Optional<Unordered> unordered,
      Optional<String> example,
      boolean undecided) {}

  /**
   * @param encoding empty for a native key
   */
  public record Unordered(AttributeType type, Optional<KeyEncoding> encoding) {}

  public static Judgement of(TableModel table) {
    DiagnosticCollector collisions = new DiagnosticCollector();
    PrimaryKeyCheck.check(table, new CollisionRepairs(table, List.of()), collisions);
    List<OwnedVerdict> owned = TableJudge.judge(table);
    List<PatternVerdict> verdicts = owned.stream().map(OwnedVerdict::verdict).toList();
    return new Judgement(
        owned.stream().map(Judgement::verdict).toList(),
        collisions.diagnostics(),
        new IndexPlanner(table, verdicts, new KeyTypes(table), List.of()).plan());
  }

  /** Texts that both keys can have, one for each key attribute: to make items of. */
  public static Optional<List<String>> meeting(
      EntityModel entity, EntityKey key, EntityModel other, EntityKey otherKey) {
    return Overlap.of(KeySpaces.make(entity, key), KeySpaces.make(other, otherKey))
            instanceof Overlap.Meets meets
        ? Optional.of(meets.texts())
        : Optional.empty();
  }

  /** A text that both key attributes can have: to make items of. */
  public static Optional<String> example(KeyAttribute left, KeyAttribute right) {
    return Intersection.example(KeyLanguage.of(left), KeyLanguage.of(right));
  }

  private static Verdict verdict(OwnedVerdict owned) {
    PatternVerdict verdict = owned.verdict();
    return new Verdict(
        owned.owner(),
        verdict.pattern(),
        verdict.plan(),
        verdict.plan().isPresent()
            ? Optional.empty()
            : verdict.furthest().flatMap(PathVerdict::rejection).map(PlanRejection::code),
        verdict.paths().stream()
            .filter(p -> p.rejection().isPresent())
            .map(Judgement::path)
            .toList());
  }

  private static Refusal path(PathVerdict path) {
    PlanRejection rejection = path.rejection().orElseThrow();
    return new Refusal(
        path.path().index().map(index -> index.name()).orElse(""),
        rejection.getClass().getSimpleName(),
        rejection instanceof PlanRejection.Unordered unordered
            ? Optional.of(
                new Unordered(
                    unordered.slot().type(), unordered.slot().part().map(KeyPart::encoding)))
            : Optional.empty(),
        rejection instanceof PlanRejection.ReadsOthers others
            ? Optional.of(others.example())
            : Optional.empty(),
        rejection instanceof PlanRejection.ReadsOthers others && others.undecided());
  }
}
