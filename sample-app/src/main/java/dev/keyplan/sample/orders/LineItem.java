package dev.keyplan.sample.orders;

import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;
import dev.keyplan.annotation.Volume;
import dev.keyplan.annotation.WriteOperation;
import dev.keyplan.annotation.WritePattern;

/** One line of an order, beside it. */
@Entity
@Volume(itemBytes = 150, itemsPerPartition = 3, maxItemsPerPartition = 999, items = 60_000_000)
@WritePattern(
    name = "placeOrder",
    operation = WriteOperation.CREATE,
    transactional = true,
    items = 3,
    peakRate = 50)
public record LineItem(
    @PartitionKey(prefix = "ORDER#") String orderId,
    @SortKey(prefix = "ITEM#", format = "digits(3)") int lineNo,
    String sku,
    int quantity) {}
