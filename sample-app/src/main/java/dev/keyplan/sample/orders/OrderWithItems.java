package dev.keyplan.sample.orders;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Consistency;
import dev.keyplan.annotation.ItemCollection;
import java.util.List;

/** An order and its lines: one partition, read by one Query. */
@ItemCollection
@AccessPattern(
    name = "orderWithItems",
    by = "orderId",
    consistency = Consistency.STRONG,
    peakRate = 200)
public record OrderWithItems(Order order, List<LineItem> items) {}
