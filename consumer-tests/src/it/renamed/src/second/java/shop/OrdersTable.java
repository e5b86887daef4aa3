package shop;

import dev.keyplan.annotation.Table;

@Table(name = "orders", entities = {Purchase.class, User.class})
public interface OrdersTable {}
