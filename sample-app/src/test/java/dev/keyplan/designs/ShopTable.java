package dev.keyplan.designs;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Attribute;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.ItemCollection;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.SortOrder;
import dev.keyplan.annotation.Table;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * DeBrie's e-commerce: a customer and the newest orders by one backward Query, an order and its
 * items who meet only in an index. Left out: the transactions and the updates. The e-mail guard is
 * an entity of its own, as published, because it is read: it leads to the customer.
 */
@Table(
    name = "shop",
    entities = {
      ShopTable.Customer.class,
      ShopTable.CustomerEmail.class,
      ShopTable.Order.class,
      ShopTable.OrderItem.class
    },
    collections = {
      ShopTable.CustomerWithOrders.class,
      ShopTable.CustomerView.class,
      ShopTable.OrderWithItems.class,
      ShopTable.OrderView.class
    },
    globalIndexes = @GlobalIndex(name = "GSI1"))
interface ShopTable {

  enum Status {
    PLACED,
    SHIPPED,
    DELIVERED
  }

  record Address(String street, Optional<String> city) {}

  @Entity
  @Key(partition = "CUSTOMER#{userName}", sort = "CUSTOMER#{userName}")
  @AccessPattern(name = "findCustomer", by = "userName")
  record Customer(
      @Attribute(name = "user_name") String userName,
      String name,
      String email,
      Map<String, Address> addresses)
      implements CustomerView {}

  @Entity
  @Key(partition = "CUSTOMEREMAIL#{email}", sort = "CUSTOMEREMAIL#{email}")
  @AccessPattern(name = "findByEmail", by = "email")
  record CustomerEmail(String email, @Attribute(name = "user_name") String userName) {}

  @Entity
  @Key(partition = "CUSTOMER#{userName}", sort = "#ORDER#{orderId}")
  @Key(index = "GSI1", partition = "ORDER#{orderId}", sort = "ORDER#{orderId}")
  record Order(
      @Attribute(name = "user_name") String userName,
      @Attribute(name = "order_id") String orderId,
      @Attribute(name = "created_at") Instant createdAt,
      @Attribute(name = "number_of_items") int numberOfItems,
      BigDecimal amount,
      Status status)
      implements CustomerView, OrderView {}

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "ORDER#{orderId}#ITEM#{itemId}")
  @Key(index = "GSI1", partition = "ORDER#{orderId}", sort = "ITEM#{itemId}")
  record OrderItem(
      @Attribute(name = "order_id") String orderId,
      @Attribute(name = "item_id") String itemId,
      String description,
      BigDecimal price)
      implements OrderView {}

  @ItemCollection
  @AccessPattern(
      name = "customerWithNewestOrders",
      by = "userName",
      orderBy = "orderId",
      order = SortOrder.DESCENDING,
      pageSize = 2)
  record CustomerWithOrders(Customer customer, List<Order> orders) {}

  /** The published read: the customer and no more than the ten newest orders. */
  @ItemCollection
  @AccessPattern(
      name = "customerThenNewestOrders",
      by = "userName",
      orderBy = "orderId",
      order = SortOrder.DESCENDING)
  sealed interface CustomerView permits Customer, Order {}

  @ItemCollection
  @AccessPattern(name = "itemsThenOrder", by = "orderId", orderBy = "itemId", pageSize = 1)
  sealed interface OrderView permits Order, OrderItem {}

  @ItemCollection
  @AccessPattern(name = "orderWithItems", by = "orderId")
  record OrderWithItems(Order order, List<OrderItem> items) {}
}
