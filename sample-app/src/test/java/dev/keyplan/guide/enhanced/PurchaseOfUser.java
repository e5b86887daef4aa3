package dev.keyplan.guide.enhanced;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Attribute;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;
import dev.keyplan.annotation.SortOrder;
import dev.keyplan.annotation.Version;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

@Entity
@AccessPattern(
    name = "purchasesOfUser",
    by = "userId",
    orderBy = "boughtAt",
    order = SortOrder.DESCENDING,
    pageSize = 20)
public record PurchaseOfUser(
    @PartitionKey(prefix = "USER#") String userId,
    @SortKey(prefix = "PURCHASE#", format = "seconds") Instant boughtAt,
    BigDecimal total,
    @Attribute(converter = SecondsConverter.class) Optional<Duration> delivery,
    @Version long version) {}
