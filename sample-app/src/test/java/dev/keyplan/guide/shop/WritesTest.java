package dev.keyplan.guide.shop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyplan.guide.notes.Note;
import dev.keyplan.guide.notes.NotesTableClient;
import dev.keyplan.guide.notes.NotesTableDefinition;
import dev.keyplan.runtime.AlreadyExistsException;
import dev.keyplan.runtime.ConditionFailedException;
import dev.keyplan.runtime.TransactionFailedException;
import dev.keyplan.runtime.TransactionalGet;
import dev.keyplan.runtime.TransactionalResults;
import dev.keyplan.runtime.UniqueConstraintException;
import dev.keyplan.runtime.VersionConflictException;
import dev.keyplan.testkit.CallRecorder;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.math.BigDecimal;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The writes that the guide shows, and what they do. */
@KeyplanTest
class WritesTest {

  private static final Instant MARCH_1 = Instant.parse("2026-03-01T09:00:00Z");

  private TestDatabase database;
  private ShopTableClient shop;
  private OrderRepository orders;

  @BeforeEach
  void createTable(TestDatabase database) {
    this.database = database;
    String table =
        database.createTable(
            ShopTableDefinition::createTableRequest, ShopTableDefinition::timeToLiveRequest);
    shop = ShopTableClient.create(database.client(), table);
    orders = shop.orderRepository();
  }

  private Order create(String orderId) {
    return orders.create(
        new Order(orderId, "west", OrderStatus.OPEN, MARCH_1, new BigDecimal("9.95")));
  }

  @Test
  void anUpdateTakesTheKeysOfItsIndexesAlong(CallRecorder calls) {
    create("O1");
    Order shipped =
        orders
            .update("O1")
            .status(OrderStatus.SHIPPED, "west", Instant.parse("2026-03-01T09:00:00Z"))
            .onlyIf(c -> c.total().gt(BigDecimal.ZERO))
            .execute(); // one UpdateItem; answers what is stored

    assertThat(shipped.status()).isEqualTo(OrderStatus.SHIPPED);
    assertThat(calls.calls()).extracting(call -> call.operation()).contains("UpdateItem");
    assertThat(orders.openOrdersInWarehouse("west").list()).isEmpty();
  }

  @Test
  void theDifferenceOfTwoEntitiesIsAnUpdateToo() {
    create("O1");
    Order loaded = orders.findOrder("O1").orElseThrow();
    Order closed =
        new Order(
            "O1", loaded.warehouseId(), OrderStatus.CLOSED, loaded.createdAt(), loaded.total());
    Order changed = orders.update(loaded, closed);
    Order renamed =
        new Order(
            "O2", changed.warehouseId(), changed.status(), changed.createdAt(), changed.total());
    Order moved = orders.move(changed, renamed); // deletes and puts, in one transaction

    assertThat(orders.findOrder("O1")).isEmpty();
    assertThat(orders.findOrder("O2")).contains(moved);
  }

  @Test
  void aRefusedWriteTellsWhatIsStored() {
    create("O1");
    Optional<Order> refusedFor = Optional.empty();
    try {
      orders.delete("O1", c -> c.status().eq(OrderStatus.CLOSED));
    } catch (ConditionFailedException e) {
      refusedFor = Optional.of(OrderMapper.fromItem(e.item()));
    }

    assertThat(refusedFor).map(Order::status).contains(OrderStatus.OPEN);
    assertThatThrownBy(() -> create("O1")).isInstanceOf(AlreadyExistsException.class);
  }

  @Test
  void oneAddressIsOneUsers() {
    UserRepository users = shop.userRepository();
    User ada = users.create(new User("ada", "Ada@example.org", "Ada"));
    User moved = users.replace(ada, new User("ada", "ada@example.com", "Ada")); // frees the old one
    users.delete(moved);

    users.create(ada);
    assertThatThrownBy(() -> users.create(new User("eve", "ADA@example.org", "Eve")))
        .isInstanceOfSatisfying(
            UniqueConstraintException.class, e -> assertThat(e.attribute()).isEqualTo("email"));
    User renamed = users.update("ada").name("Ada L.").execute();
    assertThat(renamed.name()).isEqualTo("Ada L.");
  }

  @Test
  void aVersionRefusesWhatIsOutdated() {
    DraftRepository drafts = shop.draftRepository();
    Draft first = drafts.create(new Draft("ada", "D1", "Dear", 0)); // is stored as version 1
    Draft second = drafts.put(new Draft("ada", "D1", "Dear Eve", first.version()));

    assertThat(first.version()).isEqualTo(1);
    assertThat(second.version()).isEqualTo(2);
    assertThatThrownBy(() -> drafts.update("ada", "D1", first.version()).text("Hi").execute())
        .isInstanceOf(VersionConflictException.class);
  }

  @Test
  void whatHasExpiredIsNotFound() {
    SessionRepository sessions = shop.sessionRepository();
    Instant now = Instant.now();
    sessions.create(new Session("ada", "S1", "laptop", now.plus(Duration.ofDays(7))));
    Clock nextMonth = Clock.offset(Clock.systemUTC(), Duration.ofDays(30));
    ShopTableClient later = shop.withClock(nextMonth);

    assertThat(sessions.findSession("ada", "S1")).isPresent();
    assertThat(later.sessionRepository().findSession("ada", "S1")).isEmpty();
  }

  @Test
  void anUpsertMakesTheItemAsWell() {
    for (int delivered = 3; delivered <= 6; delivered += 3) {
      Stock kettles = shop.stockRepository().update("kettle").upsert().addQuantity(3).execute();

      assertThat(kettles).isEqualTo(new Stock("kettle", delivered));
    }
  }

  @Test
  void aTransactionIsAllOrNothing() {
    shop.stockRepository().create(new Stock("tea", 3));
    Order order = new Order("O3", "west", OrderStatus.OPEN, MARCH_1, new BigDecimal("9.95"));
    ShopTableTransaction transaction =
        shop.transaction("place-" + order.orderId())
            .create(order)
            .create(new LineItem(order.orderId(), 1, "tea", 2))
            .update(
                shop.stockRepository()
                    .update("tea")
                    .addQuantity(-2)
                    .onlyIf(c -> c.quantity().ge(2)))
            .create(new OrderSummary("ada", order.createdAt(), order.orderId(), order.total()));
    transaction.execute();

    assertThat(orders.findOrder("O3")).isPresent();
    place(order("O4"));
    assertThat(orders.findOrder("O4")).isEmpty();
  }

  private Order order(String orderId) {
    return new Order(orderId, "west", OrderStatus.OPEN, MARCH_1, BigDecimal.ONE);
  }

  private void place(Order order) {
    ShopTableTransaction transaction =
        shop.transaction()
            .create(order)
            .update(
                shop.stockRepository()
                    .update("tea")
                    .addQuantity(-2)
                    .onlyIf(c -> c.quantity().ge(2)));
    try {
      transaction.execute();
    } catch (TransactionFailedException e) {
      boolean soldOut =
          e.leg(StockKeys.primaryKey("tea")).flatMap(leg -> leg.failure()).isPresent();
      Optional<VersionConflictException> outdated = e.failure(VersionConflictException.class);

      assertThat(soldOut).isTrue();
      assertThat(outdated).isEmpty();
    }
  }

  @Test
  void readsOfOneMoment() {
    NotesTableClient notes =
        NotesTableClient.create(
            database.client(), database.createTable(NotesTableDefinition::createTableRequest));
    shop.userRepository().create(new User("ada", "ada@example.org", "Ada"));
    TransactionalGet<User> user = shop.userRepository().findUserInTransaction("ada");
    TransactionalGet<Note> note = notes.noteRepository().findNoteInTransaction("ada", MARCH_1);
    TransactionalResults results = shop.transactionalGet(user, note);
    Optional<User> ada = results.of(user);

    assertThat(ada).map(User::name).contains("Ada");
    assertThat(results.of(note)).isEmpty();
  }

  @Test
  void declaredWritesAreTheOnlyOnes() {
    Coupon issued = shop.couponRepository().create(new Coupon("MAY", false));
    Coupon redeemed =
        shop.couponRepository()
            .update(issued.code())
            .redeemed(true)
            .onlyIf(c -> c.redeemed().eq(false))
            .execute();

    assertThat(redeemed.redeemed()).isTrue();
    assertThat(CouponRepository.class.getMethods())
        .extracting(java.lang.reflect.Method::getName)
        .doesNotContain("put", "delete");
  }

  @Test
  void batchesTakeAnyNumber(CallRecorder calls) {
    shop.stockRepository()
        .putBatch(List.of(new Stock("tea", 40), new Stock("cup", 12), new Stock("kettle", 3)));

    assertThat(calls.pattern("Stock.putBatch").calls()).hasSize(1);
  }
}
