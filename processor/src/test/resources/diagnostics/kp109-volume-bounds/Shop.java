import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.Volume;

@Table(name = "shop", entities = {Shop.A.class, Shop.B.class})
public interface Shop {

  @Entity
  @Key(partition = "A#{id}", sort = "A")
  @Volume(itemBytes = 2_000, maxItemBytes = 1_000)
  record A(String id) {}

  @Entity
  @Key(partition = "B#{id}", sort = "B#{n}")
  @Volume(itemsPerPartition = 100, maxItemsPerPartition = 10)
  record B(String id, int n) {}
}
