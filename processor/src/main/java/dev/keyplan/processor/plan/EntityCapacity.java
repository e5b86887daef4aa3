package dev.keyplan.processor.plan;

import dev.keyplan.processor.model.TypeRef;
import dev.keyplan.processor.model.WritePatternModel.Operation;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How large an entity's items are and how many there are. 0 stands for a number that is not known.
 *
 * @param estimated the typical size was not said: it is made of the attributes' types
 * @param guards the sizes of the guard items of unique attributes, one for each
 * @param itemsPerPartition of the table, typically
 * @param maxItemsPerPartition at most
 * @param items in the table
 * @param entries one for each index that the entity is in, in the table's order
 * @param writes what one item takes by each operation that the entity has, outside of a transaction
 *     unless its unique attributes need one
 */
public record EntityCapacity(
    TypeRef entity,
    ItemSize item,
    boolean estimated,
    List<ItemSize> guards,
    long itemsPerPartition,
    long maxItemsPerPartition,
    long items,
    List<IndexEntry> entries,
    Map<Operation, WriteUnits> writes) {

  /** Billed with each item and each entry of an index (Developer Guide, "DynamoDB Item sizes"). */
  private static final int BILLED_OVERHEAD = 100;

  public EntityCapacity {
    guards = List.copyOf(guards);
    entries = List.copyOf(entries);
    Map<Operation, WriteUnits> copy = new EnumMap<>(Operation.class);
    copy.putAll(writes);
    writes = Collections.unmodifiableMap(copy);
  }

  public Optional<IndexEntry> entry(String index) {
    return entries.stream().filter(entry -> entry.index().equals(index)).findFirst();
  }

  /**
   * As billed, with the entries in all indexes and the guards; 0 if no number of items is known.
   */
  public long storedBytes() {
    double one = item.typical() + BILLED_OVERHEAD;
    for (IndexEntry entry : entries) {
      one += entry.size().typical() + BILLED_OVERHEAD;
    }
    for (ItemSize guard : guards) {
      one += guard.typical() + BILLED_OVERHEAD;
    }
    return (long) (items * one); // the largest long, if it were more
  }
}
