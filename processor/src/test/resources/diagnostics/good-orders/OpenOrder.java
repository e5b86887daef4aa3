import java.math.BigDecimal;
import java.time.Instant;

public record OpenOrder(String orderId, Instant createdAt, BigDecimal total) {}
