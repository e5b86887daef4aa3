package dev.keyplan.designs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyplan.designs.CommerceTable.Item;
import dev.keyplan.designs.CommerceTable.Order;
import dev.keyplan.designs.CommerceTable.OrderView;
import dev.keyplan.designs.CommerceTable.OrderWithItems;
import dev.keyplan.designs.CommerceTable.Profile;
import dev.keyplan.designs.CommerceTable.Status;
import dev.keyplan.designs.CommerceTable.StatusEvent;
import dev.keyplan.runtime.Cursor;
import dev.keyplan.runtime.KeyRange;
import dev.keyplan.runtime.KeyValueException;
import dev.keyplan.runtime.Page;
import dev.keyplan.runtime.PagedQuery;
import dev.keyplan.testkit.CallRecorder;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@KeyplanTest
class CommerceTest {

  private static final Instant NOON = Instant.parse("2026-05-01T12:00:00Z");

  private CallRecorder calls;
  private CommerceTableClient commerce;
  private CommerceTable_OrderRepository orders;
  private CommerceTable_ItemRepository items;

  @BeforeEach
  void createTable(TestDatabase database) {
    String table = database.createTable(CommerceTableDefinition::createTableRequest);
    calls = database.calls();
    commerce = CommerceTableClient.create(database.client(), table);
    orders = commerce.commerceTable_OrderRepository();
    items = commerce.commerceTable_ItemRepository();
  }

  @Test
  void anOrderWithItsItemsIsNoOtherOrder() {
    Order first = order("c1", "O1", 0, Status.NEW);
    Item tea = new Item("c1", "O1", "2", "tea");
    Item cup = new Item("c1", "O1", "1", "cup");
    Stream.of(
            first,
            order("c1", "O10", 0, Status.NEW),
            order("c1", "O1-1", 0, Status.NEW),
            order("c1", "O1A", 1, Status.NEW))
        .forEach(orders::create);
    Stream.of(tea, cup, new Item("c1", "O10", "1", "pot"), new Item("c1", "O1-1", "1", "pan"))
        .forEach(items::create);
    commerce
        .commerceTable_StatusEventRepository()
        .create(new StatusEvent("c1", "O1", 1, Status.NEW));

    assertThat(commerce.commerceTable_OrderWithItemsRepository().orderWithItems("c1", "O1"))
        .contains(new OrderWithItems(first, List.of(cup, tea)));
    assertThat(calls.pattern("orderWithItems").assertOneQuery().itemCount()).isEqualTo(3);
    PagedQuery<OrderView> stream =
        commerce.commerceTable_OrderViewRepository().orderThenItems("c1", "O1");
    assertThat(stream.page().items()).containsExactly(first, cup);
    assertThat(stream.page(stream.page().next().orElseThrow()).items()).containsExactly(tea);
    assertThat(stream.count()).isEqualTo(3);
    assertThat(items.itemsOf("c1", "O1").list()).containsExactly(cup, tea);
    assertThat(calls.pattern("itemsOf").assertOneQuery().keyCondition())
        .isEqualTo("PK = CUST#c1 and begins_with(SK, ORDER#O1#ITEM#)");
    assertThat(items.findItem("c1", "O1", "2")).contains(tea);
    assertThat(orders.orderHeader("c1", "O1")).contains(first);
    calls.pattern("findItem").assertOneGetItem();
    calls.pattern("orderHeader").assertOneGetItem();
  }

  @Test
  void anOrderIdIsOfTheAlphabetDeclared() {
    assertThatThrownBy(() -> orders.create(order("c1", "O 1", 0, Status.NEW)))
        .isInstanceOf(KeyValueException.class)
        .hasMessageContaining("orderId");
  }

  @Test
  void aTimelineIsReadPageByPageFromACursor() {
    List<Order> newest =
        Stream.of(4, 3, 2, 1, 1)
            .map(hour -> order("c1", "O" + hour, hour, Status.NEW))
            .distinct()
            .toList();
    newest.forEach(orders::create);
    Order sameTime = order("c1", "O10", 1, Status.PAID);
    orders.create(sameTime);
    orders.create(order("c10", "O9", 9, Status.NEW));
    commerce.commerceTable_ProfileRepository().create(new Profile("c1", "Ann"));
    items.create(new Item("c1", "O1", "1", "tea"));

    List<Order> read = new ArrayList<>();
    Page<Order> page = orders.timelineOf("c1").page();
    read.addAll(page.items());
    Optional<Cursor> next = page.next();
    while (next.isPresent()) {
      Cursor sent = Cursor.of(next.get().toString());
      page = orders.timelineOf("c1").page(sent);
      assertThat(page.items()).hasSizeLessThanOrEqualTo(2);
      read.addAll(page.items());
      next = page.next();
    }

    assertThat(read)
        .containsExactly(newest.get(0), newest.get(1), newest.get(2), sameTime, newest.get(3));
    assertThat(calls.pattern("timelineOf").calls())
        .allSatisfy(call -> assertThat(call.index()).contains("GSI1"));
    assertThat(
            orders
                .ordersBetween(
                    "c1", KeyRange.from(NOON.plusSeconds(3600)).until(NOON.plusSeconds(3 * 3600)))
                .list())
        .containsExactly(newest.get(3), sameTime, newest.get(2));
    calls.pattern("ordersBetween").assertOneQueryOf("GSI1");
  }

  @Test
  void statusFeedsFollowTheOrder() {
    Order ann = order("c1", "O1", 1, Status.NEW);
    Order bob = order("c2", "O2", 2, Status.NEW);
    Stream.of(ann, bob, order("c1", "O3", 3, Status.PAID)).forEach(orders::create);

    assertThat(orders.statusFeed(Status.NEW).list()).containsExactly(bob, ann);
    assertThat(orders.statusFeedOf("c1", Status.NEW).list()).containsExactly(ann);
    orders.put(order("c1", "O1", 1, Status.PAID));
    assertThat(orders.statusFeed(Status.NEW).list()).containsExactly(bob);
    assertThat(orders.statusFeedOf("c1", Status.NEW).list()).isEmpty();
    assertThat(orders.statusFeedOf("c1", Status.PAID).count()).isEqualTo(2);
    calls.pattern("statusFeed").assertQueriesOf("GSI2", 2);
    calls.pattern("statusFeedOf").assertQueriesOf("GSI3", 3);
  }

  @Test
  void aHistoryIsOfOneOrder() {
    List<StatusEvent> history =
        Stream.of(1, 2, 10).map(v -> new StatusEvent("c1", "O1", v, Status.NEW)).toList();
    CommerceTable_StatusEventRepository events = commerce.commerceTable_StatusEventRepository();
    history.forEach(events::create);
    events.create(new StatusEvent("c1", "O10", 1, Status.NEW));
    orders.create(order("c1", "O1", 0, Status.NEW));

    assertThat(events.historyOf("c1", "O1").list()).isEqualTo(history);
    assertThat(calls.pattern("historyOf").assertOneQuery().keyCondition())
        .isEqualTo("PK = CUST#c1 and begins_with(SK, ORDER_STATUS_EVT#O1#V#)");
  }

  private static Order order(String customer, String id, int hour, Status status) {
    return new Order(customer, id, NOON.plusSeconds(3600L * hour), status);
  }
}
