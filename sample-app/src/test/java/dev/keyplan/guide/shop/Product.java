package dev.keyplan.guide.shop;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;

@Entity
@AccessPattern(name = "productsByName", by = "shelf", startsWith = "name", orderBy = "name")
public record Product(
    @PartitionKey(prefix = "SHELF#") String shelf,
    @SortKey(prefix = "PRODUCT#") String name,
    int price) {}
