package shop;

import dev.keyplan.runtime.Condition;
import dev.keyplan.runtime.EntityWrites;
import dev.keyplan.runtime.ItemUpdate;
import dev.keyplan.runtime.TableAccess;
import java.util.Collection;
import java.util.function.Function;
import javax.annotation.processing.Generated;

/**
 * Writes {@link LineItem} items. Safe for use by several threads.
 *
 * <p>A write whose reply is lost is sent again by the SDK client. Where its own first attempt
 * then makes a condition fail, as the stored item shows, it is answered as the success that it
 * was.
 */
@Generated("dev.keyplan.processor.KeyplanProcessor")
public final class LineItemRepository {
  static final EntityWrites WRITES = EntityWrites.of("LineItem", "PK", "SK");

  private final TableAccess table;

  LineItemRepository(TableAccess table) {
    this.table = table;
  }

  /**
   * Stores a new item: one PutItem, on the condition that its key is not taken.
   *
   * @return what is stored
   * @throws dev.keyplan.runtime.AlreadyExistsException if there is an item of that key; it is left
   *     as it was
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   */
  public LineItem create(LineItem lineItem) {
    return table.create(WRITES, LineItemMapper.requestItem(lineItem), LineItemMapper::fromItem);
  }

  /**
   * Stores an item: one PutItem, which replaces whatever its key holds.
   *
   * @return what is stored
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   */
  public LineItem put(LineItem lineItem) {
    return table.put(WRITES, LineItemMapper.requestItem(lineItem), LineItemMapper::fromItem);
  }

  /**
   * Stores an item: one PutItem, which replaces whatever its key holds; only if the condition holds
   * for what is stored.
   *
   * @return what is stored
   * @throws dev.keyplan.runtime.ConditionFailedException if the condition does not hold; nothing is
   *     changed
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   */
  public LineItem put(LineItem lineItem, Function<LineItemConditions, Condition> onlyIf) {
    return table.put(
        WRITES,
        LineItemMapper.requestItem(lineItem),
        onlyIf.apply(new LineItemConditions()),
        LineItemMapper::fromItem);
  }

  /**
   * Stores items, whatever their keys hold: BatchWriteItem, 25 items a request, each put at the
   * cost of a single one. It is no transaction. Items that DynamoDB leaves unprocessed are sent
   * again.
   *
   * @throws IllegalArgumentException if two of them have one key; before any request
   * @throws dev.keyplan.runtime.UnprocessedItemsException if items are still unprocessed after all
   *     retries: it holds them, all others are stored
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   */
  public void putBatch(Collection<LineItem> items) {
    table.putBatch(WRITES, items, LineItemMapper::requestItem);
  }

  /**
   * Starts an update of the item of that key, which must exist: {@link LineItemUpdate#execute}
   * sends all that was called on it as one UpdateItem, with the keys of indexes in step.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public LineItemUpdate<LineItem> update(String orderId, int lineNo) {
    ItemUpdate<LineItem> update = table.update(
        WRITES,
        LineItemKeys.primaryKey(orderId, lineNo),
        LineItemMapper::fromItem);
    return new LineItemUpdate<>(update, orderId, lineNo);
  }

  /**
   * Stores what differs between the loaded item and the changed one: one UpdateItem. Where the keys
   * of an index change with it, all else that they are made of must be as it was loaded.
   *
   * @return what is stored
   * @throws dev.keyplan.runtime.ConditionFailedException if the item is gone, or keys of an index
   *     would not fit it; nothing is changed
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   * @throws IllegalArgumentException if the primary keys of the two are different; before any
   *     request
   */
  public LineItem update(LineItem loaded, LineItem changed) {
    return table.update(
        WRITES,
        LineItemMapper.requestItem(loaded),
        LineItemMapper.requestItem(changed),
        LineItemMapper::fromItem);
  }

  /**
   * Stores the changed item under its own key and deletes the loaded one: one TransactWriteItems,
   * at twice the write units of both. Its new key must not be taken, and the loaded one must be
   * there; what others changed of it since is lost.
   *
   * @return what is stored
   * @throws dev.keyplan.runtime.AlreadyExistsException if there is an item of the new key; nothing
   *     is changed
   * @throws dev.keyplan.runtime.ConditionFailedException if the loaded item is gone; nothing is
   *     changed
   * @throws dev.keyplan.runtime.TransactionFailedException if it conflicts with other writes of the
   *     same items, after all retries
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   * @throws IllegalArgumentException if the primary keys of the two are the same; before any
   *     request
   */
  public LineItem move(LineItem loaded, LineItem changed) {
    return table.move(
        WRITES,
        LineItemMapper.requestItem(loaded),
        LineItemMapper.requestItem(changed),
        LineItemMapper::fromItem);
  }

  /**
   * Deletes the item of that key, if there is one: one DeleteItem.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public void delete(String orderId, int lineNo) {
    table.delete(WRITES, LineItemKeys.primaryKey(orderId, lineNo));
  }

  /**
   * Deletes the item of that key, if there is one: one DeleteItem; only if the condition holds for
   * it.
   *
   * @throws dev.keyplan.runtime.ConditionFailedException if the condition does not hold; nothing is
   *     changed
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public void delete(String orderId, int lineNo, Function<LineItemConditions, Condition> onlyIf) {
    table.delete(
        WRITES,
        LineItemKeys.primaryKey(orderId, lineNo),
        onlyIf.apply(new LineItemConditions()));
  }

  /**
   * Deletes the item that has its key, whatever else it holds: one DeleteItem.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public void delete(LineItem lineItem) {
    delete(lineItem.orderId(), lineItem.lineNo());
  }

  /**
   * Deletes the item that has its key, whatever else it holds: one DeleteItem; only if the
   * condition holds for it.
   *
   * @throws dev.keyplan.runtime.ConditionFailedException if the condition does not hold; nothing is
   *     changed
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public void delete(LineItem lineItem, Function<LineItemConditions, Condition> onlyIf) {
    delete(lineItem.orderId(), lineItem.lineNo(), onlyIf);
  }
}
