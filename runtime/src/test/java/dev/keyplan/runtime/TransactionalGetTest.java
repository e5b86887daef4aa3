package dev.keyplan.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

class TransactionalGetTest {

  private static final String NAME = "Things.transactionalGet";
  private static final GetPattern FIND = GetPattern.of("findThing");
  private static final Function<Map<String, AttributeValue>, String> TO_NAME =
      item -> item.get("name").s();

  private final FakeTable things = new FakeTable().with(0, 3);
  private final TableAccess table = TableAccess.of(things, FakeTable.NAME);

  @Test
  void eachGetHasItsOwnAnswer() {
    TransactionalGet<String> one = get(1);
    TransactionalGet<Integer> length =
        table.getInTransaction(FIND, FakeTable.key(2), item -> item.size());
    TransactionalGet<String> absent = get(9);

    TransactionalResults results = table.transactionalGet(NAME, one, length, absent);

    assertThat(results.of(one)).contains("item 1");
    assertThat(results.of(length)).contains(2);
    assertThat(results.of(absent)).isEmpty();
    assertThat(things.requests).hasSize(1);
    assertThat(request().transactItems())
        .extracting(action -> action.get().key())
        .containsExactly(FakeTable.key(1), FakeTable.key(2), FakeTable.key(9));
    assertThat(request().overrideConfiguration()).contains(AccessPatternName.carriedBy(NAME));
  }

  @Test
  void readsAsynchronously() {
    AsyncTableAccess async = AsyncTableAccess.of(things.async(), FakeTable.NAME);
    TransactionalGet<String> one = async.getInTransaction(FIND, FakeTable.key(1), TO_NAME);
    things.refusals.add(Refusals.cancelled("TransactionConflict"));
    assertThat(async.transactionalGet(NAME, one).join().of(one)).contains("item 1");
    assertThat(things.requests).hasSize(2);
    assertThatThrownBy(() -> async.transactionalGet(NAME, get(1)).join())
        .isInstanceOf(CompletionException.class)
        .hasCauseInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void anItemAskedForTwiceIsReadOnceAndAnsweredTwice() {
    TransactionalGet<String> one = get(1);
    TransactionalGet<Integer> again =
        table.getInTransaction(
            FIND, Map.of("id", AttributeValue.fromN("1.0")), item -> item.size());
    TransactionalResults results = table.transactionalGet(NAME, one, again, one);
    assertThat(request().transactItems()).hasSize(1);
    assertThat(results.of(one)).contains("item 1");
    assertThat(results.of(again)).contains(2);
  }

  @Test
  void anItemOfAnotherEntityIsAbsent() {
    TransactionalGet<String> other =
        table.getInTransaction(FIND.sharingKeys("type", "Thing"), FakeTable.key(1), TO_NAME);
    assertThat(table.transactionalGet(NAME, other).of(other)).isEmpty();
  }

  /** The id serves as its time. */
  @Test
  void anExpiredItemIsAbsent() {
    GetPattern expiring = FIND.expiring("id");
    TableAccess atOne = table.withClock(Clock.fixed(Instant.ofEpochSecond(1), ZoneOffset.UTC));
    TransactionalGet<String> one = atOne.getInTransaction(expiring, FakeTable.key(1), TO_NAME);
    TransactionalGet<String> two = atOne.getInTransaction(expiring, FakeTable.key(2), TO_NAME);
    TransactionalResults results = atOne.transactionalGet(NAME, one, two);
    assertThat(results.of(one)).isEmpty();
    assertThat(results.of(two)).contains("item 2");
  }

  @Test
  void whatWasNotAskedForIsRefused() {
    TransactionalResults results = table.transactionalGet(NAME, get(1));
    TransactionalGet<String> other = get(2);
    assertThatThrownBy(() -> results.of(other))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("findThing id=2 of table orders was not read by this transaction");
  }

  @Test
  void noneTooManyAndThoseOfAnotherClientAreRefusedBeforeAnyRequest() {
    TransactionalGet<?>[] many =
        IntStream.range(0, 101).mapToObj(this::get).toArray(TransactionalGet<?>[]::new);
    assertThatThrownBy(() -> table.transactionalGet(NAME, many))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("101 items; DynamoDB takes 1 to 100");
    assertThatThrownBy(() -> table.transactionalGet(NAME))
        .isInstanceOf(IllegalArgumentException.class);
    TransactionalGet<String> elsewhere =
        TableAccess.of(new FakeTable(), FakeTable.NAME)
            .getInTransaction(FIND, FakeTable.key(1), TO_NAME);
    assertThatThrownBy(() -> table.transactionalGet(NAME, elsewhere))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("findThing id=1 of table orders: it is of another SDK client");
    assertThat(things.requests).isEmpty();
  }

  @Test
  void conflictsAreTriedAgainUntilTheyAreToldItemByItem() {
    ReadTransaction read =
        new ReadTransaction(things, NAME, List.of(get(1), get(2)), new Backoff(1, 1, 1));
    TransactionCanceledException conflict = Refusals.cancelled("None", "TransactionConflict");
    read.refused(conflict);
    assertThat(read.hasNext()).isTrue();
    TransactionFailedException failed =
        catchThrowableOfType(TransactionFailedException.class, () -> read.refused(conflict));
    assertThat(failed)
        .hasMessage(
            NAME
                + " was cancelled after the last retry; nothing was read.\n"
                + "  findThing id=2 of table orders: TransactionConflict")
        .hasCause(conflict);
    assertThat(failed.reasons()).containsExactly("None", "TransactionConflict");
    assertThat(failed.leg(FakeTable.key(2)).orElseThrow().operation()).isEqualTo("get");
  }

  @Test
  void whatStaysIsTheSdksException() {
    TransactionCanceledException invalid = Refusals.cancelled("ValidationError");
    things.refusals.add(invalid);
    assertThatThrownBy(() -> table.transactionalGet(NAME, get(1))).isSameAs(invalid);
  }

  private TransactionalGet<String> get(int id) {
    return table.getInTransaction(FIND, FakeTable.key(id), TO_NAME);
  }

  private TransactGetItemsRequest request() {
    return (TransactGetItemsRequest) things.requests.get(0);
  }
}
