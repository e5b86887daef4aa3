package dev.keyplan.sample.orders;

import dev.keyplan.runtime.Cursor;
import dev.keyplan.runtime.Page;
import dev.keyplan.testkit.TestDatabase;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/** The read patterns, through either client. */
interface OrdersReader {

  Optional<User> findUser(String userId);

  Map<UserKeys.PrimaryKey, User> findUserBatch(Collection<UserKeys.PrimaryKey> keys);

  List<OrderSummary> ordersOfUser(String userId);

  List<OrderSummary> ordersOfUser(String userId, int limit);

  Page<OrderSummary> firstPage(String userId);

  Page<OrderSummary> page(String userId, Cursor cursor);

  long countOrders(String userId);

  Optional<OrderSummary> newestOrder(String userId);

  Optional<OrderWithItems> orderWithItems(String orderId);

  List<OpenOrder> openOrdersInWarehouse(String warehouseId);

  static OrdersReader synchronous(TestDatabase database, String table) {
    OrdersTableClient orders = OrdersTableClient.create(database.client(), table);
    return new OrdersReader() {
      @Override
      public Optional<User> findUser(String userId) {
        return orders.userRepository().findUser(userId);
      }

      @Override
      public Map<UserKeys.PrimaryKey, User> findUserBatch(Collection<UserKeys.PrimaryKey> keys) {
        return orders.userRepository().findUserBatch(keys);
      }

      @Override
      public List<OrderSummary> ordersOfUser(String userId) {
        return orders.orderSummaryRepository().ordersOfUser(userId).list();
      }

      @Override
      public List<OrderSummary> ordersOfUser(String userId, int limit) {
        return orders.orderSummaryRepository().ordersOfUser(userId).limit(limit).list();
      }

      @Override
      public Page<OrderSummary> firstPage(String userId) {
        return orders.orderSummaryRepository().ordersOfUser(userId).page();
      }

      @Override
      public Page<OrderSummary> page(String userId, Cursor cursor) {
        return orders.orderSummaryRepository().ordersOfUser(userId).page(cursor);
      }

      @Override
      public long countOrders(String userId) {
        return orders.orderSummaryRepository().ordersOfUser(userId).count();
      }

      @Override
      public Optional<OrderSummary> newestOrder(String userId) {
        return orders.orderSummaryRepository().ordersOfUser(userId).first();
      }

      @Override
      public Optional<OrderWithItems> orderWithItems(String orderId) {
        return orders.orderWithItemsRepository().orderWithItems(orderId);
      }

      @Override
      public List<OpenOrder> openOrdersInWarehouse(String warehouseId) {
        return orders.orderRepository().openOrdersInWarehouse(warehouseId).list();
      }
    };
  }

  static OrdersReader asynchronous(TestDatabase database, String table) {
    OrdersTableAsyncClient orders = OrdersTableAsyncClient.create(database.asyncClient(), table);
    return new OrdersReader() {
      @Override
      public Optional<User> findUser(String userId) {
        return answer(orders.userRepository().findUser(userId));
      }

      @Override
      public Map<UserKeys.PrimaryKey, User> findUserBatch(Collection<UserKeys.PrimaryKey> keys) {
        return answer(orders.userRepository().findUserBatch(keys));
      }

      @Override
      public List<OrderSummary> ordersOfUser(String userId) {
        return answer(orders.orderSummaryRepository().ordersOfUser(userId).list());
      }

      @Override
      public List<OrderSummary> ordersOfUser(String userId, int limit) {
        return answer(orders.orderSummaryRepository().ordersOfUser(userId).limit(limit).list());
      }

      @Override
      public Page<OrderSummary> firstPage(String userId) {
        return answer(orders.orderSummaryRepository().ordersOfUser(userId).page());
      }

      @Override
      public Page<OrderSummary> page(String userId, Cursor cursor) {
        return answer(orders.orderSummaryRepository().ordersOfUser(userId).page(cursor));
      }

      @Override
      public long countOrders(String userId) {
        return answer(orders.orderSummaryRepository().ordersOfUser(userId).count());
      }

      @Override
      public Optional<OrderSummary> newestOrder(String userId) {
        return answer(orders.orderSummaryRepository().ordersOfUser(userId).first());
      }

      @Override
      public Optional<OrderWithItems> orderWithItems(String orderId) {
        return answer(orders.orderWithItemsRepository().orderWithItems(orderId));
      }

      @Override
      public List<OpenOrder> openOrdersInWarehouse(String warehouseId) {
        return answer(orders.orderRepository().openOrdersInWarehouse(warehouseId).list());
      }
    };
  }

  private static <T> T answer(CompletableFuture<T> future) {
    try {
      return future.join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof RuntimeException failure ? failure : e;
    }
  }
}
