import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;
import dev.keyplan.annotation.Table;

@Table(
    name = "shop",
    entities = {Shop.Order.class, Shop.Line.class},
    globalIndexes = @GlobalIndex(name = "GSI1"))
public interface Shop {

  enum Status {
    OPEN,
    DONE
  }

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  @Key(index = "GSI2", partition = "STATUS#{status}", sort = "{orderId}")
  @AccessPattern(name = "find", by = "orderId")
  @AccessPattern(name = "ofStatus", by = "status")
  @AccessPattern(name = "ofStatusInIndex", by = "status", index = "GSI1")
  record Order(String orderId, Status status) {}

  @Entity
  @AccessPattern(name = "ofSku", by = "sku")
  record Line(
      @PartitionKey(prefix = "ORDER#") String orderId,
      @SortKey(prefix = "LINE#") int no,
      @PartitionKey(index = "Skus") String sku) {}
}
