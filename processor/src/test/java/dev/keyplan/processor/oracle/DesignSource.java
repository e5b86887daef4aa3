package dev.keyplan.processor.oracle;

import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.CollectionModel;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Tables at random, as the reader would make them of a user's declarations.
 *
 * @param seed what they are made of
 * @param entities at most so many; fewer leave the others as they are
 * @param patterns at most so many of each entity
 */
record DesignSource(long seed, int entities, int patterns) {

  private static final List<String> COMMON =
      List.of("a", "b", "d", "n", "state", "note", "at", "rank", "phase", "id2");

  /** Sealed collections come with {@code -Dkeyplan.oracle.sealed=true}. */
  private static final boolean SEALED = Boolean.getBoolean("keyplan.oracle.sealed");

  TableModel table() {
    Chance chance = Chance.of(seed);
    boolean sorted = chance.percent(85);
    Optional<String> sortKey = sorted ? Optional.of("SK") : Optional.empty();
    Optional<String> type = chance.percent(70) ? Optional.of("entityType") : Optional.empty();
    List<Leaf> vocabulary = words(chance);
    List<IndexModel> indexes = new IndexSource(chance, vocabulary, sorted).indexes();
    int count = Math.min(entities, chance.one(List.of(1, 2, 2, 2, 3, 3, 4)));
    EntitySource source = new EntitySource(seed, sortKey, indexes, vocabulary);
    List<EntityModel> models = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      models.add(source.entity(i));
    }
    List<EntityModel> withPatterns = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      PatternSource patternSource =
          new PatternSource(Chance.of(seed, 1, i), indexes, models.get(i));
      withPatterns.add(patternSource.withPatterns(i, Math.min(patterns, 1 + chance.below(2))));
    }
    return new TableModel(
        TypeRef.of("oracle", "Table"),
        "table",
        "PK",
        sortKey,
        type,
        indexes,
        withPatterns,
        count > 1 && chance.percent(50) ? collections(withPatterns, indexes) : List.of(),
        Leaf.NESTED,
        true,
        Origin.UNKNOWN);
  }

  /** A few attributes, so that keys share them. */
  private static List<Leaf> words(Chance chance) {
    List<Leaf> words = new ArrayList<>(chance.some(COMMON.stream().map(Leaf::named).toList(), 6));
    List<Leaf> others =
        Leaf.vocabulary().stream().filter(leaf -> !COMMON.contains(leaf.name())).toList();
    words.addAll(chance.some(others, 3));
    return words;
  }

  private List<CollectionModel> collections(List<EntityModel> models, List<IndexModel> indexes) {
    Chance chance = Chance.of(seed, 2);
    List<EntityModel> chosen = chance.some(models, chance.percent(80) ? 2 : 3);
    boolean sealed = (seed & 1) == 0 && SEALED;
    List<CollectionModel.Member> members =
        chosen.stream().map(entity -> member(entity, sealed, chance)).toList();
    Set<String> common = names(chosen.get(0));
    chosen.forEach(entity -> common.retainAll(names(entity)));
    PatternSource source = new PatternSource(chance, indexes, chosen.get(0));
    return List.of(
        new CollectionModel(
            TypeRef.of("oracle", "Collection"),
            sealed ? CollectionModel.Form.SEALED : CollectionModel.Form.RECORD,
            members,
            source.forCollection(Math.min(patterns, 2), common),
            true,
            Origin.UNKNOWN));
  }

  private static CollectionModel.Member member(EntityModel entity, boolean sealed, Chance chance) {
    String component = entity.type().simpleName().toLowerCase(Locale.ROOT);
    CollectionModel.Multiplicity multiplicity =
        chance.one(
            List.of(
                CollectionModel.Multiplicity.ONE,
                CollectionModel.Multiplicity.OPTIONAL,
                CollectionModel.Multiplicity.MANY,
                CollectionModel.Multiplicity.MANY));
    return sealed
        ? CollectionModel.Member.permitted(entity.type(), Origin.UNKNOWN)
        : new CollectionModel.Member(component, entity.type(), multiplicity, Origin.UNKNOWN);
  }

  private static Set<String> names(EntityModel entity) {
    Set<String> names = new java.util.TreeSet<>();
    entity.attributes().stream().map(AttributeModel::name).forEach(names::add);
    return names;
  }
}
