package dev.keyplan.benchmarks.order;

import java.math.BigDecimal;

/** A line of an order. */
public record Line(String sku, String title, int quantity, BigDecimal price, boolean gift) {}
