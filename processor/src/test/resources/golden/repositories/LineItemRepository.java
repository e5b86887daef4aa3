package shop;

import dev.keyplan.runtime.Condition;
import dev.keyplan.runtime.EntityRepository;
import dev.keyplan.runtime.EntityWrites;
import dev.keyplan.runtime.ItemUpdate;
import dev.keyplan.runtime.TableAccess;
import java.util.function.Function;
import javax.annotation.processing.Generated;

/**
 * Writes {@link LineItem} items. Safe for use by several threads.
 *
 * <p>All writes that take whole items are inherited: see {@link
 * dev.keyplan.runtime.EntityRepository} for what they do and cost.
 */
@Generated("dev.keyplan.processor.KeyplanProcessor")
public final class LineItemRepository extends EntityRepository<LineItem, LineItemConditions> {
  static final EntityWrites WRITES = EntityWrites.of("LineItem", "PK", "SK");

  LineItemRepository(TableAccess table) {
    super(table, WRITES, LineItemMapper.INSTANCE);
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
        LineItemMapper.INSTANCE);
    return new LineItemUpdate<>(update, orderId, lineNo);
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
}
