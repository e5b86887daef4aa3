package shop;

import dev.keyplan.runtime.AsyncTableAccess;
import dev.keyplan.runtime.AsyncTransaction;
<<<<<<< HEAD
import dev.keyplan.runtime.Condition;
import java.time.Instant;
import java.util.function.Function;
=======
import java.util.concurrent.CompletableFuture;
>>>>>>> 7a5a901 (The writes of a table's transactions are one class, synchronous or not)
import javax.annotation.processing.Generated;

/**
 * Writes of several items of {@link OrdersTable}, all of them or none: one TransactWriteItems,
 * which {@link #execute} sends. Made by {@link OrdersTableAsyncClient#transaction()}; not for use
 * by several threads.
 *
 * <p>It has 1 to 100 actions, one for each item, and 4 MB in all. Each costs two write units per
 * KB instead of one, also where the transaction is cancelled.
 *
 * <p>Made again in the same way with the same client token, it is carried out once within ten
 * minutes. Nothing comes back but success: what is stored is what was given.
 */
@Generated("dev.keyplan.processor.KeyplanProcessor")
public final class OrdersTableAsyncTransaction extends OrdersTableTransactionWrites<OrdersTableAsyncTransaction> implements AsyncTransaction {
  private final AsyncTableAccess table;

  OrdersTableAsyncTransaction(AsyncTableAccess table) {
    this(table, randomToken());
  }

  OrdersTableAsyncTransaction(AsyncTableAccess table, String clientToken) {
    super(table, "OrdersTable.transaction", clientToken);
<<<<<<< HEAD
  }

  /**
   * Stores a new item, on the condition that its key is not taken.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   */
  public OrdersTableAsyncTransaction create(User user) {
    addCreate(UserRepository.WRITES, UserMapper.requestItem(user));
    return this;
  }

  /**
   * Stores an item, which replaces whatever its key holds.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   */
  public OrdersTableAsyncTransaction put(User user) {
    addPut(UserRepository.WRITES, UserMapper.requestItem(user));
    return this;
  }

  /**
   * Stores an item, which replaces whatever its key holds; only if the condition holds for what is
   * stored.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   */
  public OrdersTableAsyncTransaction put(User user, Function<UserConditions, Condition> onlyIf) {
    addPut(UserRepository.WRITES, UserMapper.requestItem(user), onlyIf.apply(new UserConditions()));
    return this;
  }

  /**
   * Adds an update, which is not to be executed itself then. The item must exist, unless it is an
   * upsert.
   *
   * @throws IllegalArgumentException if it was begun with another SDK client
   */
  public OrdersTableAsyncTransaction update(UserUpdate<?> update) {
    add(update.write());
    return this;
  }

  /**
   * Stores what differs between the loaded item and the changed one. Where the keys of an index
   * change with it, all else that they are made of must be as it was loaded.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   * @throws IllegalArgumentException if the primary keys of the two are different
   */
  public OrdersTableAsyncTransaction update(User loaded, User changed) {
    addUpdate(
        UserRepository.WRITES,
        UserMapper.requestItem(loaded),
        UserMapper.requestItem(changed));
    return this;
  }

  /**
   * Stores the changed item under its own key and deletes the loaded one: two actions. Its new key
   * must not be taken, and the loaded one must be there.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   * @throws IllegalArgumentException if the primary keys of the two are the same
   */
  public OrdersTableAsyncTransaction move(User loaded, User changed) {
    addMove(UserRepository.WRITES, UserMapper.requestItem(loaded), UserMapper.requestItem(changed));
    return this;
  }

  /**
   * Deletes the User of that key, if there is one.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public OrdersTableAsyncTransaction deleteUser(String userId) {
    addDelete(UserRepository.WRITES, UserKeys.primaryKey(userId));
    return this;
  }

  /**
   * Deletes the User of that key, if there is one; only if the condition holds for it.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public OrdersTableAsyncTransaction deleteUser(String userId,
      Function<UserConditions, Condition> onlyIf) {
    addDelete(
        UserRepository.WRITES,
        UserKeys.primaryKey(userId),
        onlyIf.apply(new UserConditions()));
    return this;
  }

  /**
   * Deletes the item that has its key, whatever else it holds.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public OrdersTableAsyncTransaction delete(User user) {
    return deleteUser(user.userId());
  }

  /**
   * Deletes the item that has its key, whatever else it holds; only if the condition holds for it.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public OrdersTableAsyncTransaction delete(User user, Function<UserConditions, Condition> onlyIf) {
    return deleteUser(user.userId(), onlyIf);
  }

  /**
   * Writes nothing to the User of that key, but it must be there: at the cost of a write all the
   * same.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public OrdersTableAsyncTransaction checkUser(String userId) {
    addCheck(UserRepository.WRITES, UserKeys.primaryKey(userId));
    return this;
  }

  /**
   * Writes nothing to the User of that key, but it must be there, and the condition must hold for
   * it: at the cost of a write all the same.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public OrdersTableAsyncTransaction checkUser(String userId,
      Function<UserConditions, Condition> onlyIf) {
    addCheck(
        UserRepository.WRITES,
        UserKeys.primaryKey(userId),
        onlyIf.apply(new UserConditions()));
    return this;
  }

  /**
   * Stores a new item, on the condition that its key is not taken.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   */
  public OrdersTableAsyncTransaction create(Order order) {
    addCreate(OrderRepository.WRITES, OrderMapper.requestItem(order));
    return this;
  }

  /**
   * Stores an item, which replaces whatever its key holds.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   */
  public OrdersTableAsyncTransaction put(Order order) {
    addPut(OrderRepository.WRITES, OrderMapper.requestItem(order));
    return this;
  }

  /**
   * Stores an item, which replaces whatever its key holds; only if the condition holds for what is
   * stored.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   */
  public OrdersTableAsyncTransaction put(Order order, Function<OrderConditions, Condition> onlyIf) {
    addPut(
        OrderRepository.WRITES,
        OrderMapper.requestItem(order),
        onlyIf.apply(new OrderConditions()));
    return this;
  }

  /**
   * Adds an update, which is not to be executed itself then. The item must exist, unless it is an
   * upsert.
   *
   * @throws IllegalArgumentException if it was begun with another SDK client
   */
  public OrdersTableAsyncTransaction update(OrderUpdate<?> update) {
    add(update.write());
    return this;
  }

  /**
   * Stores what differs between the loaded item and the changed one. Where the keys of an index
   * change with it, all else that they are made of must be as it was loaded.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   * @throws IllegalArgumentException if the primary keys of the two are different
   */
  public OrdersTableAsyncTransaction update(Order loaded, Order changed) {
    addUpdate(
        OrderRepository.WRITES,
        OrderMapper.requestItem(loaded),
        OrderMapper.requestItem(changed));
    return this;
  }

  /**
   * Stores the changed item under its own key and deletes the loaded one: two actions. Its new key
   * must not be taken, and the loaded one must be there.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   * @throws IllegalArgumentException if the primary keys of the two are the same
   */
  public OrdersTableAsyncTransaction move(Order loaded, Order changed) {
    addMove(
        OrderRepository.WRITES,
        OrderMapper.requestItem(loaded),
        OrderMapper.requestItem(changed));
    return this;
  }

  /**
   * Deletes the Order of that key, if there is one.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public OrdersTableAsyncTransaction deleteOrder(String orderId) {
    addDelete(OrderRepository.WRITES, OrderKeys.primaryKey(orderId));
    return this;
  }

  /**
   * Deletes the Order of that key, if there is one; only if the condition holds for it.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public OrdersTableAsyncTransaction deleteOrder(String orderId,
      Function<OrderConditions, Condition> onlyIf) {
    addDelete(
        OrderRepository.WRITES,
        OrderKeys.primaryKey(orderId),
        onlyIf.apply(new OrderConditions()));
    return this;
  }

  /**
   * Deletes the item that has its key, whatever else it holds.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public OrdersTableAsyncTransaction delete(Order order) {
    return deleteOrder(order.orderId());
  }

  /**
   * Deletes the item that has its key, whatever else it holds; only if the condition holds for it.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public OrdersTableAsyncTransaction delete(Order order,
      Function<OrderConditions, Condition> onlyIf) {
    return deleteOrder(order.orderId(), onlyIf);
  }

  /**
   * Writes nothing to the Order of that key, but it must be there: at the cost of a write all the
   * same.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public OrdersTableAsyncTransaction checkOrder(String orderId) {
    addCheck(OrderRepository.WRITES, OrderKeys.primaryKey(orderId));
    return this;
  }

  /**
   * Writes nothing to the Order of that key, but it must be there, and the condition must hold for
   * it: at the cost of a write all the same.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public OrdersTableAsyncTransaction checkOrder(String orderId,
      Function<OrderConditions, Condition> onlyIf) {
    addCheck(
        OrderRepository.WRITES,
        OrderKeys.primaryKey(orderId),
        onlyIf.apply(new OrderConditions()));
    return this;
  }

  /**
   * Stores a new item, on the condition that its key is not taken.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   */
  public OrdersTableAsyncTransaction create(OrderSummary orderSummary) {
    addCreate(OrderSummaryRepository.WRITES, OrderSummaryMapper.requestItem(orderSummary));
    return this;
  }

  /**
   * Stores an item, which replaces whatever its key holds.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   */
  public OrdersTableAsyncTransaction put(OrderSummary orderSummary) {
    addPut(OrderSummaryRepository.WRITES, OrderSummaryMapper.requestItem(orderSummary));
    return this;
  }

  /**
   * Stores an item, which replaces whatever its key holds; only if the condition holds for what is
   * stored.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   */
  public OrdersTableAsyncTransaction put(OrderSummary orderSummary,
      Function<OrderSummaryConditions, Condition> onlyIf) {
    addPut(
        OrderSummaryRepository.WRITES,
        OrderSummaryMapper.requestItem(orderSummary),
        onlyIf.apply(new OrderSummaryConditions()));
    return this;
  }

  /**
   * Adds an update, which is not to be executed itself then. The item must exist, unless it is an
   * upsert.
   *
   * @throws IllegalArgumentException if it was begun with another SDK client
   */
  public OrdersTableAsyncTransaction update(OrderSummaryUpdate<?> update) {
    add(update.write());
    return this;
  }

  /**
   * Stores what differs between the loaded item and the changed one. Where the keys of an index
   * change with it, all else that they are made of must be as it was loaded.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   * @throws IllegalArgumentException if the primary keys of the two are different
   */
  public OrdersTableAsyncTransaction update(OrderSummary loaded, OrderSummary changed) {
    addUpdate(
        OrderSummaryRepository.WRITES,
        OrderSummaryMapper.requestItem(loaded),
        OrderSummaryMapper.requestItem(changed));
    return this;
  }

  /**
   * Stores the changed item under its own key and deletes the loaded one: two actions. Its new key
   * must not be taken, and the loaded one must be there.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   * @throws IllegalArgumentException if the primary keys of the two are the same
   */
  public OrdersTableAsyncTransaction move(OrderSummary loaded, OrderSummary changed) {
    addMove(
        OrderSummaryRepository.WRITES,
        OrderSummaryMapper.requestItem(loaded),
        OrderSummaryMapper.requestItem(changed));
    return this;
  }

  /**
   * Deletes the OrderSummary of that key, if there is one.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public OrdersTableAsyncTransaction deleteOrderSummary(String userId, Instant createdAt,
      String orderId) {
    addDelete(
        OrderSummaryRepository.WRITES,
        OrderSummaryKeys.primaryKey(userId, createdAt, orderId));
    return this;
  }

  /**
   * Deletes the OrderSummary of that key, if there is one; only if the condition holds for it.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public OrdersTableAsyncTransaction deleteOrderSummary(String userId, Instant createdAt,
      String orderId, Function<OrderSummaryConditions, Condition> onlyIf) {
    addDelete(
        OrderSummaryRepository.WRITES,
        OrderSummaryKeys.primaryKey(userId, createdAt, orderId),
        onlyIf.apply(new OrderSummaryConditions()));
    return this;
  }

  /**
   * Deletes the item that has its key, whatever else it holds.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public OrdersTableAsyncTransaction delete(OrderSummary orderSummary) {
    return deleteOrderSummary(orderSummary.userId(), orderSummary.createdAt(),
        orderSummary.orderId());
  }

  /**
   * Deletes the item that has its key, whatever else it holds; only if the condition holds for it.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public OrdersTableAsyncTransaction delete(OrderSummary orderSummary,
      Function<OrderSummaryConditions, Condition> onlyIf) {
    return deleteOrderSummary(orderSummary.userId(), orderSummary.createdAt(),
        orderSummary.orderId(), onlyIf);
  }

  /**
   * Writes nothing to the OrderSummary of that key, but it must be there: at the cost of a write
   * all the same.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public OrdersTableAsyncTransaction checkOrderSummary(String userId, Instant createdAt,
      String orderId) {
    addCheck(
        OrderSummaryRepository.WRITES,
        OrderSummaryKeys.primaryKey(userId, createdAt, orderId));
    return this;
  }

  /**
   * Writes nothing to the OrderSummary of that key, but it must be there, and the condition must
   * hold for it: at the cost of a write all the same.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public OrdersTableAsyncTransaction checkOrderSummary(String userId, Instant createdAt,
      String orderId, Function<OrderSummaryConditions, Condition> onlyIf) {
    addCheck(
        OrderSummaryRepository.WRITES,
        OrderSummaryKeys.primaryKey(userId, createdAt, orderId),
        onlyIf.apply(new OrderSummaryConditions()));
    return this;
  }

  /**
   * Stores a new item, on the condition that its key is not taken.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   */
  public OrdersTableAsyncTransaction create(LineItem lineItem) {
    addCreate(LineItemRepository.WRITES, LineItemMapper.requestItem(lineItem));
    return this;
  }

  /**
   * Stores an item, which replaces whatever its key holds.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   */
  public OrdersTableAsyncTransaction put(LineItem lineItem) {
    addPut(LineItemRepository.WRITES, LineItemMapper.requestItem(lineItem));
    return this;
  }

  /**
   * Stores an item, which replaces whatever its key holds; only if the condition holds for what is
   * stored.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   */
  public OrdersTableAsyncTransaction put(LineItem lineItem,
      Function<LineItemConditions, Condition> onlyIf) {
    addPut(
        LineItemRepository.WRITES,
        LineItemMapper.requestItem(lineItem),
        onlyIf.apply(new LineItemConditions()));
    return this;
  }

  /**
   * Adds an update, which is not to be executed itself then. The item must exist, unless it is an
   * upsert.
   *
   * @throws IllegalArgumentException if it was begun with another SDK client
   */
  public OrdersTableAsyncTransaction update(LineItemUpdate<?> update) {
    add(update.write());
    return this;
  }

  /**
   * Stores what differs between the loaded item and the changed one. Where the keys of an index
   * change with it, all else that they are made of must be as it was loaded.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   * @throws IllegalArgumentException if the primary keys of the two are different
   */
  public OrdersTableAsyncTransaction update(LineItem loaded, LineItem changed) {
    addUpdate(
        LineItemRepository.WRITES,
        LineItemMapper.requestItem(loaded),
        LineItemMapper.requestItem(changed));
    return this;
  }

  /**
   * Stores the changed item under its own key and deletes the loaded one: two actions. Its new key
   * must not be taken, and the loaded one must be there.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   * @throws IllegalArgumentException if the primary keys of the two are the same
   */
  public OrdersTableAsyncTransaction move(LineItem loaded, LineItem changed) {
    addMove(
        LineItemRepository.WRITES,
        LineItemMapper.requestItem(loaded),
        LineItemMapper.requestItem(changed));
    return this;
  }

  /**
   * Deletes the LineItem of that key, if there is one.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public OrdersTableAsyncTransaction deleteLineItem(String orderId, int lineNo) {
    addDelete(LineItemRepository.WRITES, LineItemKeys.primaryKey(orderId, lineNo));
    return this;
  }

  /**
   * Deletes the LineItem of that key, if there is one; only if the condition holds for it.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public OrdersTableAsyncTransaction deleteLineItem(String orderId, int lineNo,
      Function<LineItemConditions, Condition> onlyIf) {
    addDelete(
        LineItemRepository.WRITES,
        LineItemKeys.primaryKey(orderId, lineNo),
        onlyIf.apply(new LineItemConditions()));
    return this;
  }

  /**
   * Deletes the item that has its key, whatever else it holds.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public OrdersTableAsyncTransaction delete(LineItem lineItem) {
    return deleteLineItem(lineItem.orderId(), lineItem.lineNo());
  }

  /**
   * Deletes the item that has its key, whatever else it holds; only if the condition holds for it.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public OrdersTableAsyncTransaction delete(LineItem lineItem,
      Function<LineItemConditions, Condition> onlyIf) {
    return deleteLineItem(lineItem.orderId(), lineItem.lineNo(), onlyIf);
  }

  /**
   * Writes nothing to the LineItem of that key, but it must be there: at the cost of a write all
   * the same.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public OrdersTableAsyncTransaction checkLineItem(String orderId, int lineNo) {
    addCheck(LineItemRepository.WRITES, LineItemKeys.primaryKey(orderId, lineNo));
    return this;
  }

  /**
   * Writes nothing to the LineItem of that key, but it must be there, and the condition must hold
   * for it: at the cost of a write all the same.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public OrdersTableAsyncTransaction checkLineItem(String orderId, int lineNo,
      Function<LineItemConditions, Condition> onlyIf) {
    addCheck(
        LineItemRepository.WRITES,
        LineItemKeys.primaryKey(orderId, lineNo),
        onlyIf.apply(new LineItemConditions()));
    return this;
  }

  /**
   * Stores a new item, on the condition that its key is not taken.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   */
  public OrdersTableAsyncTransaction create(Stock stock) {
    addCreate(StockRepository.WRITES, StockMapper.requestItem(stock));
    return this;
  }

  /**
   * Stores an item, which replaces whatever its key holds.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   */
  public OrdersTableAsyncTransaction put(Stock stock) {
    addPut(StockRepository.WRITES, StockMapper.requestItem(stock));
    return this;
  }

  /**
   * Stores an item, which replaces whatever its key holds; only if the condition holds for what is
   * stored.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   */
  public OrdersTableAsyncTransaction put(Stock stock, Function<StockConditions, Condition> onlyIf) {
    addPut(
        StockRepository.WRITES,
        StockMapper.requestItem(stock),
        onlyIf.apply(new StockConditions()));
    return this;
  }

  /**
   * Adds an update, which is not to be executed itself then. The item must exist, unless it is an
   * upsert.
   *
   * @throws IllegalArgumentException if it was begun with another SDK client
   */
  public OrdersTableAsyncTransaction update(StockUpdate<?> update) {
    add(update.write());
    return this;
  }

  /**
   * Stores what differs between the loaded item and the changed one. Where the keys of an index
   * change with it, all else that they are made of must be as it was loaded.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   * @throws IllegalArgumentException if the primary keys of the two are different
   */
  public OrdersTableAsyncTransaction update(Stock loaded, Stock changed) {
    addUpdate(
        StockRepository.WRITES,
        StockMapper.requestItem(loaded),
        StockMapper.requestItem(changed));
    return this;
  }

  /**
   * Stores the changed item under its own key and deletes the loaded one: two actions. Its new key
   * must not be taken, and the loaded one must be there.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   * @throws IllegalArgumentException if the primary keys of the two are the same
   */
  public OrdersTableAsyncTransaction move(Stock loaded, Stock changed) {
    addMove(
        StockRepository.WRITES,
        StockMapper.requestItem(loaded),
        StockMapper.requestItem(changed));
    return this;
  }

  /**
   * Deletes the Stock of that key, if there is one.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public OrdersTableAsyncTransaction deleteStock(String sku) {
    addDelete(StockRepository.WRITES, StockKeys.primaryKey(sku));
    return this;
  }

  /**
   * Deletes the Stock of that key, if there is one; only if the condition holds for it.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public OrdersTableAsyncTransaction deleteStock(String sku,
      Function<StockConditions, Condition> onlyIf) {
    addDelete(
        StockRepository.WRITES,
        StockKeys.primaryKey(sku),
        onlyIf.apply(new StockConditions()));
    return this;
  }

  /**
   * Deletes the item that has its key, whatever else it holds.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public OrdersTableAsyncTransaction delete(Stock stock) {
    return deleteStock(stock.sku());
  }

  /**
   * Deletes the item that has its key, whatever else it holds; only if the condition holds for it.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public OrdersTableAsyncTransaction delete(Stock stock,
      Function<StockConditions, Condition> onlyIf) {
    return deleteStock(stock.sku(), onlyIf);
  }

  /**
   * Writes nothing to the Stock of that key, but it must be there: at the cost of a write all the
   * same.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public OrdersTableAsyncTransaction checkStock(String sku) {
    addCheck(StockRepository.WRITES, StockKeys.primaryKey(sku));
    return this;
  }

  /**
   * Writes nothing to the Stock of that key, but it must be there, and the condition must hold for
   * it: at the cost of a write all the same.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public OrdersTableAsyncTransaction checkStock(String sku,
      Function<StockConditions, Condition> onlyIf) {
    addCheck(
        StockRepository.WRITES,
        StockKeys.primaryKey(sku),
        onlyIf.apply(new StockConditions()));
    return this;
=======
    this.table = table;
>>>>>>> 7a5a901 (The writes of a table's transactions are one class, synchronous or not)
  }

  /**
   * Adds what another transaction has so far, of this table or another one. The client token is
   * still this one's.
   *
   * @throws IllegalArgumentException if it is of another SDK client
   */
  public OrdersTableAsyncTransaction with(AsyncTransaction other) {
    return include(other);
  }

  @Override
  public CompletableFuture<Void> execute() {
    return send(table);
  }

  @Override
  protected OrdersTableAsyncTransaction self() {
    return this;
  }
}
