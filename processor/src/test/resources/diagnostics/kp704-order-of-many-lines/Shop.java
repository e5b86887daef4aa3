import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Consistency;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.ItemCollection;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.Volume;
import java.util.List;

@Table(
    name = "shop",
    entities = {Shop.Order.class, Shop.LineItem.class},
    collections = Shop.OrderWithItems.class)
public interface Shop {

  @Entity
  @Key(sort = "META")
  record Order(@PartitionKey(prefix = "ORDER#") String orderId) {}

  @Entity
  @Volume(itemBytes = 1_500, itemsPerPartition = 4, maxItemsPerPartition = 999)
  record LineItem(
      @PartitionKey(prefix = "ORDER#") String orderId,
      @SortKey(prefix = "ITEM#", format = "digits(3)") int lineNo,
      String description) {}

  @ItemCollection
  @AccessPattern(name = "orderWithItems", by = "orderId", consistency = Consistency.STRONG)
  record OrderWithItems(Order order, List<LineItem> items) {}
}
