package shop;

import dev.keyplan.runtime.AsyncTableAccess;
import dev.keyplan.runtime.AttributeValues;
import dev.keyplan.runtime.SortKeyCondition;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;

/**
 * Reads {@link OrderWithItems} collections: one method for each access pattern. Safe for use by
 * several threads.
 */
@Generated("dev.keyplan.processor.KeyplanProcessor")
public final class OrderWithItemsAsyncRepository {
  private final AsyncTableAccess table;

  OrderWithItemsAsyncRepository(AsyncTableAccess table) {
    this.table = table;
  }

  /**
   * The {@link OrderWithItems} with this {@code orderId}. One strongly consistent Query on the
   * table: {@code PK = ORDER#orderId}, all pages; one read unit per 4 KB read.
   *
   * @param orderId must not be empty or hold {@code #}
   * @throws dev.keyplan.runtime.KeyValueException if an argument cannot be part of the key, or
   *     makes it too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a mandatory member is missing, or an item
   *     is none of the members
   */
  public CompletableFuture<Optional<OrderWithItems>> orderWithItems(String orderId) {
    return table.collect(
        OrderWithItemsRepository.ORDER_WITH_ITEMS,
        AttributeValues.text(OrderKeys.partitionKey(orderId)),
        SortKeyCondition.all(),
        OrderWithItemsRepository::fromItems);
  }
}
