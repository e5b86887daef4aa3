package shop;

import dev.keyplan.annotation.Table;

@Table(name = "orders", entities = Order.class)
public interface OrdersTable {}
