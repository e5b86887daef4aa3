import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.BillingMode;
import dev.keyplan.annotation.Encryption;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.StreamView;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.TableClass;
import dev.keyplan.annotation.Tag;
import dev.keyplan.annotation.Throughput;

@Table(
    name = "shop",
    entities = Shop.Order.class,
    billing = BillingMode.PROVISIONED,
    throughput = @Throughput(readUnits = 400, writeUnits = 100),
    pointInTimeRecovery = false,
    deletionProtection = true,
    stream = StreamView.NEW_AND_OLD_IMAGES,
    encryption = Encryption.CUSTOMER_MANAGED_KEY,
    encryptionKey = "alias/shop",
    tableClass = TableClass.STANDARD_INFREQUENT_ACCESS,
    tags = {@Tag(key = "team", value = "orders"), @Tag(key = "cost", value = "")},
    globalIndexes =
        @GlobalIndex(name = "ByUser", throughput = @Throughput(readUnits = 5, writeUnits = 1)))
public interface Shop {

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  @Key(index = "ByUser", partition = "USER#{userId}", sort = "{orderId}")
  @AccessPattern(name = "findOrder", by = "orderId")
  @AccessPattern(name = "ordersOfUser", by = "userId")
  record Order(String orderId, String userId) {}
}
