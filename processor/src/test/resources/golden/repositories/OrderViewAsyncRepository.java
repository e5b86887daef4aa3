package shop;

import dev.keyplan.runtime.AsyncPagedQuery;
import dev.keyplan.runtime.AsyncTableAccess;
import dev.keyplan.runtime.AttributeValues;
import dev.keyplan.runtime.SortKeyCondition;
import javax.annotation.processing.Generated;

/**
 * Reads {@link OrderView} items: one method for each access pattern. Safe for use by several
 * threads.
 */
@Generated("dev.keyplan.processor.KeyplanProcessor")
public final class OrderViewAsyncRepository {
  private final AsyncTableAccess table;

  OrderViewAsyncRepository(AsyncTableAccess table) {
    this.table = table;
  }

  /**
   * {@link OrderView} items with this {@code orderId}, ordered by {@code lineNo}, descending. One
   * Query on the table: {@code PK = ORDER#orderId}, backwards, 25 a page; half a read unit per 4 KB
   * read.
   *
   * <p>Items are {@link Order} and {@link LineItem}, in the order of {@code SK}, backwards; {@code
   * lineNo} orders the {@link LineItem} items. Reading throws {@code ItemMappingException}, which
   * names the item's key, where the stored entity type is none of theirs.
   *
   * @param orderId must not be empty or hold {@code #}
   * @throws dev.keyplan.runtime.KeyValueException if an argument cannot be part of the key, or
   *     makes it too long; before any request
   */
  public AsyncPagedQuery<OrderView> lastItems(String orderId) {
    return table.query(
        OrderViewRepository.LAST_ITEMS,
        AttributeValues.text(OrderKeys.partitionKey(orderId)),
        SortKeyCondition.all(),
        OrderViewRepository::fromItem);
  }
}
