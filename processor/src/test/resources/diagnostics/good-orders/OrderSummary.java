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
    pageSize = 20,
    peakRate = 300)
public record OrderSummary(
    @PartitionKey(prefix = "USER#") String userId,
    @SortKey(prefix = "ORDER#") Instant createdAt,
    @SortKey String orderId,
    BigDecimal total) {}
