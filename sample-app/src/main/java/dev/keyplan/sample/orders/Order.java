package dev.keyplan.sample.orders;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Version;
import dev.keyplan.annotation.Volume;
import dev.keyplan.annotation.WriteOperation;
import dev.keyplan.annotation.WritePattern;
import java.math.BigDecimal;
import java.time.Instant;

/** An order, the canonical copy. */
@Entity
@Volume(itemBytes = 400, items = 20_000_000)
@Key(partition = "ORDER#{orderId}", sort = "META")
@Key(
    index = "GSI1",
    partition = "WAREHOUSE#{warehouseId}#OPEN",
    sort = "{createdAt}",
    when = "status = OPEN")
@AccessPattern(
    name = "openOrdersInWarehouse",
    by = {"warehouseId", "status = OPEN"},
    orderBy = "createdAt",
    returns = OpenOrder.class,
    items = 50,
    peakRate = 20)
@WritePattern(
    name = "placeOrder",
    operation = WriteOperation.CREATE,
    transactional = true,
    peakRate = 50)
@WritePattern(
    name = "shipOrder",
    operation = WriteOperation.UPDATE,
    changes = "status",
    peakRate = 50)
@WritePattern(name = "correctOrder", operation = WriteOperation.PUT, peakRate = 1)
@WritePattern(
    name = "withdrawOrder",
    operation = WriteOperation.DELETE,
    transactional = true,
    peakRate = 1)
public record Order(
    String orderId,
    String userId,
    String warehouseId,
    OrderStatus status,
    Instant createdAt,
    BigDecimal total,
    @Version long version) {}
