package dev.keyplan.sample.orders;

import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.Volume;
import dev.keyplan.annotation.WriteOperation;
import dev.keyplan.annotation.WritePattern;

/** How many of an article are left. */
@Entity
@Volume(itemBytes = 100, items = 50_000)
@Key(sort = "STOCK")
@WritePattern(
    name = "placeOrder",
    operation = WriteOperation.UPDATE,
    changes = "quantity",
    transactional = true,
    items = 3,
    peakRate = 50)
@WritePattern(name = "addArticle", operation = WriteOperation.CREATE, peakRate = 1)
@WritePattern(name = "countStock", operation = WriteOperation.PUT, items = 25, peakRate = 1)
@WritePattern(
    name = "withdrawOrder",
    operation = WriteOperation.CHECK,
    transactional = true,
    items = 3,
    peakRate = 1)
public record Stock(@PartitionKey(prefix = "SKU#") String sku, int quantity) {}
