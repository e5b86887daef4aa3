package dev.keyplan.guide.shop;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;
import dev.keyplan.annotation.SortOrder;
import java.math.BigDecimal;
import java.time.Instant;

@Entity
@AccessPattern(
    name = "ordersOfUser",
    by = "userId",
    orderBy = "createdAt",
    order = SortOrder.DESCENDING,
    pageSize = 20)
@AccessPattern(
    name = "ordersOfUserInTime",
    by = "userId",
    range = "createdAt",
    orderBy = "createdAt")
public record OrderSummary(
    @PartitionKey(prefix = "USER#") String userId, // PK = USER#{userId}
    @SortKey(prefix = "ORDER#") Instant createdAt, // SK = ORDER#{createdAt}#{orderId}
    @SortKey String orderId,
    BigDecimal total)
    implements Account {}
