package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.TableModel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The table or an index, with the key of each entity that a pattern returns, or several.
 *
 * @param index empty for the table
 */
record CandidatePath(Optional<IndexModel> index, List<MemberKey> members) {

  CandidatePath {
    members = List.copyOf(members);
  }

  /** All paths on which all of the entities lie, cheapest first. */
  static List<CandidatePath> of(
      TableModel table, List<MemberKey.Returned> entities, AccessPatternModel pattern) {
    List<CandidatePath> paths = new ArrayList<>(on(table, Optional.empty(), entities, pattern));
    for (IndexModel index : table.indexes()) {
      if (index.valid()) {
        paths.addAll(on(table, Optional.of(index), entities, pattern));
      }
    }
    return paths;
  }

  /**
   * One for each choice among the alternative keys of the entities; then those with all of them
   * that matter to the pattern.
   */
  static List<CandidatePath> on(
      TableModel table,
      Optional<IndexModel> index,
      List<MemberKey.Returned> entities,
      AccessPatternModel pattern) {
    String name = index.map(IndexModel::name).orElse("");
    List<List<MemberKey>> choices = List.of(List.of());
    for (MemberKey.Returned returned : entities) {
      List<List<MemberKey>> longer = new ArrayList<>();
      for (List<MemberKey> choice : choices) {
        for (List<EntityKey> keys : keys(table, returned.entity(), name, pattern)) {
          List<MemberKey> next = new ArrayList<>(choice);
          for (EntityKey key : keys) {
            next.add(new MemberKey(returned.entity(), key, returned.many()));
          }
          longer.add(next);
        }
      }
      choices = longer;
    }
    return choices.stream()
        .map(choice -> new CandidatePath(index, choice))
        .sorted(Comparator.comparing(path -> path.joint(entities.size())))
        .toList();
  }

  private static List<List<EntityKey>> keys(
      TableModel table, EntityModel entity, String index, AccessPatternModel pattern) {
    List<EntityKey> keys = entity.keysOf(index);
    List<List<EntityKey>> choices = new ArrayList<>();
    for (EntityKey key : keys) {
      choices.add(List.of(key));
    }
    List<EntityKey> promised =
        AlternativeKeys.promised(keys, new Promise(pattern, new AttributeFacts(table, entity)));
    if (promised.size() > 1) {
      choices.add(promised);
    }
    return choices;
  }

  /** Some entity is read under several of its keys. */
  boolean joint(int entities) {
    return members.size() > entities;
  }

  /** Items of the entity are among those asked for. */
  boolean reads(EntityModel entity) {
    return members.stream().anyMatch(member -> member.entity() == entity);
  }

  boolean global() {
    return index.filter(i -> i.kind() == IndexModel.Kind.GLOBAL).isPresent();
  }

  /** {@code table}, or the index name. */
  String label() {
    return index.map(IndexModel::name).orElse("table");
  }
}
