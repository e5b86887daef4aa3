package shop;

import jakarta.inject.Singleton;
import java.util.Optional;

@Singleton
class OrderService {

  private final OrderRepository orders;

  OrderService(OrderRepository orders) {
    this.orders = orders;
  }

  Optional<Order> find(String userId, String orderId) {
    return orders.findOrder(userId, orderId);
  }
}
