import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.LocalIndex;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;
import dev.keyplan.annotation.Table;
import java.time.Instant;

@Table(
    name = "shop",
    entities = {Shop.Order.class, Shop.Invoice.class},
    localIndexes = @LocalIndex(name = "LSI1"))
public interface Shop {

  @Entity
  @Key(partition = "USER#{userId}", sort = "ORDER#{orderId}")
  @Key(index = "LSI1", partition = "USER#{userId}", sort = "ORDER#{createdAt}")
  record Order(String userId, String orderId, Instant createdAt) {}

  @Entity
  @Key(partition = "USER#{userId}", sort = "INVOICE#{number:digits(8)}")
  record Invoice(
      @PartitionKey(index = "LSI1") String userId,
      int number,
      @SortKey(index = "LSI1", prefix = "INVOICE#") Instant due) {}
}
