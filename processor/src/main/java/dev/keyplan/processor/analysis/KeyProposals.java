package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeySegment;
import dev.keyplan.processor.model.KeyTemplate;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** Changes the key that the entity has on a path, as little as serves. */
final class KeyProposals {

  private final TableModel table;
  private final AccessPatternModel pattern;
  private final List<Proposal> proposals = new ArrayList<>();

  KeyProposals(TableModel table, AccessPatternModel pattern) {
    this.table = table;
    this.pattern = pattern;
  }

  List<Proposal> of(PathVerdict path) {
    PlanRejection rejection = path.rejection().orElseThrow();
    if (path.path().members().size() != 1) {
      return List.of();
    }
    MemberKey member = path.path().members().get(0);
    boolean indexed = path.path().index().isPresent();
    if (rejection instanceof PlanRejection.NotProjected projection) {
      project(path.path().index().orElseThrow(), projection);
    }
    if (!declaredOnType(member)) {
      return proposals;
    }
    if (rejection instanceof PlanRejection.NeedsFilter filter && indexed) {
      excludeOthers(member, filter.terms());
      moveIntoPartition(member, filter.terms());
    }
    if (rejection instanceof PlanRejection.DropsItems drops && drops.when().isPresent()) {
      letAllIn(member, drops);
    }
    if (indexed && rejection.rank() > 0) {
      resort(member);
    }
    if (rejection instanceof PlanRejection.ReadsOthers && indexed) {
      prefixSort(member);
    }
    return proposals;
  }

  /** The whole key was written in an annotation of the type, which can be replaced. */
  private static boolean declaredOnType(MemberKey member) {
    return member.key().origin() == Origin.UNKNOWN
        || !member.key().origin().equals(member.entity().origin());
  }

  private void excludeOthers(MemberKey member, List<Term> left) {
    boolean constant = left.stream().noneMatch(Term.Parameter.class::isInstance);
    // An item is in an index as soon as it has its key attributes: only a composed one can be left
    // out.
    boolean composed =
        single(member.key().partition()) instanceof KeyAttribute.Composed
            || single(member.key().sort()) instanceof KeyAttribute.Composed;
    if (constant && composed) {
      List<Term> when = new ArrayList<>(member.key().when());
      when.addAll(left);
      replace(
          member,
          member.key().partition(),
          member.key().sort(),
          when,
          "keep the others out of "
              + member.key().index()
              + " (one index write more when "
              + attributes(left)
              + " changes)");
    }
  }

  private void moveIntoPartition(MemberKey member, List<Term> left) {
    if (left.size() != KeyDraft.keyTerms(left).size()) {
      return;
    }
    if (single(member.key().partition()) instanceof KeyAttribute.Composed composed) {
      TemplateDraft draft = draft(member).segments(composed.template().segments());
      left.forEach(term -> draft.literal("#").term(term));
      KeyDraft wanted = new KeyDraft(table, pattern, member.entity());
      draft
          .template()
          .ifPresent(
              template -> {
                List<KeyAttribute> partition = List.of(composed(composed.storedName(), template));
                String sentence =
                    "put "
                        + attributes(left)
                        + " into the key of "
                        + member.key().index()
                        + " (one index write more when it changes)";
                replace(member, partition, member.key().sort(), member.key().when(), sentence);
                sortBy(member, wanted, List.of())
                    .ifPresent(
                        sort -> replace(member, partition, sort, member.key().when(), sentence));
              });
    }
  }

  /** Keeps the determined beginning of the sort key, and goes on with what is wanted. */
  private void resort(MemberKey member) {
    SortRun run =
        SortRun.of(member, new Promise(pattern, new AttributeFacts(table, member.entity())));
    if (!(single(member.key().sort()) instanceof KeyAttribute.Composed composed)
        || !run.partitionKnown()) {
      return;
    }
    List<KeySegment> beginning =
        composed.template().segments().subList(0, run.complete() ? 0 : run.prefix().size());
    KeyDraft wanted = new KeyDraft(table, pattern, member.entity());
    if (wanted.wanted().isEmpty()) {
      return;
    }
    for (List<KeySegment> kept : List.of(beginning, List.<KeySegment>of())) {
      sortBy(member, wanted, kept)
          .ifPresent(
              sort ->
                  replace(
                      member,
                      member.key().partition(),
                      sort,
                      member.key().when(),
                      "sort " + member.key().index() + " by it"));
    }
  }

  private void prefixSort(MemberKey member) {
    if (single(member.key().sort()) instanceof KeyAttribute.Composed composed) {
      draft(member)
          .literal(TemplateDraft.upper(member.entityName()) + "#")
          .segments(composed.template().segments())
          .template()
          .ifPresent(
              template ->
                  replace(
                      member,
                      member.key().partition(),
                      List.of(composed(composed.storedName(), template)),
                      member.key().when(),
                      "keep the " + member.entityName() + " items together"));
    }
  }

  private Optional<List<KeyAttribute>> sortBy(
      MemberKey member, KeyDraft wanted, List<KeySegment> beginning) {
    if (!(single(member.key().sort()) instanceof KeyAttribute.Composed composed)) {
      return Optional.empty();
    }
    TemplateDraft draft = draft(member).segments(beginning);
    wanted.addWanted(draft);
    return draft.template().map(template -> List.of(composed(composed.storedName(), template)));
  }

  private void letAllIn(MemberKey member, PlanRejection.DropsItems drops) {
    replace(
        member,
        member.key().partition(),
        member.key().sort(),
        member.key().when().stream().filter(t -> !t.path().equals(drops.path())).toList(),
        "let all of them into " + member.key().index() + " (an index entry for each)");
  }

  private void project(IndexModel index, PlanRejection.NotProjected projection) {
    TreeSet<String> include = new TreeSet<>(index.include());
    include.addAll(projection.attributes());
    boolean all = pattern.returns().isEmpty();
    String grows =
        " (the index grows by them"
            + (projection.local() ? ", and a local index is part of a new table only)" : ")");
    project(
        index,
        all ? IndexModel.Projection.ALL : IndexModel.Projection.INCLUDE,
        all ? List.of() : List.copyOf(include),
        "project them" + grows);
    project(
        index,
        IndexModel.Projection.AUTO,
        List.of(),
        "leave it to AUTO to project what patterns return" + grows);
  }

  private void project(
      IndexModel index, IndexModel.Projection projection, List<String> include, String sentence) {
    IndexModel wider =
        new IndexModel(
            index.name(),
            index.kind(),
            index.partitionKey(),
            index.sortKey(),
            projection,
            include,
            index.throughput(),
            index.valid(),
            index.origin());
    proposals.add(
        new Proposal(
            new Advice(
                sentence,
                List.of(
                    new Advice.Paste(
                        "replacing " + index.name() + " in @Table of " + table.root().simpleName(),
                        AnnotationText.of(wider)))),
            ModelEdits.replaceIndex(table, index, wider)));
  }

  private void replace(
      MemberKey member,
      List<KeyAttribute> partition,
      List<KeyAttribute> sort,
      List<Term> when,
      String sentence) {
    EntityKey old = member.key();
    EntityKey key = new EntityKey(old.index(), partition, sort, when, old.origin());
    if (!AnnotationText.canReplace(old, key)) {
      return;
    }
    String where = "replacing the @Key of " + old.index() + " on " + member.entityName();
    proposals.add(
        new Proposal(
            new Advice(sentence, List.of(new Advice.Paste(where, AnnotationText.of(key, table)))),
            ModelEdits.replaceKey(table, member.entity().type(), old, key),
            where + sentence));
  }

  private TemplateDraft draft(MemberKey member) {
    return new TemplateDraft(new AttributeFacts(table, member.entity()));
  }

  /** The one attribute that makes up the half and is not the table's. */
  private KeyAttribute single(List<KeyAttribute> half) {
    boolean own = half.size() == 1 && !AnnotationText.ofTable(half.get(0), table);
    return own ? half.get(0) : null;
  }

  private static KeyAttribute composed(String storedName, KeyTemplate template) {
    return new KeyAttribute.Composed(storedName, template, Origin.UNKNOWN);
  }

  private static String attributes(List<Term> terms) {
    return PatternText.paths(terms.stream().map(Term::path).distinct().toList());
  }
}
