package shop;

import dev.keyplan.runtime.AttributeValues;
import dev.keyplan.runtime.CollectionMembers;
import dev.keyplan.runtime.QueryPattern;
import dev.keyplan.runtime.SortKeyCondition;
import dev.keyplan.runtime.TableAccess;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.Generated;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Reads {@link OrderWithItems} collections: one method for each access pattern. Safe for use by
 * several threads.
 */
@Generated("dev.keyplan.processor.KeyplanProcessor")
public final class OrderWithItemsRepository {
  static final QueryPattern ORDER_WITH_ITEMS = QueryPattern.on("OrdersTable", "orderWithItems")
      .partitionKey("PK")
      .sortKey("SK")
      .consistent()
      .build();

  private static final CollectionMembers MEMBERS = CollectionMembers
      .of("OrderWithItems", "entityType", "PK", "SK")
      .expecting("Order", "LineItem");

  private final TableAccess table;

  OrderWithItemsRepository(TableAccess table) {
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
  public Optional<OrderWithItems> orderWithItems(String orderId) {
    return table.collect(
        ORDER_WITH_ITEMS,
        AttributeValues.text(OrderKeys.partitionKey(orderId)),
        SortKeyCondition.all(),
        OrderWithItemsRepository::fromItems);
  }

  static OrderWithItems fromItems(List<Map<String, AttributeValue>> all) {
    Order order = null;
    List<LineItem> items = new ArrayList<>();
    for (Map<String, AttributeValue> item : all) {
      switch (MEMBERS.entityType(item)) {
        case "Order" -> {
          MEMBERS.requireSingle("order", order, item, all);
          order = OrderMapper.fromItem(item);
        }
        case "LineItem" -> items.add(LineItemMapper.fromItem(item));
        default -> throw MEMBERS.unknownType(item);
      }
    }
    return new OrderWithItems(MEMBERS.require("order", order, all), List.copyOf(items));
  }
}
