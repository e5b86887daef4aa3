package shop;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;

@Entity
@AccessPattern(name = "findOrder", by = {"userId", "orderId"})
public record Order(
    @PartitionKey(prefix = "USER#") String userId, @SortKey(prefix = "ORDER#") String orderId) {}
