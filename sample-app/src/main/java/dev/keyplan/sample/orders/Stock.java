package dev.keyplan.sample.orders;

import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.Volume;

/** How many of an article are left. */
@Entity
@Volume(itemBytes = 100, items = 50_000)
@Key(sort = "STOCK")
public record Stock(@PartitionKey(prefix = "SKU#") String sku, int quantity) {}
