package dev.keyplan.processor.analysis.capacity;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.Term;
import dev.keyplan.processor.plan.EntityCapacity;
import dev.keyplan.processor.plan.IndexEntry;
import dev.keyplan.processor.plan.PlannedPattern;
import dev.keyplan.processor.plan.QueryPlan;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** How many items a call of an access pattern examines, and how large they are. */
final class ReadEstimate {

  private final TableModel table;
  private final Members members;
  private final Map<EntityModel, EntityCapacity> capacities;
  private final Assumptions assumptions;

  ReadEstimate(
      TableModel table, Map<EntityModel, EntityCapacity> capacities, Assumptions assumptions) {
    this.table = table;
    this.members = new Members(table);
    this.capacities = capacities;
    this.assumptions = assumptions;
  }

  /**
   * @param exact false if of some entity one item was taken, for want of a number
   */
  record Reading(long items, long bytes, boolean exact) {}

  Reading of(PlannedPattern planned, QueryPlan plan) {
    if (plan instanceof QueryPlan.Query query) {
      return of(planned, query);
    }
    EntityModel owner = table.entity(planned.owner()).orElseThrow();
    return new Reading(1, capacities.get(owner).item().typical(), true);
  }

  private Reading of(PlannedPattern planned, QueryPlan.Query query) {
    AccessPatternModel pattern = planned.pattern();
    double items = 0;
    double bytes = 0;
    boolean known = true;
    for (Map.Entry<EntityModel, EntityKey> member : members.of(query).entrySet()) {
      EntityModel entity = member.getKey();
      long count = count(entity, member.getValue(), pattern);
      known &= count > 0;
      items += Math.max(1, count);
      bytes += Math.max(1, count) * (double) size(capacities.get(entity), query.index());
    }
    double average = bytes / items;
    if (pattern.load().items() > 0) {
      items = pattern.load().items();
      known = true;
    }
    if (pattern.pageSize() > 0) {
      items = known ? Math.min(items, pattern.pageSize()) : pattern.pageSize();
    } else if (!known) {
      assumptions.itemsUnknown(pattern.name());
    }
    boolean exact = known || pattern.pageSize() > 0;
    return new Reading((long) items, (long) Math.ceil(items * average), exact);
  }

  static long size(EntityCapacity capacity, Optional<String> index) {
    return index.flatMap(capacity::entry).map(IndexEntry::size).orElse(capacity.item()).typical();
  }

  /** Of the entity's items in what the pattern reads at most; 0 if it cannot be known. */
  private long count(EntityModel entity, EntityKey key, AccessPatternModel pattern) {
    Set<AttributePath> given = given(key, pattern);
    EntityKey own = entity.tableKey().orElseThrow();
    if (given.containsAll(own.paths())) {
      return 1;
    }
    return given.containsAll(partitionPaths(own)) ? capacities.get(entity).itemsPerPartition() : 0;
  }

  /**
   * Whether what is read of an entity is all that a partition of the table has of it.
   *
   * @param key under which it is read
   */
  static boolean isWholePartition(EntityModel entity, EntityKey key, AccessPatternModel pattern) {
    EntityKey own = entity.tableKey().orElseThrow();
    Set<AttributePath> given = given(key, pattern);
    return given.equals(Set.copyOf(partitionPaths(own)));
  }

  /** What has one value in all that is read. */
  private static Set<AttributePath> given(EntityKey key, AccessPatternModel pattern) {
    Set<AttributePath> given = new LinkedHashSet<>();
    key.partition().forEach(half -> given.addAll(half.paths()));
    for (Term term : pattern.by()) {
      boolean whole = term instanceof Term.Parameter p && p.transform() == null;
      if (whole || term instanceof Term.Equal) {
        given.add(term.path());
      }
    }
    return given;
  }

  static List<AttributePath> partitionPaths(EntityKey key) {
    return key.partition().stream().flatMap(half -> half.paths().stream()).toList();
  }
}
