package dev.keyplan.guide.shop;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Consistency;
import dev.keyplan.annotation.ItemCollection;
import java.util.List;

@ItemCollection
@AccessPattern(name = "orderWithItems", by = "orderId", consistency = Consistency.STRONG)
public record OrderWithItems(Order order, List<LineItem> items) {}
