package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyTemplate;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Gives entities a key of their own for the pattern, in an index that they are not in. */
final class NewKeyProposals {

  private static final int MOST_LOCAL_INDEXES = 5;

  private final TableModel table;
  private final OwnedVerdict refused;
  private final AccessPatternModel pattern;
  private final ProposedKeys proposed;

  /**
   * @param proposed places for keys that others are to take
   */
  NewKeyProposals(TableModel table, OwnedVerdict refused, ProposedKeys proposed) {
    this.table = table;
    this.proposed = proposed;
    this.refused = refused;
    this.pattern = refused.verdict().pattern();
  }

  List<Proposal> of() {
    List<Proposal> proposals = new ArrayList<>();
    if (pattern.index().isPresent()) {
      return proposals;
    }
    List<IndexModel> usable = table.indexes().stream().filter(this::usable).toList();
    for (IndexModel index : usable) {
      String variant = variant(index);
      proposal(table, index, false, false, variant).ifPresent(proposals::add);
      proposal(table, index, true, false, variant).ifPresent(proposals::add);
      sparse(table, index, variant).forEach(proposals::add);
    }
    IndexModel added = freshIndex(IndexModel.Kind.GLOBAL);
    // Only if the index that is there does not serve.
    String variant = variant(usable.isEmpty() ? added : usable.get(0));
    TableModel with = ModelEdits.addIndex(table, added);
    proposal(with, added, false, false, variant).ifPresent(proposals::add);
    proposals.addAll(sparse(with, added, variant));
    return proposals;
  }

  /** Constants need not be in a key: the index may hold no other items. */
  private List<Proposal> sparse(TableModel with, IndexModel index, String variant) {
    boolean possible =
        index.kind() == IndexModel.Kind.GLOBAL
            && pattern.by().stream().anyMatch(Term.Equal.class::isInstance)
            && pattern.by().stream().anyMatch(Term.Parameter.class::isInstance);
    return possible
        ? proposal(with, index, false, true, "sparse, " + variant).stream().toList()
        : List.of();
  }

  /** A local index, for a strong read; a table gets one when it is created, or never. */
  List<Proposal> locally() {
    long local = table.indexes().stream().filter(i -> i.kind() == IndexModel.Kind.LOCAL).count();
    boolean possible =
        pattern.strong()
            && pattern.index().isEmpty()
            && table.sortKey().isPresent()
            && local < MOST_LOCAL_INDEXES;
    if (!possible) {
      return List.of();
    }
    IndexModel added = freshIndex(IndexModel.Kind.LOCAL);
    return proposal(ModelEdits.addIndex(table, added), added, false, false, variant(added))
        .map(List::of)
        .orElse(List.of());
  }

  /** An index on the attributes themselves, for values that have no text in a key. */
  List<Proposal> natively() {
    return pattern.index().isPresent() || entities().size() != 1
        ? List.of()
        : new NativeProposals(
                table, pattern, entities().get(0), freshIndex(IndexModel.Kind.GLOBAL).name())
            .of()
            .map(List::of)
            .orElse(List.of());
  }

  /**
   * Its keys are free for templates, and none of the entities is in it. A key that some entity has
   * as an attribute of its own is not: its type is given, and its values are that attribute's.
   */
  private boolean usable(IndexModel index) {
    List<String> keys = new ArrayList<>(index.sortKey());
    if (index.kind() == IndexModel.Kind.GLOBAL) {
      keys.addAll(index.partitionKey());
    }
    boolean single = index.partitionKey().size() == 1 && index.sortKey().size() == 1;
    boolean shared =
        table.indexes().stream()
            .filter(other -> other != index)
            .flatMap(o -> Stream.concat(o.partitionKey().stream(), o.sortKey().stream()))
            .anyMatch(keys::contains);
    return index.valid()
        && single
        && !shared
        && !proposed.take(index.name(), entities())
        && !keys.contains(table.partitionKey())
        && table.sortKey().stream().noneMatch(keys::contains)
        && entities().stream().allMatch(entity -> entity.keysOf(index.name()).isEmpty())
        && table.entities().stream()
            .flatMap(entity -> entity.attributes().stream())
            .noneMatch(attribute -> keys.contains(attribute.storedName()));
  }

  private List<EntityModel> entities() {
    return refused.verdict().returned().stream().map(MemberKey.Returned::entity).toList();
  }

  /** Generated methods leave out what an index name differs by: {@code gsi1}, {@code GSI-1}. */
  private boolean nearlyTaken(String name) {
    return table.indexes().stream()
        .map(index -> index.name().replaceAll("[^A-Za-z0-9]", "").toLowerCase(Locale.ROOT))
        .anyMatch(name::equals);
  }

  private IndexModel freshIndex(IndexModel.Kind kind) {
    boolean local = kind == IndexModel.Kind.LOCAL;
    String stem = local ? "LSI" : "GSI";
    int number = 1;
    while (nearlyTaken(stem.toLowerCase(Locale.ROOT) + number)
        || proposed.take(stem + number, entities())) {
      number++;
    }
    String name = stem + number;
    return new IndexModel(
        name,
        kind,
        List.of(local ? table.partitionKey() : name + "PK"),
        List.of(name + "SK"),
        IndexModel.Projection.AUTO,
        List.of(),
        true,
        Origin.UNKNOWN);
  }

  private static String variant(IndexModel index) {
    return "a key in " + index.name();
  }

  /**
   * @param apart each entity's sort keys begin with its name
   * @param sparse the constants are told by membership
   */
  private Optional<Proposal> proposal(
      TableModel with, IndexModel index, boolean apart, boolean sparse, String variant) {
    List<Advice.Paste> pastes = new ArrayList<>();
    boolean added = with != table;
    if (added) {
      pastes.add(
          new Advice.Paste("in @Table of " + table.root().simpleName(), AnnotationText.of(index)));
    }
    TableModel changed = with;
    boolean several = refused.verdict().returned().size() > 1;
    for (MemberKey.Returned returned : refused.verdict().returned()) {
      EntityModel entity = returned.entity();
      boolean named = apart || several && !mixed(entity);
      Optional<EntityKey> key = key(index, entity, named, returned.many(), sparse);
      if (key.isEmpty()) {
        return Optional.empty();
      }
      pastes.add(
          new Advice.Paste(
              "on " + entity.type().simpleName(), AnnotationText.of(key.get(), table)));
      changed = ModelEdits.addKey(changed, entity.type(), key.get());
    }
    return Optional.of(
        new Proposal(new Advice(sentence(added, index, apart, sparse), pastes), changed, variant));
  }

  private String sentence(boolean added, IndexModel index, boolean apart, boolean sparse) {
    String names =
        String.join(" and ", entities().stream().map(e -> e.type().simpleName()).toList());
    String some =
        pattern.by().stream()
            .filter(Term.Equal.class::isInstance)
            .map(Term::toString)
            .collect(Collectors.joining(" and ", " with ", ""));
    if (!added) {
      return "give "
          + names
          + (sparse ? some : "")
          + " a key in "
          + index.name()
          + (apart ? ", apart from other entities' items" : "")
          + " (one index write more for each"
          + onePartition(index)
          + ")";
    }
    String adding =
        index.kind() == IndexModel.Kind.LOCAL
            ? "create the table with a local index (10 GB a partition at most, "
            : sparse ? "add a sparse index (" : "add an index (";
    return adding
        + "one write more for each "
        + names
        + (sparse ? some : "")
        + onePartition(index)
        + ")";
  }

  /** A pattern that is given nothing reads one partition, which has a throughput of its own. */
  private String onePartition(IndexModel index) {
    boolean parted =
        index.kind() == IndexModel.Kind.LOCAL
            || pattern.by().stream().anyMatch(Term.Parameter.class::isInstance);
    return parted ? "" : ", all in one partition";
  }

  /** In one order with other entities of a stream. */
  private boolean mixed(EntityModel entity) {
    return refused
            .verdict()
            .furthest()
            .flatMap(PathVerdict::rejection)
            .filter(
                why ->
                    why instanceof PlanRejection.OrderedApart
                        || why instanceof PlanRejection.BoundedApart)
            .isPresent()
        && !new KeyDraft(table, pattern, entity).wanted().isEmpty();
  }

  private Optional<EntityKey> key(
      IndexModel index, EntityModel entity, boolean apart, boolean many, boolean sparse) {
    KeyDraft draft = new KeyDraft(table, pattern, entity);
    String type = TemplateDraft.upper(entity.type().simpleName());
    Optional<List<KeyAttribute>> partition =
        index.kind() == IndexModel.Kind.LOCAL
            ? entity.tableKey().map(EntityKey::partition)
            : draft
                .partition("", sparse)
                .map(template -> List.of(composed(index.partitionKey().get(0), template)));
    Optional<KeyTemplate> sort =
        many
            ? draft.sort(apart ? type + "#" : "")
            : new TemplateDraft(draft.facts()).literal(type).template();
    if (partition.isEmpty() || sort.isEmpty()) {
      return Optional.empty();
    }
    List<Term> when = KeyDraft.memberTerms(pattern.by(), sparse);
    return Optional.of(
        new EntityKey(
            index.name(),
            partition.get(),
            List.of(composed(index.sortKey().get(0), sort.get())),
            when,
            Origin.UNKNOWN));
  }

  private static KeyAttribute composed(String storedName, KeyTemplate template) {
    return new KeyAttribute.Composed(storedName, template, Origin.UNKNOWN);
  }
}
