package dev.keyplan.guide.shop;

import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;

@Entity
public record LineItem(
    @PartitionKey(prefix = "ORDER#") String orderId,
    @SortKey(prefix = "ITEM#", format = "digits(3)") int lineNo,
    String sku,
    int quantity) {}
