package dev.keyplan.guide.shop;

import java.math.BigDecimal;
import java.time.Instant;

public record OpenOrder(String orderId, OrderStatus status, Instant createdAt, BigDecimal total) {}
