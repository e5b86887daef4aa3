package shop;

import dev.keyplan.runtime.AttributeValues;
import dev.keyplan.runtime.CollectionMembers;
import dev.keyplan.runtime.PagedQuery;
import dev.keyplan.runtime.QueryPattern;
import dev.keyplan.runtime.SortKeyCondition;
import dev.keyplan.runtime.TableAccess;
import java.util.Map;
import javax.annotation.processing.Generated;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Reads {@link OrderView} items: one method for each access pattern. Safe for use by several
 * threads.
 */
@Generated("dev.keyplan.processor.KeyplanProcessor")
public final class OrderViewRepository {
  static final QueryPattern LAST_ITEMS = QueryPattern.on("OrdersTable", "lastItems")
      .partitionKey("PK")
      .sortKey("SK")
      .backwards()
      .pageSize(25)
      .build();

  private static final CollectionMembers MEMBERS = CollectionMembers
      .of("OrderView", "entityType", "PK", "SK")
      .expecting("Order", "LineItem");

  private final TableAccess table;

  OrderViewRepository(TableAccess table) {
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
  public PagedQuery<OrderView> lastItems(String orderId) {
    return table.query(
        LAST_ITEMS,
        AttributeValues.text(OrderKeys.partitionKey(orderId)),
        SortKeyCondition.all(),
        OrderViewRepository::fromItem);
  }

  static OrderView fromItem(Map<String, AttributeValue> item) {
    return switch (MEMBERS.entityType(item)) {
      case "Order" -> OrderMapper.fromItem(item);
      case "LineItem" -> LineItemMapper.fromItem(item);
      default -> throw MEMBERS.unknownType(item);
    };
  }
}
