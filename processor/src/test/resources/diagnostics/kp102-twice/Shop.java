import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;
import dev.keyplan.annotation.Table;

@Table(
    name = "shop",
    entities = {Shop.Order.class, Shop.Line.class, Shop.Both.class},
    globalIndexes = {@GlobalIndex(name = "GSI1"), @GlobalIndex(name = "Inverted", partitionKey = "SK", sortKey = "PK")})
public interface Shop {

  enum Status {
    OPEN,
    DONE
  }

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  @Key(partition = "OTHER#{orderId}", sort = "META")
  record Order(String orderId) {}

  @Entity
  @Key(sort = "LINE#{no}")
  @Key(index = "Inverted", partition = "X#{no}")
  @Key(index = "GS1", partition = "X#{no}", sort = "A")
  record Line(@PartitionKey(prefix = "LINE#") String orderId, @SortKey @SortKey(index = "GSI2") int no) {}

  @Entity
  @Key(partition = "BOTH#{id}", sort = "META")
  @Key(index = "GSI1", partition = "OPEN", sort = "{id}", when = "status = OPEN")
  @Key(index = "GSI1", partition = "DONE", sort = "{id}", when = "status = DONE")
  @Key(index = "GSI1", partition = "ANY", sort = "{id}", when = "status in (OPEN, DONE)")
  record Both(String id, Status status) {}
}
