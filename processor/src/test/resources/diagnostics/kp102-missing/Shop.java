import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;
import dev.keyplan.annotation.Table;

@Table(
    name = "shop",
    entities = {Shop.NoKey.class, Shop.NoSort.class, Shop.NoPartition.class, Shop.Good.class})
public interface Shop {

  @Entity
  @AccessPattern(name = "find", by = "id")
  record NoKey(String id) {}

  @Entity
  @Key(partition = "A#{id}")
  @AccessPattern(name = "find", by = "id")
  record NoSort(String id) {}

  @Entity
  record NoPartition(@SortKey String id) {}

  @Entity
  @AccessPattern(name = "find", by = "id")
  record Good(@PartitionKey(prefix = "GOOD#") String id, @SortKey String part) {}
}
