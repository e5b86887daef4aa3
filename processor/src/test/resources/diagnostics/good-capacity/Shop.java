import dev.keyplan.annotation.Accept;
import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.Volume;
import dev.keyplan.annotation.WriteOperation;
import dev.keyplan.annotation.WritePattern;
import java.time.Instant;

/** Volumes, rates, budgets that are kept, and what is hot on purpose. */
@Table(
    name = "shop",
    entities = {Shop.User.class, Shop.Order.class, Shop.Setting.class, Shop.Counter.class},
    globalIndexes = @GlobalIndex(name = "GSI1"))
public interface Shop {

  @Entity
  @Key(sort = "PROFILE")
  @Volume(itemBytes = 4_000, maxItemBytes = 300_000, items = 1_000_000)
  @AccessPattern(
      name = "findUser",
      by = "userId",
      peakRate = 10_000,
      busiestKeyShare = 0.1,
      budget = 0.5)
  record User(@PartitionKey(prefix = "USER#") String userId, String name) {}

  @Entity
  @Key(partition = "USER#{userId}", sort = "ORDER#{createdAt}")
  @Key(index = "GSI1", partition = "OPEN#{warehouse}", sort = "{createdAt}", when = "open = true")
  @Volume(itemBytes = 500, itemsPerPartition = 20, maxItemsPerPartition = 1_000, items = 20_000_000)
  @AccessPattern(name = "ordersOfUser", by = "userId", peakRate = 500, budget = 1.5)
  @AccessPattern(
      name = "openOrders",
      by = {"warehouse", "open = true"},
      orderBy = "createdAt",
      items = 100,
      peakRate = 10)
  @WritePattern(
      name = "placeOrder",
      operation = WriteOperation.CREATE,
      transactional = true,
      peakRate = 50,
      budget = 3)
  record Order(String userId, Instant createdAt, String warehouse, boolean open) {}

  /** One item, read seldom enough. */
  @Entity
  @Key(partition = "SETTING", sort = "SETTING")
  @AccessPattern(name = "setting", peakRate = 1_000)
  record Setting(String text) {}

  @Entity
  @Key(partition = "COUNTER", sort = "COUNTER")
  @WritePattern(
      name = "count",
      operation = WriteOperation.UPDATE,
      changes = "value",
      peakRate = 2_000)
  @Accept(code = "KP702", reason = "the peak is a second a day, and its counts may fail")
  record Counter(long value) {}
}
