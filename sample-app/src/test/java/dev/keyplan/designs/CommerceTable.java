package dev.keyplan.designs;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.ItemCollection;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.SortOrder;
import dev.keyplan.annotation.Table;
import java.time.Instant;
import java.util.List;

/**
 * A commerce demo with status feeds. Order ids are of letters and digits, so that an order and its
 * items are one run that no other order's id can fall into. Left out: the transactions.
 */
@Table(
    name = "commerce",
    entities = {
      CommerceTable.Profile.class,
      CommerceTable.Order.class,
      CommerceTable.Item.class,
      CommerceTable.StatusEvent.class
    },
    collections = {CommerceTable.OrderWithItems.class, CommerceTable.OrderView.class},
    globalIndexes = {
      @GlobalIndex(name = "GSI1"),
      @GlobalIndex(name = "GSI2"),
      @GlobalIndex(name = "GSI3")
    })
interface CommerceTable {

  enum Status {
    NEW,
    PAID,
    SHIPPED
  }

  @Entity
  @Key(partition = "CUST#{customerId}", sort = "PROFILE#{customerId}")
  @AccessPattern(name = "profileOf", by = "customerId")
  record Profile(String customerId, String name) {}

  @Entity
  @Key(partition = "CUST#{customerId}", sort = "ORDER#{orderId:id}")
  @Key(index = "GSI1", partition = "CUST#{customerId}", sort = "ORDER#{createdAt}#{orderId}")
  @Key(
      index = "GSI2",
      partition = "STATUS#{status}",
      sort = "ORDER#{createdAt}#CUST#{customerId}#{orderId}")
  @Key(
      index = "GSI3",
      partition = "CUST#{customerId}#STATUS#{status}",
      sort = "ORDER#{createdAt}#{orderId}")
  @AccessPattern(
      name = "orderHeader",
      by = {"customerId", "orderId"})
  @AccessPattern(
      name = "timelineOf",
      by = "customerId",
      orderBy = {"createdAt", "orderId"},
      order = SortOrder.DESCENDING,
      pageSize = 2)
  @AccessPattern(name = "ordersBetween", by = "customerId", range = "createdAt")
  @AccessPattern(
      name = "statusFeed",
      by = "status",
      orderBy = "createdAt",
      order = SortOrder.DESCENDING)
  @AccessPattern(
      name = "statusFeedOf",
      by = {"customerId", "status"},
      orderBy = "createdAt")
  record Order(String customerId, String orderId, Instant createdAt, Status status)
      implements OrderView {}

  @Entity
  @Key(partition = "CUST#{customerId}", sort = "ORDER#{orderId:id}#ITEM#{itemId}")
  @AccessPattern(
      name = "findItem",
      by = {"customerId", "orderId", "itemId"})
  @AccessPattern(
      name = "itemsOf",
      by = {"customerId", "orderId"})
  record Item(String customerId, String orderId, String itemId, String sku) implements OrderView {}

  @Entity
  @Key(partition = "CUST#{customerId}", sort = "ORDER_STATUS_EVT#{orderId}#V#{version:digits(6)}")
  @AccessPattern(
      name = "historyOf",
      by = {"customerId", "orderId"},
      orderBy = "version")
  record StatusEvent(String customerId, String orderId, int version, Status status) {}

  @ItemCollection
  @AccessPattern(
      name = "orderWithItems",
      by = {"customerId", "orderId"},
      orderBy = "itemId")
  record OrderWithItems(Order order, List<Item> items) {}

  @ItemCollection
  @AccessPattern(
      name = "orderThenItems",
      by = {"customerId", "orderId"},
      orderBy = "itemId",
      pageSize = 2)
  sealed interface OrderView permits Order, Item {}
}
