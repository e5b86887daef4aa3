package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.TableModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Rules 5 and 6: what an index can give. */
final class ProjectionRule {

  private ProjectionRule() {}

  static Optional<PlanRejection> checkConsistency(CandidatePath path, AccessPatternModel pattern) {
    return pattern.strong() && path.global()
        ? Optional.of(new PlanRejection.StrongOnGlobalIndex(path.members().get(0)))
        : Optional.empty();
  }

  static Optional<PlanRejection> check(
      TableModel table, CandidatePath path, AccessPatternModel pattern) {
    if (path.index().isEmpty()) {
      return Optional.empty();
    }
    IndexModel index = path.index().get();
    boolean holdsAll =
        index.projection() == IndexModel.Projection.AUTO
            || index.projection() == IndexModel.Projection.ALL;
    if (holdsAll) {
      return Optional.empty();
    }
    boolean severalTypes = path.members().stream().map(MemberKey::entity).distinct().count() > 1;
    for (MemberKey member : path.members()) {
      List<String> lacking =
          new ArrayList<>(needed(table, index, severalTypes, member.entity(), pattern));
      if (index.projection() == IndexModel.Projection.INCLUDE) {
        lacking.removeAll(index.include());
      }
      if (!lacking.isEmpty()) {
        return Optional.of(new PlanRejection.NotProjected(member, lacking, !path.global()));
      }
    }
    return Optional.empty();
  }

  /** What the pattern returns, less the keys, which every index holds. */
  static Set<String> needed(
      TableModel table,
      IndexModel index,
      boolean severalTypes,
      EntityModel entity,
      AccessPatternModel pattern) {
    List<AttributeModel> returned =
        pattern.returns().map(view -> view.attributes()).orElse(entity.attributes());
    Set<String> needed = new TreeSet<>();
    returned.forEach(attribute -> needed.add(attribute.storedName()));
    if (severalTypes) {
      table.entityTypeAttribute().ifPresent(needed::add);
    }
    // A view may leave it out; what is expired is told by the item.
    entity.timeToLive().map(AttributeModel::storedName).ifPresent(needed::add);
    keys(table, index).forEach(needed::remove);
    return needed;
  }

  static Set<String> keys(TableModel table, IndexModel index) {
    Set<String> keys = new TreeSet<>(index.partitionKey());
    keys.addAll(index.sortKey());
    keys.add(table.partitionKey());
    table.sortKey().ifPresent(keys::add);
    return keys;
  }
}
