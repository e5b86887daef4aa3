package dev.keyplan.sample.orders;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;
import dev.keyplan.annotation.SortOrder;
import dev.keyplan.annotation.Volume;
import dev.keyplan.annotation.WriteOperation;
import dev.keyplan.annotation.WritePattern;
import java.math.BigDecimal;
import java.time.Instant;

/** An order as its user sees it: a small copy beside the user, in order of time. */
@Entity
@Volume(itemBytes = 230, itemsPerPartition = 20, maxItemsPerPartition = 5_000, items = 20_000_000)
@AccessPattern(
    name = "ordersOfUser",
    by = "userId",
    orderBy = "createdAt",
    order = SortOrder.DESCENDING,
    pageSize = 20,
    peakRate = 300)
@WritePattern(
    name = "placeOrder",
    operation = WriteOperation.CREATE,
    transactional = true,
    peakRate = 50)
public record OrderSummary(
    @PartitionKey(prefix = "USER#") String userId,
    @SortKey(prefix = "ORDER#") Instant createdAt,
    @SortKey String orderId,
    BigDecimal total) {}
