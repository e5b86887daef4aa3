package dev.keyplan.guide.shop;

import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.PartitionKey;

@Entity
@Key(sort = "STOCK")
public record Stock(@PartitionKey(prefix = "SKU#") String sku, int quantity) {}
