package shop.table;

import dev.keyplan.annotation.Table;
import shop.order.Order;
import shop.user.User;

@Table(
    name = "shop",
    entities = {Order.class, User.class},
    collections = UserWithOrders.class)
public interface ShopTable {}
