package shop.table;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.ItemCollection;
import java.util.List;
import shop.order.Order;
import shop.user.User;

@ItemCollection
@AccessPattern(name = "userWithOrders", by = "userId")
public record UserWithOrders(User user, List<Order> orders) {}
