package shop;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;

@Entity
@AccessPattern(name = "ordersOf", by = "userId", orderBy = "orderId")
public record Order(@PartitionKey(prefix = "USER#") String userId, @SortKey(prefix = "ORDER#") String orderId) {}
