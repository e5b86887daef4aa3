package dev.keyplan.processor.plan;

import dev.keyplan.processor.model.ByType;
import dev.keyplan.processor.model.StoredType;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.TypeRef;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The verdict on a table: what generators and exports read.
 *
 * @param partitionKeyType of the table's own key attributes
 * @param patterns of the entities in listed order, then of the collections
 * @param primaryKeys why those of any two entities differ, in listed order
 * @param capacity what items, reads and writes take; of a sound plan, unless made by hand
 * @param sound nothing was refused; otherwise only skeletons are generated and nothing is exported
 */
public record TablePlan(
    TableModel table,
    StoredType partitionKeyType,
    Optional<StoredType> sortKeyType,
    List<PlannedPattern> patterns,
    List<PlannedIndex> indexes,
    List<PrimaryKeyProof> primaryKeys,
    Optional<TableCapacity> capacity,
    boolean sound) {

  public TablePlan {
    primaryKeys = List.copyOf(primaryKeys);
    patterns = ByType.of(patterns, PlannedPattern::owner);
    indexes = List.copyOf(indexes);
  }

  /** Without an estimate of what it takes. */
  public TablePlan(
      TableModel table,
      StoredType partitionKeyType,
      Optional<StoredType> sortKeyType,
      List<PlannedPattern> patterns,
      List<PlannedIndex> indexes,
      List<PrimaryKeyProof> primaryKeys,
      boolean sound) {
    this(
        table,
        partitionKeyType,
        sortKeyType,
        patterns,
        indexes,
        primaryKeys,
        Optional.empty(),
        sound);
  }

  /** Without reasons, as for a refused table. */
  public TablePlan(
      TableModel table,
      StoredType partitionKeyType,
      Optional<StoredType> sortKeyType,
      List<PlannedPattern> patterns,
      List<PlannedIndex> indexes,
      boolean sound) {
    this(table, partitionKeyType, sortKeyType, patterns, indexes, List.of(), sound);
  }

  /** The same, refused for what others found. */
  public TablePlan unsound() {
    return new TablePlan(
        table,
        partitionKeyType,
        sortKeyType,
        patterns,
        indexes,
        primaryKeys,
        Optional.empty(),
        false);
  }

  public TablePlan with(TableCapacity estimated) {
    return new TablePlan(
        table,
        partitionKeyType,
        sortKeyType,
        patterns,
        indexes,
        primaryKeys,
        Optional.of(estimated),
        sound);
  }

  public List<PlannedPattern> patternsOf(TypeRef owner) {
    return ByType.find(patterns, owner);
  }

  /**
   * The type of each attribute that is in a key of the table or an index, by stored name: the
   * table's first, then the indexes' as declared. A table definition names these and no others.
   */
  public Map<String, StoredType> keyTypes() {
    Map<String, StoredType> types = new LinkedHashMap<>();
    types.put(table.partitionKey(), partitionKeyType);
    sortKeyType.ifPresent(type -> types.put(table.sortKey().orElseThrow(), type));
    for (PlannedIndex planned : indexes) {
      planned.keyNames().forEach(name -> types.putIfAbsent(name, planned.keyTypes().get(name)));
    }
    return Collections.unmodifiableMap(types);
  }
}
