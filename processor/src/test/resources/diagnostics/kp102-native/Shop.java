import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;
import dev.keyplan.annotation.Table;

@Table(
    name = "shop",
    partitionKey = "customerId",
    sortKey = "orderId",
    entities = {Shop.Prefixed.class, Shop.Other.class, Shop.Templated.class, Shop.Good.class},
    globalIndexes = @GlobalIndex(name = "ByRegion", partitionKey = {"region", "city"}, sortKey = "orderId"))
public interface Shop {

  @Entity
  record Prefixed(@PartitionKey(prefix = "C#") String customerId, @SortKey(format = "id") String orderId) {}

  @Entity
  record Other(@PartitionKey String tenant, String customerId, String orderId) {}

  @Entity
  @Key(partition = "C#{customerId}", sort = "{orderId}")
  @Key(index = "ByRegion", partition = "{region}#{city}")
  record Templated(String customerId, String orderId, String region, String city) {}

  @Entity
  record Good(
      @PartitionKey String customerId,
      String orderId,
      @PartitionKey(index = "ByRegion") String region,
      @PartitionKey(index = "ByRegion") String town,
      String city) {}
}
