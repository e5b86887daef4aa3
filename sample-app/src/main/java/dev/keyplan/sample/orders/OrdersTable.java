package dev.keyplan.sample.orders;

import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Table;

/**
 * An orders service in one table. {@code GSI1} is sparse: an order is in it only while it is open.
 */
@Table(
    name = "orders-service",
    entities = {User.class, Order.class, OrderSummary.class, LineItem.class, Stock.class},
    collections = OrderWithItems.class,
    globalIndexes = @GlobalIndex(name = "GSI1"))
public interface OrdersTable {}
