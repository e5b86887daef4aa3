package dev.keyplan.sample.orders;

import java.math.BigDecimal;
import java.time.Instant;

/** What a warehouse sees of an open order; {@code GSI1} projects no more than this. */
public record OpenOrder(String orderId, OrderStatus status, Instant createdAt, BigDecimal total) {}
