package dev.keyplan.guide.accepted;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import java.time.Instant;

@Entity
@Key(partition = "ORDER#{orderId}", sort = "META")
@Key(index = "GSI1", partition = "WAREHOUSE#{warehouseId}", sort = "{createdAt}")
@AccessPattern(name = "findOrder", by = "orderId")
public record Order(String orderId, String warehouseId, Instant createdAt) {}
