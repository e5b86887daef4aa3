package shop;

import dev.keyplan.runtime.AsyncTableAccess;
import dev.keyplan.runtime.Condition;
import dev.keyplan.runtime.TableAccess;
import dev.keyplan.runtime.TransactionWrites;
import java.time.Instant;
import java.util.function.Function;
import javax.annotation.processing.Generated;

/**
 * The writes that transactions of {@link OrdersTable} can hold, {@link OrdersTableTransaction}
 * and {@link OrdersTableAsyncTransaction}: one action each, unless said otherwise.
 *
 * <p>Each tells at once what cannot be stored, before any request: {@link
 * dev.keyplan.runtime.KeyValueException} if a value cannot be part of a key, or makes it too
 * long, and {@link dev.keyplan.runtime.ItemMappingException} if one is missing or cannot be
 * stored.
 *
 * @param <SELF> the transaction itself
 */
@Generated("dev.keyplan.processor.KeyplanProcessor")
public class OrdersTableTransactionWrites<SELF> extends TransactionWrites<SELF> {
  OrdersTableTransactionWrites(TableAccess table, String name, String token) {
    super(table, name, token);
  }

  OrdersTableTransactionWrites(AsyncTableAccess table, String name, String token) {
    super(table, name, token);
  }

  /**
   * Stores a new item with a guard for {@code email}, on the condition that neither its key nor a
   * guard's is taken.
   */
  public SELF create(User user) {
    return addCreate(
        UserRepository.WRITES,
        UserMapper.requestItem(user),
        UserMapper.guardKeys(user));
  }

  /**
   * Stores a changed item in place of the loaded one, and writes and deletes the guards of what is
   * changed of {@code email}. The item must be there and still have the loaded values of what its
   * guards are made of.
   *
   * @throws IllegalArgumentException if the primary keys of the two are different
   */
  public SELF replace(User loaded, User changed) {
    return addReplace(
        UserRepository.WRITES,
        UserMapper.requestItem(loaded),
        UserMapper.guardKeys(loaded),
        UserMapper.requestItem(changed),
        UserMapper.guardKeys(changed));
  }

  /**
   * Stores the changed item under its own key and deletes the loaded one: two actions, and those of
   * the guards of what is changed of {@code email}. Its new key must not be taken, and the loaded
   * one must be there.
   *
   * @throws IllegalArgumentException if the primary keys of the two are the same
   */
  public SELF move(User loaded, User changed) {
    return addMove(
        UserRepository.WRITES,
        UserMapper.requestItem(loaded),
        UserMapper.guardKeys(loaded),
        UserMapper.requestItem(changed),
        UserMapper.guardKeys(changed));
  }

  /**
   * Deletes the loaded item, and the guards of {@code email}. It must be there and still have the
   * loaded values of what its guards are made of.
   */
  public SELF delete(User loaded) {
    return addDelete(
        UserRepository.WRITES,
        UserMapper.requestItem(loaded),
        UserMapper.guardKeys(loaded));
  }

  /**
   * Writes nothing to the User of that key, but it must be there: at the cost of a write all the
   * same.
   */
  public SELF checkUser(String userId) {
    return addCheck(UserRepository.WRITES, UserKeys.primaryKey(userId));
  }

  /**
   * Writes nothing to the User of that key, but it must be there, and the condition must hold for
   * it: at the cost of a write all the same.
   */
  public SELF checkUser(String userId, Function<UserConditions, Condition> onlyIf) {
    return addCheck(
        UserRepository.WRITES,
        UserKeys.primaryKey(userId),
        onlyIf.apply(new UserConditions()));
  }

  /**
   * Stores a new item, on the condition that its key is not taken.
   */
  public SELF create(Order order) {
    return addCreate(OrderRepository.WRITES, OrderMapper.requestItem(order));
  }

  /**
   * Stores an item, which replaces whatever its key holds.
   */
  public SELF put(Order order) {
    return addPut(OrderRepository.WRITES, OrderMapper.requestItem(order));
  }

  /**
   * Stores an item, which replaces whatever its key holds; only if the condition holds for what is
   * stored.
   */
  public SELF put(Order order, Function<OrderConditions, Condition> onlyIf) {
    return addPut(
        OrderRepository.WRITES,
        OrderMapper.requestItem(order),
        onlyIf.apply(new OrderConditions()));
  }

  /**
   * Stores what differs between the loaded item and the changed one. Where the keys of an index
   * change with it, all else that they are made of must be as it was loaded.
   *
   * @throws IllegalArgumentException if the primary keys of the two are different
   */
  public SELF update(Order loaded, Order changed) {
    return addUpdate(
        OrderRepository.WRITES,
        OrderMapper.requestItem(loaded),
        OrderMapper.requestItem(changed));
  }

  /**
   * Stores the changed item under its own key and deletes the loaded one: two actions. Its new key
   * must not be taken, and the loaded one must be there.
   *
   * @throws IllegalArgumentException if the primary keys of the two are the same
   */
  public SELF move(Order loaded, Order changed) {
    return addMove(
        OrderRepository.WRITES,
        OrderMapper.requestItem(loaded),
        OrderMapper.requestItem(changed));
  }

  /**
   * Deletes the Order of that key, if there is one.
   */
  public SELF deleteOrder(String orderId) {
    return addDelete(OrderRepository.WRITES, OrderKeys.primaryKey(orderId));
  }

  /**
   * Deletes the Order of that key, if there is one; only if the condition holds for it.
   */
  public SELF deleteOrder(String orderId, Function<OrderConditions, Condition> onlyIf) {
    return addDelete(
        OrderRepository.WRITES,
        OrderKeys.primaryKey(orderId),
        onlyIf.apply(new OrderConditions()));
  }

  /**
   * Deletes the item that has its key, whatever else it holds.
   */
  public SELF delete(Order order) {
    return deleteOrder(order.orderId());
  }

  /**
   * Deletes the item that has its key, whatever else it holds; only if the condition holds for it.
   */
  public SELF delete(Order order, Function<OrderConditions, Condition> onlyIf) {
    return deleteOrder(order.orderId(), onlyIf);
  }

  /**
   * Writes nothing to the Order of that key, but it must be there: at the cost of a write all the
   * same.
   */
  public SELF checkOrder(String orderId) {
    return addCheck(OrderRepository.WRITES, OrderKeys.primaryKey(orderId));
  }

  /**
   * Writes nothing to the Order of that key, but it must be there, and the condition must hold for
   * it: at the cost of a write all the same.
   */
  public SELF checkOrder(String orderId, Function<OrderConditions, Condition> onlyIf) {
    return addCheck(
        OrderRepository.WRITES,
        OrderKeys.primaryKey(orderId),
        onlyIf.apply(new OrderConditions()));
  }

  /**
   * Stores a new item, on the condition that its key is not taken.
   */
  public SELF create(OrderSummary orderSummary) {
    return addCreate(OrderSummaryRepository.WRITES, OrderSummaryMapper.requestItem(orderSummary));
  }

  /**
   * Stores an item, which replaces whatever its key holds.
   */
  public SELF put(OrderSummary orderSummary) {
    return addPut(OrderSummaryRepository.WRITES, OrderSummaryMapper.requestItem(orderSummary));
  }

  /**
   * Stores an item, which replaces whatever its key holds; only if the condition holds for what is
   * stored.
   */
  public SELF put(OrderSummary orderSummary, Function<OrderSummaryConditions, Condition> onlyIf) {
    return addPut(
        OrderSummaryRepository.WRITES,
        OrderSummaryMapper.requestItem(orderSummary),
        onlyIf.apply(new OrderSummaryConditions()));
  }

  /**
   * Stores what differs between the loaded item and the changed one. Where the keys of an index
   * change with it, all else that they are made of must be as it was loaded.
   *
   * @throws IllegalArgumentException if the primary keys of the two are different
   */
  public SELF update(OrderSummary loaded, OrderSummary changed) {
    return addUpdate(
        OrderSummaryRepository.WRITES,
        OrderSummaryMapper.requestItem(loaded),
        OrderSummaryMapper.requestItem(changed));
  }

  /**
   * Stores the changed item under its own key and deletes the loaded one: two actions. Its new key
   * must not be taken, and the loaded one must be there.
   *
   * @throws IllegalArgumentException if the primary keys of the two are the same
   */
  public SELF move(OrderSummary loaded, OrderSummary changed) {
    return addMove(
        OrderSummaryRepository.WRITES,
        OrderSummaryMapper.requestItem(loaded),
        OrderSummaryMapper.requestItem(changed));
  }

  /**
   * Deletes the OrderSummary of that key, if there is one.
   */
  public SELF deleteOrderSummary(String userId, Instant createdAt, String orderId) {
    return addDelete(
        OrderSummaryRepository.WRITES,
        OrderSummaryKeys.primaryKey(userId, createdAt, orderId));
  }

  /**
   * Deletes the OrderSummary of that key, if there is one; only if the condition holds for it.
   */
  public SELF deleteOrderSummary(String userId, Instant createdAt, String orderId,
      Function<OrderSummaryConditions, Condition> onlyIf) {
    return addDelete(
        OrderSummaryRepository.WRITES,
        OrderSummaryKeys.primaryKey(userId, createdAt, orderId),
        onlyIf.apply(new OrderSummaryConditions()));
  }

  /**
   * Deletes the item that has its key, whatever else it holds.
   */
  public SELF delete(OrderSummary orderSummary) {
    return deleteOrderSummary(orderSummary.userId(), orderSummary.createdAt(),
        orderSummary.orderId());
  }

  /**
   * Deletes the item that has its key, whatever else it holds; only if the condition holds for it.
   */
  public SELF delete(OrderSummary orderSummary,
      Function<OrderSummaryConditions, Condition> onlyIf) {
    return deleteOrderSummary(orderSummary.userId(), orderSummary.createdAt(),
        orderSummary.orderId(), onlyIf);
  }

  /**
   * Writes nothing to the OrderSummary of that key, but it must be there: at the cost of a write
   * all the same.
   */
  public SELF checkOrderSummary(String userId, Instant createdAt, String orderId) {
    return addCheck(
        OrderSummaryRepository.WRITES,
        OrderSummaryKeys.primaryKey(userId, createdAt, orderId));
  }

  /**
   * Writes nothing to the OrderSummary of that key, but it must be there, and the condition must
   * hold for it: at the cost of a write all the same.
   */
  public SELF checkOrderSummary(String userId, Instant createdAt, String orderId,
      Function<OrderSummaryConditions, Condition> onlyIf) {
    return addCheck(
        OrderSummaryRepository.WRITES,
        OrderSummaryKeys.primaryKey(userId, createdAt, orderId),
        onlyIf.apply(new OrderSummaryConditions()));
  }

  /**
   * Stores a new item, on the condition that its key is not taken.
   */
  public SELF create(LineItem lineItem) {
    return addCreate(LineItemRepository.WRITES, LineItemMapper.requestItem(lineItem));
  }

  /**
   * Stores an item, which replaces whatever its key holds.
   */
  public SELF put(LineItem lineItem) {
    return addPut(LineItemRepository.WRITES, LineItemMapper.requestItem(lineItem));
  }

  /**
   * Stores an item, which replaces whatever its key holds; only if the condition holds for what is
   * stored.
   */
  public SELF put(LineItem lineItem, Function<LineItemConditions, Condition> onlyIf) {
    return addPut(
        LineItemRepository.WRITES,
        LineItemMapper.requestItem(lineItem),
        onlyIf.apply(new LineItemConditions()));
  }

  /**
   * Stores what differs between the loaded item and the changed one. Where the keys of an index
   * change with it, all else that they are made of must be as it was loaded.
   *
   * @throws IllegalArgumentException if the primary keys of the two are different
   */
  public SELF update(LineItem loaded, LineItem changed) {
    return addUpdate(
        LineItemRepository.WRITES,
        LineItemMapper.requestItem(loaded),
        LineItemMapper.requestItem(changed));
  }

  /**
   * Stores the changed item under its own key and deletes the loaded one: two actions. Its new key
   * must not be taken, and the loaded one must be there.
   *
   * @throws IllegalArgumentException if the primary keys of the two are the same
   */
  public SELF move(LineItem loaded, LineItem changed) {
    return addMove(
        LineItemRepository.WRITES,
        LineItemMapper.requestItem(loaded),
        LineItemMapper.requestItem(changed));
  }

  /**
   * Deletes the LineItem of that key, if there is one.
   */
  public SELF deleteLineItem(String orderId, int lineNo) {
    return addDelete(LineItemRepository.WRITES, LineItemKeys.primaryKey(orderId, lineNo));
  }

  /**
   * Deletes the LineItem of that key, if there is one; only if the condition holds for it.
   */
  public SELF deleteLineItem(String orderId, int lineNo,
      Function<LineItemConditions, Condition> onlyIf) {
    return addDelete(
        LineItemRepository.WRITES,
        LineItemKeys.primaryKey(orderId, lineNo),
        onlyIf.apply(new LineItemConditions()));
  }

  /**
   * Deletes the item that has its key, whatever else it holds.
   */
  public SELF delete(LineItem lineItem) {
    return deleteLineItem(lineItem.orderId(), lineItem.lineNo());
  }

  /**
   * Deletes the item that has its key, whatever else it holds; only if the condition holds for it.
   */
  public SELF delete(LineItem lineItem, Function<LineItemConditions, Condition> onlyIf) {
    return deleteLineItem(lineItem.orderId(), lineItem.lineNo(), onlyIf);
  }

  /**
   * Writes nothing to the LineItem of that key, but it must be there: at the cost of a write all
   * the same.
   */
  public SELF checkLineItem(String orderId, int lineNo) {
    return addCheck(LineItemRepository.WRITES, LineItemKeys.primaryKey(orderId, lineNo));
  }

  /**
   * Writes nothing to the LineItem of that key, but it must be there, and the condition must hold
   * for it: at the cost of a write all the same.
   */
  public SELF checkLineItem(String orderId, int lineNo,
      Function<LineItemConditions, Condition> onlyIf) {
    return addCheck(
        LineItemRepository.WRITES,
        LineItemKeys.primaryKey(orderId, lineNo),
        onlyIf.apply(new LineItemConditions()));
  }

  /**
   * Stores a new item, on the condition that its key is not taken.
   */
  public SELF create(Stock stock) {
    return addCreate(StockRepository.WRITES, StockMapper.requestItem(stock));
  }

  /**
   * Stores an item, which replaces whatever its key holds.
   */
  public SELF put(Stock stock) {
    return addPut(StockRepository.WRITES, StockMapper.requestItem(stock));
  }

  /**
   * Stores an item, which replaces whatever its key holds; only if the condition holds for what is
   * stored.
   */
  public SELF put(Stock stock, Function<StockConditions, Condition> onlyIf) {
    return addPut(
        StockRepository.WRITES,
        StockMapper.requestItem(stock),
        onlyIf.apply(new StockConditions()));
  }

  /**
   * Stores what differs between the loaded item and the changed one. Where the keys of an index
   * change with it, all else that they are made of must be as it was loaded.
   *
   * @throws IllegalArgumentException if the primary keys of the two are different
   */
  public SELF update(Stock loaded, Stock changed) {
    return addUpdate(
        StockRepository.WRITES,
        StockMapper.requestItem(loaded),
        StockMapper.requestItem(changed));
  }

  /**
   * Stores the changed item under its own key and deletes the loaded one: two actions. Its new key
   * must not be taken, and the loaded one must be there.
   *
   * @throws IllegalArgumentException if the primary keys of the two are the same
   */
  public SELF move(Stock loaded, Stock changed) {
    return addMove(
        StockRepository.WRITES,
        StockMapper.requestItem(loaded),
        StockMapper.requestItem(changed));
  }

  /**
   * Deletes the Stock of that key, if there is one.
   */
  public SELF deleteStock(String sku) {
    return addDelete(StockRepository.WRITES, StockKeys.primaryKey(sku));
  }

  /**
   * Deletes the Stock of that key, if there is one; only if the condition holds for it.
   */
  public SELF deleteStock(String sku, Function<StockConditions, Condition> onlyIf) {
    return addDelete(
        StockRepository.WRITES,
        StockKeys.primaryKey(sku),
        onlyIf.apply(new StockConditions()));
  }

  /**
   * Deletes the item that has its key, whatever else it holds.
   */
  public SELF delete(Stock stock) {
    return deleteStock(stock.sku());
  }

  /**
   * Deletes the item that has its key, whatever else it holds; only if the condition holds for it.
   */
  public SELF delete(Stock stock, Function<StockConditions, Condition> onlyIf) {
    return deleteStock(stock.sku(), onlyIf);
  }

  /**
   * Writes nothing to the Stock of that key, but it must be there: at the cost of a write all the
   * same.
   */
  public SELF checkStock(String sku) {
    return addCheck(StockRepository.WRITES, StockKeys.primaryKey(sku));
  }

  /**
   * Writes nothing to the Stock of that key, but it must be there, and the condition must hold for
   * it: at the cost of a write all the same.
   */
  public SELF checkStock(String sku, Function<StockConditions, Condition> onlyIf) {
    return addCheck(
        StockRepository.WRITES,
        StockKeys.primaryKey(sku),
        onlyIf.apply(new StockConditions()));
  }
}
