package dev.keyplan.guide.shop;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import java.math.BigDecimal;
import java.time.Instant;

@Entity
@Key(partition = "ORDER#{orderId}", sort = "META")
@Key(
    index = "GSI1",
    partition = "WAREHOUSE#{warehouseId}#OPEN",
    sort = "{createdAt}",
    when = "status = OPEN")
@AccessPattern(name = "findOrder", by = "orderId")
@AccessPattern(
    name = "openOrdersInWarehouse",
    by = {"warehouseId", "status = OPEN"},
    orderBy = "createdAt",
    returns = OpenOrder.class)
public record Order(
    String orderId, String warehouseId, OrderStatus status, Instant createdAt, BigDecimal total) {}
