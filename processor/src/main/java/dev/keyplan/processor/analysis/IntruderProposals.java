package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeySegment;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.model.TableModel;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Lets the sort keys of what lies in between begin elsewhere: before all letters, or after them.
 */
final class IntruderProposals {

  private static final List<String> STARTS = List.of("#", "~");

  private final TableModel table;
  private final OwnedVerdict refused;

  IntruderProposals(TableModel table, OwnedVerdict refused) {
    this.table = table;
    this.refused = refused;
  }

  List<Proposal> of(PathVerdict path) {
    return STARTS.stream().flatMap(start -> moved(path, start).stream()).toList();
  }

  /** All intruders, one after the other: the planner tells the first it finds. */
  private Optional<Proposal> moved(PathVerdict path, String start) {
    TableModel changed = table;
    List<Advice.Paste> pastes = new ArrayList<>();
    Set<String> names = new LinkedHashSet<>();
    Optional<PlanRejection> rejection = path.rejection();
    while (rejection.isPresent()) {
      if (!(rejection.get() instanceof PlanRejection.ReadsOthers others)
          || !names.add(others.other().entityName())) {
        return Optional.empty();
      }
      Optional<EntityKey> key = key(others, start);
      if (key.isEmpty()) {
        return Optional.empty();
      }
      MemberKey other = others.other();
      pastes.add(new Advice.Paste(place(other), AnnotationText.of(key.get(), table)));
      changed = ModelEdits.replaceKey(changed, other.entity().type(), other.key(), key.get());
      rejection = again(changed, path).flatMap(PathVerdict::rejection);
    }
    String sentence =
        "let the keys of "
            + String.join(" and ", names)
            + " begin outside of what is read (stored items would have to be rewritten)";
    return Optional.of(new Proposal(new Advice(sentence, pastes), changed, "intruders"));
  }

  static String place(MemberKey other) {
    String key = other.key().ofTable() ? "the table's @Key" : "the @Key of " + other.key().index();
    return "replacing " + key + " on " + other.entityName();
  }

  private Optional<EntityKey> key(PlanRejection.ReadsOthers others, String start) {
    MemberKey other = others.other();
    EntityKey old = other.key();
    boolean replaceable =
        !other.guards()
            && !others.undecided()
            && other.entity() != others.member().entity()
            && !old.origin().equals(other.entity().origin())
            && old.sort().size() == 1
            && old.sort().get(0) instanceof KeyAttribute.Composed;
    if (!replaceable) {
      return Optional.empty();
    }
    KeyAttribute.Composed sort = (KeyAttribute.Composed) old.sort().get(0);
    boolean named = sort.template().segments().get(0) instanceof KeySegment.Literal;
    return new TemplateDraft(new AttributeFacts(table, other.entity()))
        .literal(start + (named ? "" : TemplateDraft.upper(other.entityName()) + "#"))
        .segments(sort.template().segments())
        .template()
        .map(t -> new KeyAttribute.Composed(sort.storedName(), t, Origin.UNKNOWN))
        .map(
            moved ->
                new EntityKey(
                    old.index(), old.partition(), List.of(moved), old.when(), old.origin()))
        .filter(key -> AnnotationText.canReplace(old, key));
  }

  /** The same path, judged over the changed table. */
  private Optional<PathVerdict> again(TableModel changed, PathVerdict path) {
    return TableJudge.judge(changed).stream()
        .map(OwnedVerdict::verdict)
        .filter(verdict -> verdict.pattern() == refused.verdict().pattern())
        .flatMap(verdict -> verdict.paths().stream())
        .filter(other -> other.path().label().equals(path.path().label()))
        .findFirst();
  }
}
