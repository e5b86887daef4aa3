package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeySegment;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Changes the table's own key: cheap to read and write, but only before there are items. */
final class TableKeyProposals {

  private static final String SENTENCE =
      "change the table's key (stored items would have to be rewritten)";

  private final TableModel table;
  private final AccessPatternModel pattern;

  TableKeyProposals(TableModel table, AccessPatternModel pattern) {
    this.table = table;
    this.pattern = pattern;
  }

  List<Proposal> of(PathVerdict path) {
    if (path.path().index().isPresent()) {
      return List.of();
    }
    PlanRejection rejection = path.rejection().orElseThrow();
    if (rejection instanceof PlanRejection.ReadsOthers) {
      return restricted(path.path());
    }
    if (path.path().members().size() > 1 || rejection.rank() == 0) {
      return List.of();
    }
    return extended(path.path().members().get(0)).map(List::of).orElse(List.of());
  }

  /** The asked parts first, then what the key held before. */
  private Optional<Proposal> extended(MemberKey member) {
    if (!composed(member)) {
      return Optional.empty();
    }
    AttributeFacts facts = new AttributeFacts(table, member.entity());
    SortRun run = SortRun.of(member, new Promise(pattern, facts));
    KeyAttribute.Composed old = (KeyAttribute.Composed) member.key().sort().get(0);
    List<KeySegment> segments = old.template().segments();
    TemplateDraft draft =
        new TemplateDraft(facts)
            .segments(segments.subList(0, run.complete() ? segments.size() : run.prefix().size()));
    List<AttributePath> partition =
        KeySlot.of(member.key().partition()).stream().map(KeySlot::path).toList();
    for (Term term : KeyDraft.keyTerms(pattern.by())) {
      if (!partition.contains(term.path()) && !draft.holds(term.path())) {
        draft.separated().term(term);
      }
    }
    List<AttributePath> next =
        new ArrayList<>(new KeyDraft(table, pattern, member.entity()).wanted());
    KeySlot.of(member.key().sort()).stream()
        .filter(slot -> !slot.lossy())
        .map(KeySlot::path)
        .filter(path -> !next.contains(path))
        .forEach(next::add);
    next.removeIf(draft::holds);
    for (int i = 0; i < next.size(); i++) {
      draft.separated().attribute(next.get(i), i + 1 < next.size());
    }
    return draft
        .template()
        .map(
            template -> {
              KeyAttribute sort =
                  new KeyAttribute.Composed(old.storedName(), template, Origin.UNKNOWN);
              EntityKey key = key(member, member.key().partition(), List.of(sort));
              return new Proposal(
                  new Advice(SENTENCE, List.of(paste(member, key))),
                  ModelEdits.replaceKey(table, member.entity().type(), member.key(), key));
            });
  }

  /** With ids of letters, digits, _ and -, nothing sorts between a key and what goes on from it. */
  private List<Proposal> restricted(CandidatePath path) {
    List<Advice.Paste> pastes = new ArrayList<>();
    TableModel changed = table;
    for (MemberKey member : path.members()) {
      if (!composed(member)) {
        return List.of();
      }
      KeyAttribute.Composed old = (KeyAttribute.Composed) member.key().sort().get(0);
      TemplateDraft draft =
          new TemplateDraft(new AttributeFacts(table, member.entity()))
              .segments(old.template().segments().stream().map(TemplateDraft::restricted).toList());
      KeyAttribute sort =
          new KeyAttribute.Composed(
              old.storedName(), draft.template().orElse(old.template()), Origin.UNKNOWN);
      EntityKey key = key(member, member.key().partition(), List.of(sort));
      pastes.add(paste(member, key));
      changed = ModelEdits.replaceKey(changed, member.entity().type(), member.key(), key);
    }
    return List.of(new Proposal(new Advice("restrict the ids in the keys", pastes), changed));
  }

  /**
   * The key with its sort half beginning with the entity's name; it may be an index's.
   *
   * @param start what stands before the name
   */
  static Optional<EntityKey> underItsName(TableModel table, MemberKey member, String start) {
    if (!composed(member)) {
      return Optional.empty();
    }
    KeyAttribute.Composed old = (KeyAttribute.Composed) member.key().sort().get(0);
    List<KeySegment> segments = old.template().segments();
    boolean literal = !segments.isEmpty() && segments.get(0) instanceof KeySegment.Literal;
    List<KeySegment> rest = segments.subList(literal ? 1 : 0, segments.size());
    String name = start + TemplateDraft.upper(member.entityName());
    return new TemplateDraft(new AttributeFacts(table, member.entity()))
        .literal(rest.isEmpty() ? name : name + "#")
        .segments(rest)
        .template()
        .map(
            template ->
                key(
                    member,
                    member.key().partition(),
                    List.of(
                        new KeyAttribute.Composed(old.storedName(), template, Origin.UNKNOWN))));
  }

  /** The sort key was written as a template, which can be replaced. */
  private static boolean composed(MemberKey member) {
    boolean onType = !member.key().origin().equals(member.entity().origin());
    return (onType || member.key().origin() == Origin.UNKNOWN)
        && member.key().sort().size() == 1
        && member.key().sort().get(0) instanceof KeyAttribute.Composed sort
        && !sort.byComponents();
  }

  private static EntityKey key(
      MemberKey member, List<KeyAttribute> partition, List<KeyAttribute> sort) {
    EntityKey old = member.key();
    return new EntityKey(old.index(), partition, sort, old.when(), old.origin());
  }

  private Advice.Paste paste(MemberKey member, EntityKey key) {
    return new Advice.Paste(
        "replacing the table's @Key on " + member.entityName(), AnnotationText.of(key, table));
  }
}
