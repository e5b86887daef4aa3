package dev.keyplan.sample.orders;

import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;

/** One line of an order, beside it. */
@Entity
public record LineItem(
    @PartitionKey(prefix = "ORDER#") String orderId,
    @SortKey(prefix = "ITEM#", format = "digits(3)") int lineNo,
    String sku,
    int quantity) {}
