package dev.keyplan.processor.export;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.CollectionModel;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.TypeRef;
import dev.keyplan.processor.model.ViewModel;
import dev.keyplan.processor.plan.PlannedPattern;
import dev.keyplan.processor.plan.QueryPlan;
import dev.keyplan.processor.plan.TablePlan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Why the operation of a pattern returns what the pattern promises: for each key that it reads how
 * everything declared is kept, for every other key of the path why none of its items is read.
 */
final class ProofJson {

  /**
   * @param many a list of the entity is returned
   */
  private record Member(EntityModel entity, EntityKey key, boolean many) {}

  private final TableModel table;
  private final PlannedPattern planned;
  private final QueryPlan plan;

  private ProofJson(PlannedPattern planned, TableModel table) {
    this.table = table;
    this.planned = planned;
    this.plan = planned.plan().orElseThrow();
  }

  static Map<String, Object> of(PlannedPattern planned, TablePlan plan) {
    return new ProofJson(planned, plan.table()).json();
  }

  private Map<String, Object> json() {
    AccessPatternModel pattern = planned.pattern();
    List<Member> members = members();
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("members", members.stream().map(member -> member(member, members)).toList());
    if (plan instanceof QueryPlan.Query query && query.index().isPresent()) {
      IndexModel index = table.index(query.index().get()).orElseThrow();
      json.put("needs", List.copyOf(needs(pattern, index, members)));
    }
    json.put("apart", ApartJson.of(planned.apart(), table));
    return json;
  }

  private Map<String, Object> member(Member member, List<Member> members) {
    int keys = 0;
    for (Member other : members) {
      keys += other.entity() == member.entity() ? 1 : 0;
    }
    return new MemberProofJson(table, planned.pattern(), member.entity(), member.key(), plan)
        .json(member.many(), keys > 1);
  }

  /** The entities returned, under the keys that the operation reads. */
  private List<Member> members() {
    List<Member> returned = returned();
    List<Member> members = new ArrayList<>();
    if (!(plan instanceof QueryPlan.Query query)) {
      Member own = returned.get(0);
      return List.of(new Member(own.entity(), own.entity().tableKey().orElseThrow(), false));
    }
    for (EntityKey key : query.members()) {
      for (Member owner : returned) {
        Member member = new Member(owner.entity(), key, owner.many());
        if (owner.entity().keys().contains(key) && !members.contains(member)) {
          members.add(member);
          break;
        }
      }
    }
    return members;
  }

  private List<Member> returned() {
    for (CollectionModel collection : table.collections()) {
      if (collection.type().equals(planned.owner())) {
        return collection.members().stream().map(this::returned).toList();
      }
    }
    return List.of(new Member(entity(planned.owner()), null, true));
  }

  private Member returned(CollectionModel.Member member) {
    boolean many = member.multiplicity() == CollectionModel.Multiplicity.MANY;
    return new Member(entity(member.entity()), null, many);
  }

  private EntityModel entity(TypeRef type) {
    return table.entity(type).orElseThrow();
  }

  /** The attributes, by stored name, that the index has to hold beside its keys. */
  private Set<String> needs(AccessPatternModel pattern, IndexModel index, List<Member> members) {
    Set<String> needs = new TreeSet<>();
    for (Member member : members) {
      List<AttributeModel> attributes =
          pattern.returns().map(ViewModel::attributes).orElse(member.entity().attributes());
      for (AttributeModel attribute : attributes) {
        needs.add(attribute.storedName());
      }
      member.entity().timeToLive().ifPresent(attribute -> needs.add(attribute.storedName()));
      if (member.entity() != members.get(0).entity()) {
        table.entityTypeAttribute().ifPresent(needs::add);
      }
    }
    needs.removeAll(Set.copyOf(index.partitionKey()));
    needs.removeAll(Set.copyOf(index.sortKey()));
    needs.remove(table.partitionKey());
    table.sortKey().ifPresent(needs::remove);
    return needs;
  }
}
