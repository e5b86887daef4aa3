package dev.keyplan.designs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyplan.designs.ShopTable.Address;
import dev.keyplan.designs.ShopTable.Customer;
import dev.keyplan.designs.ShopTable.CustomerEmail;
import dev.keyplan.designs.ShopTable.CustomerView;
import dev.keyplan.designs.ShopTable.CustomerWithOrders;
import dev.keyplan.designs.ShopTable.Order;
import dev.keyplan.designs.ShopTable.OrderItem;
import dev.keyplan.designs.ShopTable.OrderWithItems;
import dev.keyplan.designs.ShopTable.Status;
import dev.keyplan.runtime.ItemMappingException;
import dev.keyplan.runtime.PagedQuery;
import dev.keyplan.testkit.CallRecorder;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@KeyplanTest
class ShopTest {

  private static final Customer ANN =
      new Customer(
          "ann",
          "Ann",
          "ann@example.org",
          Map.of("home", new Address("Hauptplatz 1", Optional.of("Linz"))));

  private CallRecorder calls;
  private ShopTableClient shop;

  @BeforeEach
  void createTable(TestDatabase database) {
    String table = database.createTable(ShopTableDefinition::createTableRequest);
    calls = database.calls();
    shop = ShopTableClient.create(database.client(), table);
  }

  @Test
  void aCustomerAndTheNewestOrdersAreOneBackwardQuery() {
    shop.shopTable_CustomerRepository().create(ANN);
    List<Order> orders =
        Stream.of("1abc", "1abd", "1abe", "2").map(id -> order("ann", id)).toList();
    orders.forEach(shop.shopTable_OrderRepository()::create);
    shop.shopTable_OrderRepository().create(order("anna", "9"));
    List<Order> newest = new ArrayList<>(orders);
    Collections.reverse(newest);

    assertThat(shop.shopTable_CustomerWithOrdersRepository().customerWithNewestOrders("ann"))
        .contains(new CustomerWithOrders(ANN, newest));
    assertThat(calls.pattern("customerWithNewestOrders").calls())
        .allSatisfy(
            call -> {
              assertThat(call.operation()).isEqualTo("Query");
              assertThat(call.index()).isEmpty();
              assertThat(call.descending()).isTrue();
            });
  }

  @Test
  void aCustomerAndTheTenNewestOrdersAreOneBackwardQueryOfElevenItems() {
    shop.shopTable_CustomerRepository().create(ANN);
    List<Order> orders =
        IntStream.range(10, 25).mapToObj(number -> order("ann", "K" + number)).toList();
    orders.forEach(shop.shopTable_OrderRepository()::create);
    shop.shopTable_OrderRepository().create(order("anna", "K99"));
    List<CustomerView> newest = new ArrayList<>(List.of(ANN));
    IntStream.rangeClosed(1, 10).forEach(back -> newest.add(orders.get(orders.size() - back)));

    PagedQuery<CustomerView> query =
        shop.shopTable_CustomerViewRepository().customerThenNewestOrders("ann");

    assertThat(query.limit(11).list()).isEqualTo(newest);
    assertThat(calls.pattern("customerThenNewestOrders").assertOneQuery())
        .satisfies(
            call -> {
              assertThat(call.keyCondition()).isEqualTo("PK = CUSTOMER#ann");
              assertThat(call.descending()).isTrue();
              assertThat(call.itemCount()).isEqualTo(11);
            });
    assertThat(query.first()).contains(ANN);
    assertThat(query.count()).isEqualTo(16);
    // Unlike the assembled record, a stream has no member that must be there.
    assertThat(shop.shopTable_CustomerViewRepository().customerThenNewestOrders("anna").list())
        .containsExactly(order("anna", "K99"));
    assertThat(shop.shopTable_CustomerViewRepository().customerThenNewestOrders("nobody").list())
        .isEmpty();
  }

  @Test
  void anOrderStreamsFromTheIndexAfterItsItems() {
    Order order = order("ann", "O1");
    OrderItem cup = item("O1", "cup");
    OrderItem tea = item("O1", "tea");
    Stream.of(order, order("ann", "O10")).forEach(shop.shopTable_OrderRepository()::create);
    Stream.of(tea, cup, item("O10", "pot")).forEach(shop.shopTable_OrderItemRepository()::create);

    assertThat(shop.shopTable_OrderViewRepository().itemsThenOrder("O1").stream())
        .containsExactly(cup, tea, order);
    assertThat(calls.pattern("itemsThenOrder").calls())
        .allSatisfy(
            call -> {
              assertThat(call.index()).contains("GSI1");
              assertThat(call.itemCount()).isLessThanOrEqualTo(1);
            });
  }

  @Test
  void ordersWithoutACustomerAreAnError() {
    shop.shopTable_OrderRepository().create(order("bob", "1"));

    assertThatThrownBy(
            () -> shop.shopTable_CustomerWithOrdersRepository().customerWithNewestOrders("bob"))
        .isInstanceOf(ItemMappingException.class)
        .hasMessageContaining("CUSTOMER#bob");
    assertThat(shop.shopTable_CustomerWithOrdersRepository().customerWithNewestOrders("nobody"))
        .isEmpty();
  }

  @Test
  void anOrderMeetsItsItemsInTheIndex() {
    Order order = order("ann", "O1");
    OrderItem tea = item("O1", "tea");
    OrderItem cup = item("O1", "cup");
    shop.shopTable_OrderRepository().create(order);
    shop.shopTable_OrderRepository().create(order("ann", "O10"));
    Stream.of(tea, cup, item("O10", "pot")).forEach(shop.shopTable_OrderItemRepository()::create);

    assertThat(shop.shopTable_OrderWithItemsRepository().orderWithItems("O1"))
        .contains(new OrderWithItems(order, List.of(cup, tea)));
    assertThat(calls.pattern("orderWithItems").assertOneQueryOf("GSI1").keyCondition())
        .isEqualTo("GSI1PK = ORDER#O1");
  }

  @Test
  void twoOrdersOfOneIdAreAnErrorThatNamesBoth() {
    shop.shopTable_OrderRepository().create(order("ann", "O1"));
    shop.shopTable_OrderRepository().create(order("bob", "O1"));

    assertThatThrownBy(() -> shop.shopTable_OrderWithItemsRepository().orderWithItems("O1"))
        .isInstanceOf(ItemMappingException.class)
        .hasMessageContaining("two items for 'order'")
        .hasMessageContaining("PK=CUSTOMER#ann, SK=#ORDER#O1")
        .hasMessageContaining("PK=CUSTOMER#bob, SK=#ORDER#O1");
    assertThat(shop.shopTable_OrderViewRepository().itemsThenOrder("O1").list())
        .containsExactlyInAnyOrder(order("ann", "O1"), order("bob", "O1"));
  }

  @Test
  void aCustomerIsFoundByTheGuardOfTheEmail() {
    shop.shopTable_CustomerRepository().create(ANN);
    shop.shopTable_CustomerEmailRepository().create(new CustomerEmail(ANN.email(), "ann"));

    assertThat(
            shop.shopTable_CustomerEmailRepository()
                .findByEmail("ann@example.org")
                .flatMap(
                    guard -> shop.shopTable_CustomerRepository().findCustomer(guard.userName())))
        .contains(ANN);
    calls.pattern("findByEmail").assertOneGetItem();
    calls.pattern("findCustomer").assertOneGetItem();
    assertThat(shop.shopTable_CustomerEmailRepository().findByEmail("ann")).isEmpty();
  }

  private static Order order(String user, String id) {
    return new Order(
        user,
        id,
        Instant.parse("2026-05-01T00:00:00Z"),
        2,
        new BigDecimal("0.1").add(new BigDecimal("0.2")),
        Status.PLACED);
  }

  private static OrderItem item(String order, String id) {
    return new OrderItem(order, id, id, new BigDecimal("0.15"));
  }
}
