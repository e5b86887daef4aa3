package shop;

import java.util.List;
import org.springframework.stereotype.Service;

@Service
public class OrderService {

  private final OrderRepository orders;

  OrderService(OrderRepository orders) {
    this.orders = orders;
  }

  List<Order> newest(String userId) {
    return orders.ordersOf(userId).limit(10).list();
  }
}
