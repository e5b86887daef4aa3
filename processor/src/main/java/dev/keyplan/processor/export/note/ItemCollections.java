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
import java.util.LinkedHashMap;
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

  private ItemCollections(TablePlan plan) {
    this.plan = plan;
    this.table = plan.table();
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
    String path = index.map(planned -> planned.index().name()).orElse("Table");
    return byForm.values().stream().map(members -> collection(path, index, members)).toList();
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
      String path, Optional<PlannedIndex> index, List<Member> members) {
    List<ItemCollection.Member> shown = new ArrayList<>();
    for (Member member : members) {
      List<KeyAttribute> sort = member.key().sort();
      shown.add(
          new ItemCollection.Member(
              member.name(),
              ItemViews.color(table, member.owner().type()),
              sort.isEmpty() ? "" : KeyLines.named(sort),
              KeyLines.when(member.key())));
    }
    List<ItemCollection.Reader> readers = new ArrayList<>();
    for (PlannedPattern pattern : plan.patterns()) {
      List<Integer> read = read(pattern, index, members);
      if (!read.isEmpty()) {
        readers.add(
            new ItemCollection.Reader(
                pattern.pattern().name(), PlanText.operation(pattern.plan().orElseThrow()), read));
      }
    }
    return new ItemCollection(
        path, KeyLines.named(members.get(0).key().partition()), shown, readers);
  }

  private static List<Integer> read(
      PlannedPattern pattern, Optional<PlannedIndex> index, List<Member> members) {
    QueryPlan operation = pattern.plan().orElseThrow();
    List<Integer> read = new ArrayList<>();
    for (int i = 0; i < members.size(); i++) {
      Member member = members.get(i);
      boolean isRead =
          operation instanceof QueryPlan.Query query
              ? query.index().equals(index.map(planned -> planned.index().name()))
                  && query.members().contains(member.key())
                  && member.owner().keys().contains(member.key())
              : index.isEmpty()
                  && member.owner().type().equals(pattern.owner())
                  && member.owner().keys().contains(member.key());
      if (isRead) {
        read.add(i);
      }
    }
    return read;
  }
}
