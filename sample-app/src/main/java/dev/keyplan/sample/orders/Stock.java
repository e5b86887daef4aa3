package dev.keyplan.sample.orders;

import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.PartitionKey;

/** How many of an article are left. */
@Entity
@Key(sort = "STOCK")
public record Stock(@PartitionKey(prefix = "SKU#") String sku, int quantity) {}
