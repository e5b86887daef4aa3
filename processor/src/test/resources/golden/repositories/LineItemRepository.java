package shop;

import dev.keyplan.runtime.AlreadyExistsException;
import dev.keyplan.runtime.EntityWrites;
import dev.keyplan.runtime.ItemMappingException;
import dev.keyplan.runtime.KeyValueException;
import dev.keyplan.runtime.TableAccess;
import javax.annotation.processing.Generated;

/**
 * Reads and writes {@link LineItem} items: one method for each access pattern. Safe for use by
 * several threads.
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
   * @throws AlreadyExistsException if there is an item of that key; it is left as it was
   * @throws KeyValueException if a value cannot be part of a key, or makes it too long; before any
   *     request
   * @throws ItemMappingException if a value is missing or cannot be stored; before any request
   */
  public LineItem create(LineItem lineItem) {
    return table.create(WRITES, LineItemMapper.toItem(lineItem), LineItemMapper::fromItem);
  }

  /**
   * Stores an item: one PutItem, which replaces whatever its key holds.
   *
   * @return what is stored
   * @throws KeyValueException if a value cannot be part of a key, or makes it too long; before any
   *     request
   * @throws ItemMappingException if a value is missing or cannot be stored; before any request
   */
  public LineItem put(LineItem lineItem) {
    return table.put(WRITES, LineItemMapper.toItem(lineItem), LineItemMapper::fromItem);
  }

  /**
   * Deletes the item of that key, if there is one: one DeleteItem.
   *
   * @throws KeyValueException if a value cannot be part of the key, or makes it too long; before
   *     any request
   */
  public void delete(String orderId, int lineNo) {
    table.delete(WRITES, LineItemKeys.primaryKey(orderId, lineNo));
  }

  /**
   * Deletes the item that has its key, whatever else it holds: one DeleteItem.
   *
   * @throws KeyValueException if a value cannot be part of the key, or makes it too long; before
   *     any request
   */
  public void delete(LineItem lineItem) {
    delete(lineItem.orderId(), lineItem.lineNo());
  }
}
