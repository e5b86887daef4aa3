package dev.keyplan.benchmarks.order;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;
import dev.keyplan.annotation.SortOrder;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What is measured. */
@Entity
@AccessPattern(
    name = "findOrder",
    by = {"userId", "createdAt", "orderId"})
@AccessPattern(
    name = "ordersOfUser",
    by = "userId",
    orderBy = "createdAt",
    order = SortOrder.DESCENDING,
    pageSize = 100)
public record Order(
    @PartitionKey(prefix = "USER#") String userId,
    @SortKey(prefix = "ORDER#") Instant createdAt,
    @SortKey String orderId,
    Status status,
    BigDecimal total,
    long revision,
    String currency,
    String email,
    String shipTo,
    Instant updatedAt,
    Optional<Instant> shippedAt,
    Optional<String> note,
    List<Line> lines,
    Map<String, String> labels,
    Set<String> tags) {}
