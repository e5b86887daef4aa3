package dev.keyplan.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.lang.reflect.Constructor;
import java.lang.reflect.Proxy;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.IdempotentParameterMismatchException;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

class TransactionTest {

  private static final String NAME = "Things.transaction";
  private static final EntityWrites THINGS = EntityWrites.of("Thing", "id");
  private static final EntityWrites VERSIONED = EntityWrites.of("Counter", "id").versioned("v");

  private final FakeTable client = new FakeTable();
  private final TableAccess table = TableAccess.of(client, "things");

  @Test
  void actionsOfSeveralTablesAreOneRequest() {
    FakeTransaction others =
        new FakeTransaction(TableAccess.of(client, "others"), "Others.transaction");
    others.addPut(THINGS, item(1));
    FakeTransaction transaction = transaction("token");
    transaction.addCreate(THINGS, item(1));
    transaction.addDeleteVersion(VERSIONED, FakeTable.key(2), 5);
    transaction.addCheck(THINGS, FakeTable.key(3));
    transaction.include(others);

    transaction.execute();

    assertThat(transaction.size()).isEqualTo(4);
    TransactWriteItemsRequest request = request(0);
    assertThat(request.clientRequestToken()).isEqualTo("token");
    assertThat(request.overrideConfiguration()).contains(AccessPatternName.carriedBy(NAME));
    assertThat(request.transactItems()).hasSize(4);
    assertThat(request.transactItems().get(0).put().tableName()).isEqualTo("things");
    assertThat(request.transactItems().get(1).delete().conditionExpression()).isEqualTo("#0 = :0");
    assertThat(request.transactItems().get(2).conditionCheck().conditionExpression())
        .isEqualTo("attribute_exists(#0)");
    assertThat(request.transactItems().get(3).put().tableName()).isEqualTo("others");
    assertThat(client.requests).hasSize(1);
  }

  @Test
  void theAsynchronousOneSendsTheSame() {
    FakeAsyncTransaction async =
        new FakeAsyncTransaction(AsyncTableAccess.of(client.async(), "things"), NAME, "token");
    async.addCreate(THINGS, item(1));
    client.refusals.add(Refusals.cancelled("TransactionConflict"));
    async.execute().join();
    FakeTransaction sync = transaction("token");
    sync.addCreate(THINGS, item(1));
    sync.execute();
    assertThat(client.requests).hasSize(3).allMatch(client.requests.get(0)::equals);
  }

  @Test
  void executedTwiceItIsTheSameRequest() {
    FakeTransaction transaction = new FakeTransaction(table, NAME);
    transaction.addCreate(THINGS, item(1));
    transaction.execute();
    transaction.execute();
    assertThat(request(0).clientRequestToken()).hasSize(36);
    assertThat(request(1)).isEqualTo(request(0));
    FakeTransaction other = new FakeTransaction(table, NAME);
    other.addCreate(THINGS, item(1));
    other.execute();
    assertThat(request(2).clientRequestToken()).isNotEqualTo(request(0).clientRequestToken());
  }

  @Test
  void tokensHave1To36Characters() {
    assertThat(transaction("x".repeat(36)).size()).isZero();
    assertThat(transaction("x").size()).isZero();
    assertThatThrownBy(() -> transaction(""))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("has 0 characters; DynamoDB takes 1 to 36");
    assertThatThrownBy(() -> transaction("x".repeat(37)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("has 37 characters");
  }

  /** Made by a test, say. */
  @Test
  void transactionsOfOtherClassesAreRefused() {
    Transaction own =
        new Transaction() {
          @Override
          public int size() {
            return 1;
          }

          @Override
          public void execute() {}
        };
    AsyncTransaction mock =
        (AsyncTransaction)
            Proxy.newProxyInstance(
                TransactionTest.class.getClassLoader(),
                new Class<?>[] {AsyncTransaction.class},
                (proxy, method, arguments) -> null);
    FakeAsyncTransaction async =
        new FakeAsyncTransaction(AsyncTableAccess.of(client.async(), "things"), NAME, "token");

    assertThatThrownBy(() -> transaction("token").include(own))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "Things.transaction cannot hold what a "
                + own.getClass().getName()
                + " has: only generated transactions have actions. Give it one that transaction() of"
                + " a generated client makes, in tests of a client with a mock of the SDK's");
    assertThatThrownBy(() -> async.include(mock))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("cannot hold what a " + mock.getClass().getName());
  }

  /**
   * A mock of a generated transaction, which Mockito makes without a constructor even of a final
   * class: it has no actions, and another one does not take it for one that has none.
   */
  @Test
  void mocksOfGeneratedTransactionsAreRefused() throws ReflectiveOperationException {
    FakeTransaction mock = withoutConstructor(FakeTransaction.class);
    FakeAsyncTransaction asyncMock = withoutConstructor(FakeAsyncTransaction.class);
    FakeTransaction transaction = transaction("token");
    FakeAsyncTransaction async =
        new FakeAsyncTransaction(AsyncTableAccess.of(client.async(), "things"), NAME, "token");

    assertThatThrownBy(() -> transaction.include(mock))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(
            "Things.transaction cannot hold what a " + FakeTransaction.class.getName() + " has");
    assertThatThrownBy(() -> async.include(asyncMock))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(FakeAsyncTransaction.class.getName());
    assertThat(transaction.size()).isZero();
    assertThat(async.size()).isZero();
  }

  /** What a mock does not stub, a call on the real method: nothing is sent. */
  @Test
  void executeAndWritesOfAMockSendNothing() throws ReflectiveOperationException {
    FakeTransaction mock = withoutConstructor(FakeTransaction.class);
    FakeAsyncTransaction asyncMock = withoutConstructor(FakeAsyncTransaction.class);

    assertThatThrownBy(mock::execute).isInstanceOf(NullPointerException.class);
    assertThatThrownBy(() -> asyncMock.execute().join())
        .hasRootCauseInstanceOf(NullPointerException.class);
    assertThatThrownBy(() -> mock.addCreate(THINGS, item(1)))
        .isInstanceOf(NullPointerException.class);
    assertThat(client.requests).isEmpty();
  }

  /** As Objenesis does, by which mocks are made. */
  private static <T> T withoutConstructor(Class<T> type) throws ReflectiveOperationException {
    Class<?> factory = Class.forName("sun.reflect.ReflectionFactory");
    Object made =
        factory
            .getMethod("newConstructorForSerialization", Class.class, Constructor.class)
            .invoke(
                factory.getMethod("getReflectionFactory").invoke(null),
                type,
                Object.class.getDeclaredConstructor());
    return type.cast(((Constructor<?>) made).newInstance());
  }

  @Test
  void writesOfAnotherClientAreRefused() {
    FakeTransaction elsewhere =
        new FakeTransaction(TableAccess.of(new FakeTable(), "things"), NAME);
    elsewhere.addCreate(THINGS, item(1));
    FakeTransaction transaction = transaction("token");
    assertThatThrownBy(() -> transaction.include(elsewhere))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("the create of Thing id=1: it was made with another SDK client");
    ItemUpdate<?> update =
        AsyncTableAccess.of(client.async(), "things")
            .update(THINGS, FakeTable.key(1), item -> item);
    update.set(AttributeValue.fromS("x"), "name");
    assertThatThrownBy(() -> transaction.add(update.write()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("the update of Thing id=1");
    assertThat(transaction.size()).isZero();
  }

  @Test
  void noneTooManyAndTwoOfOneItemAreRefusedBeforeAnyRequest() {
    assertThatThrownBy(transaction("token")::execute)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("has 0 actions");

    FakeTransaction many = transaction("token");
    IntStream.range(0, 101).forEach(id -> many.addCreate(THINGS, item(id)));
    assertThatThrownBy(many::execute)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("Things.transaction has 101 actions; DynamoDB takes 1 to 100");

    FakeTransaction twice = transaction("token");
    twice.addCreate(THINGS, item(7));
    twice.addCheck(THINGS, Map.of("id", AttributeValue.fromN("7.0")));
    assertThatThrownBy(twice::execute)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("Things.transaction has two actions on Thing id=7.0");

    FakeAsyncTransaction none =
        new FakeAsyncTransaction(AsyncTableAccess.of(client.async(), "things"), NAME, "token");
    assertThatThrownBy(() -> none.execute().join())
        .isInstanceOf(CompletionException.class)
        .hasCauseInstanceOf(IllegalArgumentException.class);
    assertThat(client.requests).isEmpty();
  }

  @Test
  void oneItemOfTwoTablesIsTwoItems() {
    FakeTransaction others = new FakeTransaction(TableAccess.of(client, "others"), NAME);
    others.addCreate(THINGS, item(1));
    FakeTransaction transaction = transaction("token");
    transaction.addCreate(THINGS, item(1));
    transaction.include(others);
    transaction.execute();
    assertThat(request(0).transactItems()).hasSize(2);
  }

  @Test
  void whatPassesIsTriedAgainWithTheSameRequest() {
    client.refusals.add(Refusals.cancelled("None", "TransactionConflict"));
    client.refusals.add(Refusals.cancelled("ThrottlingError", "None"));
    client.refusals.add(Refusals.cancelled("ProvisionedThroughputExceeded", "TransactionConflict"));
    client.refusals.add(Refusals.inProgress());
    FakeTransaction transaction = twoThings();
    transaction.execute();
    assertThat(client.requests).hasSize(5).allMatch(client.requests.get(0)::equals);
  }

  @Test
  void failedConditionsAreToldLegByLegAndNotTriedAgain() {
    Map<String, AttributeValue> stored =
        Map.of("id", AttributeValue.fromN("2"), "v", AttributeValue.fromN("6"));
    TransactionCanceledException cancelled =
        Refusals.cancelled(
            CancellationReason.builder().code("TransactionConflict").build(),
            CancellationReason.builder().code("ConditionalCheckFailed").item(stored).build());
    client.refusals.add(cancelled);
    FakeTransaction transaction = transaction("token");
    transaction.addCreate(THINGS, item(1));
    transaction.addDeleteVersion(VERSIONED, FakeTable.key(2), 5);

    TransactionFailedException failed =
        catchThrowableOfType(TransactionFailedException.class, transaction::execute);

    assertThat(client.requests).hasSize(1);
    assertThat(failed).hasCause(cancelled);
    assertThat(failed)
        .hasMessage(
            "Things.transaction was cancelled as conditions did not hold; nothing was written.\n"
                + "  create of Thing: TransactionConflict\n"
                + "  Cannot delete Counter id=2: table things has it in version 6, not 5: another"
                + " writer was first; load it again");
    TransactionFailedException.Leg leg = failed.leg(FakeTable.key(2)).orElseThrow();
    assertThat(leg).isSameAs(failed.legs().get(1));
    assertThat(leg.item()).isEqualTo(stored);
    assertThat(leg.table()).isEqualTo("things");
    assertThat(leg.toString())
        .startsWith("delete of Counter {id=")
        .endsWith("in things: ConditionalCheckFailed");
    assertThat(failed.leg(FakeTable.key(3))).isEmpty();
    assertThat(failed.failure(VersionConflictException.class).orElseThrow().storedVersion())
        .hasValue(6);
    assertThat(failed.failure(UniqueConstraintException.class)).isEmpty();
  }

  @Test
  void aReasonThatStaysIsToldLegByLegToo() {
    client.refusals.add(Refusals.cancelled("TransactionConflict", "ValidationError"));
    TransactionFailedException failed =
        catchThrowableOfType(TransactionFailedException.class, twoThings()::execute);
    assertThat(failed.reasons()).containsExactly("TransactionConflict", "ValidationError");
    assertThat(failed).hasMessageContaining("cancelled for good; nothing was written");
    assertThat(client.requests).hasSize(1);
  }

  @Test
  void aTokenOfAnotherTransactionIsToldAsSuch() {
    DynamoDbException mismatch =
        (DynamoDbException) IdempotentParameterMismatchException.builder().build();
    client.refusals.add(mismatch);
    TransactionFailedException failed =
        catchThrowableOfType(TransactionFailedException.class, twoThings()::execute);
    assertThat(failed)
        .hasMessageContaining("its client token was given to another transaction")
        .hasCause(mismatch);
    assertThat(failed.legs()).isEmpty();
    assertThat(client.requests).hasSize(1);
  }

  @Test
  void aRefusalOfTheRequestIsTheSdksException() {
    DynamoDbException throttled = Refusals.throttled();
    client.refusals.add(throttled);
    assertThatThrownBy(twoThings()::execute).isSameAs(throttled);
  }

  @Test
  void anAttemptThatMayYetSucceedIsNotCalledAFailure() {
    WriteTransaction transaction =
        new WriteTransaction(
            NAME,
            List.of(THINGS.create(table.target(), item(1))),
            "token",
            new Backoff(1, 1, 1),
            false);
    transaction.refused(Refusals.inProgress());
    DynamoDbException last = Refusals.inProgress();
    assertThatThrownBy(() -> transaction.refused(last))
        .isInstanceOf(TransactionFailedException.class)
        .hasMessageContaining("in progress, and may yet be carried out")
        .hasCause(last);
  }

  @Test
  void anInterruptedWaitIsTheLastCancellation() {
    client.refusals.addAll(
        Collections.nCopies(10, Refusals.cancelled("TransactionConflict", "None")));
    Thread.currentThread().interrupt();
    assertThatThrownBy(twoThings()::execute)
        .isInstanceOf(TransactionFailedException.class)
        .hasMessageContaining("before the thread was interrupted; nothing was written");
    assertThat(Thread.interrupted()).isTrue();
  }

  private FakeTransaction twoThings() {
    FakeTransaction transaction = transaction("token");
    transaction.addCreate(THINGS, item(1));
    transaction.addCreate(THINGS, item(2));
    return transaction;
  }

  private FakeTransaction transaction(String token) {
    return new FakeTransaction(table, NAME, token);
  }

  private static Map<String, AttributeValue> item(int id) {
    return FakeTable.key(id);
  }

  private TransactWriteItemsRequest request(int number) {
    DynamoDbRequest request = client.requests.get(number);
    return (TransactWriteItemsRequest) request;
  }
}
