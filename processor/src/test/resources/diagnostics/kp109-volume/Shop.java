import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.Volume;

@Table(name = "shop", entities = {Shop.A.class, Shop.B.class})
public interface Shop {

  @Entity
  @Key(partition = "A#{id}", sort = "A")
  @Volume(itemBytes = 500_000, maxItemBytes = -1)
  record A(String id) {}

  @Entity
  @Key(partition = "B#{id}", sort = "B")
  @Volume(itemsPerPartition = -1, maxItemsPerPartition = -2, items = -3)
  @AccessPattern(name = "findB", by = "id", items = -4)
  record B(String id) {}
}
