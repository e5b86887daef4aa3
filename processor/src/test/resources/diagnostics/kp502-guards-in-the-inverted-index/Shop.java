import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.Unique;

@Table(
    name = "shop",
    entities = Shop.Device.class,
    globalIndexes = @GlobalIndex(name = "Inverted", partitionKey = "SK", sortKey = "PK"))
public interface Shop {

  @Entity
  @Key(partition = "DEVICE#{serial}", sort = "DEVICE")
  @AccessPattern(name = "devices")
  record Device(String serial, @Unique(partition = "DEVICE#{pin}#PIN", sort = "DEVICE") int pin) {}
}
