package dev.keyplan.sample.orders;

import java.util.List;

/** What the service does with orders: each method is one request that is right or refused. */
final class OrderDesk {

  private final OrdersTableClient table;

  OrderDesk(OrdersTableClient table) {
    this.table = table;
  }

  /**
   * Places an order: the order, its lines, the user's copy of it, and the stock, all or nothing.
   *
   * @param token made by whoever wants the order, and kept for when it asks again: within ten
   *     minutes, the same order with the same token is placed once
   * @throws dev.keyplan.runtime.TransactionFailedException if there is too little of an article, or
   *     there is such an order; nothing is written
   */
  void place(String token, Order order, List<LineItem> lines) {
    OrdersTableTransaction transaction =
        table
            .transaction(token)
            .create(order)
            .create(
                new OrderSummary(
                    order.userId(), order.createdAt(), order.orderId(), order.total()));
    for (LineItem line : lines) {
      int quantity = line.quantity();
      transaction
          .create(line)
          .update(
              table
                  .stockRepository()
                  .update(line.sku())
                  .addQuantity(-quantity)
                  .onlyIf(stock -> stock.quantity().ge(quantity)));
    }
    transaction.execute();
  }

  /**
   * Ships an order, which leaves the index of open orders with it.
   *
   * @throws dev.keyplan.runtime.VersionConflictException if it was changed since it was loaded
   */
  Order ship(Order loaded) {
    return table
        .orderRepository()
        .update(loaded.orderId(), loaded.version())
        .status(OrderStatus.SHIPPED, loaded.warehouseId(), loaded.createdAt())
        .onlyIf(order -> order.status().eq(OrderStatus.OPEN))
        .execute();
  }
}
