package dev.keyplan.guide.shop;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.ItemCollection;
import dev.keyplan.annotation.SortOrder;

@ItemCollection
@AccessPattern(
    name = "accountAndNewestOrders",
    by = "userId",
    orderBy = "createdAt",
    order = SortOrder.DESCENDING)
public sealed interface Account permits User, OrderSummary {}
