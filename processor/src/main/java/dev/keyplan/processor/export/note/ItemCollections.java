package dev.keyplan.processor.export.note;

import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.UniqueModel;
import dev.keyplan.processor.plan.PlanText;
import dev.keyplan.processor.plan.PlannedIndex;
import dev.keyplan.processor.plan.PlannedPattern;
import dev.keyplan.processor.plan.QueryPlan;
import dev.keyplan.processor.plan.TablePlan;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The item collections of a table and its indexes: one for each form of a partition key. */
final class ItemCollections {

  /**
   * @param owner of the items
   */
  private record Member(EntityModel owner, String name, EntityKey key) {}

  private final TablePlan plan;
  private final TableModel table;

  private final EntityColors colors;

  /** Where a pattern stands in the plan. */
  private final Map<PlannedPattern, Integer> places = new IdentityHashMap<>();

  private ItemCollections(TablePlan plan) {
    this.plan = plan;
    this.table = plan.table();
    this.colors = new EntityColors(table);
    plan.patterns().forEach(pattern -> places.put(pattern, places.size()));
  }

  static Block.Diagram of(TablePlan plan) {
    ItemCollections collections = new ItemCollections(plan);
    List<ItemCollection> all = new ArrayList<>(collections.in(Optional.empty()));
    for (PlannedIndex planned : plan.indexes()) {
      all.addAll(collections.in(Optional.of(planned)));
    }
    return new Block.Diagram(all);
  }

  private List<ItemCollection> in(Optional<PlannedIndex> index) {
    Map<String, List<Member>> byForm = new LinkedHashMap<>();
    for (Member member : members(index)) {
      byForm.computeIfAbsent(form(member.key()), form -> new ArrayList<>()).add(member);
    }
    Map<EntityKey, List<PlannedPattern>> readers = readers(index);
    String path = index.map(planned -> planned.index().name()).orElse("Table");
    return byForm.values().stream().map(members -> collection(path, members, readers)).toList();
  }

  /** The patterns that read items under a key of the table or the index. */
  private Map<EntityKey, List<PlannedPattern>> readers(Optional<PlannedIndex> index) {
    Map<EntityKey, List<PlannedPattern>> readers = new HashMap<>();
    for (PlannedPattern pattern : plan.patterns()) {
      for (EntityKey key : keysRead(pattern, index)) {
        readers.computeIfAbsent(key, read -> new ArrayList<>()).add(pattern);
      }
    }
    return readers;
  }

  private Collection<EntityKey> keysRead(PlannedPattern pattern, Optional<PlannedIndex> index) {
    if (pattern.plan().orElseThrow() instanceof QueryPlan.Query query) {
      return query.index().equals(index.map(planned -> planned.index().name()))
          ? new LinkedHashSet<>(query.members())
          : List.of();
    }
    return index.isPresent()
        ? List.of()
        : table.entity(pattern.owner()).flatMap(EntityModel::tableKey).stream().toList();
  }

  private List<Member> members(Optional<PlannedIndex> index) {
    List<Member> members = new ArrayList<>();
    for (EntityModel entity : table.entities()) {
      String name = entity.type().simpleName();
      entity
          .keysOf(index.map(planned -> planned.index().name()).orElse(""))
          .forEach(key -> members.add(new Member(entity, name, key)));
      for (UniqueModel unique : entity.guarded()) {
        Optional<EntityKey> guard =
            index.isPresent() ? unique.guardIn(index.get().index()) : Optional.of(unique.guard());
        guard.ifPresent(
            key -> members.add(new Member(entity, name + "." + unique.attribute().name(), key)));
      }
    }
    return members;
  }

  private static String form(EntityKey key) {
    return key.partition().stream().map(SharedNames::form).collect(Collectors.joining("\1"));
  }

  private ItemCollection collection(
      String path, List<Member> members, Map<EntityKey, List<PlannedPattern>> readersByKey) {
    List<ItemCollection.Member> shown = new ArrayList<>();
    Map<PlannedPattern, List<Integer>> read = new IdentityHashMap<>();
    for (Member member : members) {
      if (member.owner().keys().contains(member.key())) { // and is no guard's
        for (PlannedPattern pattern : readersByKey.getOrDefault(member.key(), List.of())) {
          if (isRead(member, pattern)) {
            read.computeIfAbsent(pattern, places -> new ArrayList<>()).add(shown.size());
          }
        }
      }
      List<KeyAttribute> sort = member.key().sort();
      shown.add(
          new ItemCollection.Member(
              member.name(),
              colors.of(member.owner()),
              sort.isEmpty() ? "" : KeyLines.named(sort),
              KeyLines.when(member.key())));
    }
    List<ItemCollection.Reader> readers =
        read.keySet().stream()
            .sorted(Comparator.comparing(places::get))
            .map(pattern -> reader(pattern, read.get(pattern)))
            .toList();
    return new ItemCollection(
        path, KeyLines.named(members.get(0).key().partition()), shown, readers);
  }

  /** A GetItem is for its own entity, though others may share the key. */
  private static boolean isRead(Member member, PlannedPattern pattern) {
    return pattern.plan().orElseThrow() instanceof QueryPlan.Query
        || member.owner().type().equals(pattern.owner());
  }

  private static ItemCollection.Reader reader(PlannedPattern pattern, List<Integer> read) {
    return new ItemCollection.Reader(
        pattern.pattern().name(), PlanText.operation(pattern.plan().orElseThrow()), read);
  }
}
