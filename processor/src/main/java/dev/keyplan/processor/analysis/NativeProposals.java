package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
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
import java.util.Optional;
import java.util.stream.Stream;

/**
 * An index over an entity's own attributes, for values that have no text in a key: decimals and
 * binaries, say. Up to four attributes make one half of such a key.
 */
final class NativeProposals {

  private static final int MOST_ATTRIBUTES = 4;

  private final TableModel table;
  private final AccessPatternModel pattern;
  private final EntityModel entity;
  private final String name;
  private final KeyDraft draft;

  NativeProposals(TableModel table, AccessPatternModel pattern, EntityModel entity, String name) {
    this.table = table;
    this.pattern = pattern;
    this.entity = entity;
    this.name = name;
    this.draft = new KeyDraft(table, pattern, entity);
  }

  Optional<Proposal> of() {
    List<AttributePath> by =
        KeyDraft.keyTerms(pattern.by()).stream().map(Term::path).distinct().toList();
    Optional<KeyTemplate> template = draft.partition("", false);
    List<AttributeModel> partition = natives(by);
    List<AttributeModel> sort = natives(draft.wanted());
    boolean sortKept = sort.size() == draft.wanted().size();
    boolean possible = template.isPresent() || partition.size() == by.size() && !by.isEmpty();
    if (!possible || !sortKept || tooMany(partition, sort) || conflicting(partition, sort)) {
      return Optional.empty();
    }
    List<KeyAttribute> partitionKey =
        template
            .map(
                t ->
                    List.<KeyAttribute>of(
                        new KeyAttribute.Composed(name + "PK", t, Origin.UNKNOWN)))
            .orElseGet(() -> keys(partition));
    return Optional.of(proposal(partitionKey, keys(sort)));
  }

  private static boolean tooMany(List<AttributeModel> partition, List<AttributeModel> sort) {
    return partition.size() > MOST_ATTRIBUTES || sort.size() > MOST_ATTRIBUTES;
  }

  /** Another entity stores an attribute of that name with another type. */
  private boolean conflicting(List<AttributeModel> partition, List<AttributeModel> sort) {
    return Stream.concat(partition.stream(), sort.stream())
        .anyMatch(
            key ->
                table.entities().stream()
                    .flatMap(other -> other.attributes().stream())
                    .anyMatch(
                        a ->
                            a.storedName().equals(key.storedName())
                                && a.type().stored() != key.type().stored()));
  }

  private Proposal proposal(List<KeyAttribute> partition, List<KeyAttribute> sort) {
    IndexModel index =
        new IndexModel(
            name,
            IndexModel.Kind.GLOBAL,
            partition.stream().map(KeyAttribute::storedName).toList(),
            sort.stream().map(KeyAttribute::storedName).toList(),
            IndexModel.Projection.AUTO,
            List.of(),
            true,
            Origin.UNKNOWN);
    EntityKey key =
        new EntityKey(
            name, partition, sort, KeyDraft.memberTerms(pattern.by(), false), Origin.UNKNOWN);
    List<Advice.Paste> pastes = new ArrayList<>();
    pastes.add(
        new Advice.Paste("in @Table of " + table.root().simpleName(), AnnotationText.of(index)));
    if (partition.get(0) instanceof KeyAttribute.Composed) {
      pastes.add(
          new Advice.Paste("on " + entity.type().simpleName(), AnnotationText.of(key, table)));
    }
    String sentence =
        "add an index on the attributes themselves (one write more for each "
            + entity.type().simpleName()
            + ")";
    TableModel changed = ModelEdits.addKey(ModelEdits.addIndex(table, index), entity.type(), key);
    return new Proposal(new Advice(sentence, pastes), withAccidentalMembers(changed, index));
  }

  /** Other entities with attributes of these names are in the index too. */
  private TableModel withAccidentalMembers(TableModel changed, IndexModel index) {
    TableModel result = changed;
    for (EntityModel other : table.entities()) {
      List<AttributeModel> partition = stored(other, index.partitionKey());
      List<AttributeModel> sort = stored(other, index.sortKey());
      boolean member =
          !other.type().equals(entity.type())
              && partition.size() == index.partitionKey().size()
              && sort.size() == index.sortKey().size();
      if (member) {
        EntityKey key = new EntityKey(name, keys(partition), keys(sort), List.of(), Origin.UNKNOWN);
        result = ModelEdits.addKey(result, other.type(), key);
      }
    }
    return result;
  }

  private static List<AttributeModel> stored(EntityModel entity, List<String> names) {
    return names.stream()
        .flatMap(name -> entity.attributes().stream().filter(a -> a.storedName().equals(name)))
        .toList();
  }

  private List<AttributeModel> natives(List<AttributePath> paths) {
    return paths.stream()
        .filter(path -> path.names().size() == 1)
        .flatMap(path -> draft.facts().at(path).stream())
        .filter(attribute -> attribute.type().stored().canBeKey())
        .filter(attribute -> attribute.role() == AttributeModel.Role.PLAIN)
        .toList();
  }

  private static List<KeyAttribute> keys(List<AttributeModel> attributes) {
    return attributes.stream()
        .<KeyAttribute>map(a -> new KeyAttribute.Native(a.storedName(), a))
        .toList();
  }
}
