package dev.keyplan.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;

class BatchPutTest {

  private static final EntityWrites WRITES = EntityWrites.of("Thing", "id");

  private final FakeTable things = new FakeTable();
  private final TableAccess table = TableAccess.of(things, FakeTable.NAME);
  private final AsyncTableAccess async = AsyncTableAccess.of(things.async(), FakeTable.NAME);

  @Test
  void putsAtMost25InARequest() {
    table.putBatch(WRITES, upTo(60), FakeTable::key);
    assertThat(things.items).hasSize(60);
    assertThat(things.requests).extracting(BatchPutTest::size).containsExactly(25, 25, 10);
    assertThat(things.requests.get(0).overrideConfiguration())
        .contains(WRITES.override("putBatch"));
  }

  @Test
  void putsNothingForNothing() {
    table.putBatch(WRITES, List.of(), FakeTable::key);
    async.putBatch(WRITES, List.<Integer>of(), FakeTable::key).join();
    assertThat(things.requests).isEmpty();
  }

  @Test
  void twoItemsOfOneKeyAreRefusedBeforeAnyRequest() {
    List<Integer> ids = new ArrayList<>(upTo(60));
    ids.add(7);
    assertThatThrownBy(() -> table.putBatch(WRITES, ids, FakeTable::key))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("two items of one key in a batch, Thing id=7");
    assertThatThrownBy(() -> async.putBatch(WRITES, ids, FakeTable::key).join())
        .isInstanceOf(CompletionException.class)
        .hasCauseInstanceOf(IllegalArgumentException.class);
    assertThat(things.requests).isEmpty();
  }

  @Test
  void oneNumberInTwoNotationsIsOneKey() {
    assertThatThrownBy(
            () ->
                table.putBatch(
                    WRITES, List.of("100", "1E+2"), id -> Map.of("id", AttributeValue.fromN(id))))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void unprocessedItemsAreSentAgain() {
    things.writesPerBatch = 10;
    table.putBatch(WRITES, upTo(40), FakeTable::key);
    assertThat(things.items).hasSize(40);
    assertThat(things.requests).extracting(BatchPutTest::size).containsExactly(25, 25, 20, 10);
  }

  @Test
  void unprocessedItemsAreSentAgainAsynchronously() {
    things.writesPerBatch = 10;
    async.putBatch(WRITES, upTo(40), FakeTable::key).join();
    assertThat(things.items).hasSize(40);
  }

  @Test
  void givesUpAfterTheLastRetryAndHandsOverTheRest() {
    BatchPut batch = batch(upTo(30), new Backoff(1, 1, 1));
    things.writesPerBatch = 24;
    batch.answered(things.batchWriteItem(batch.next()));
    things.writesPerBatch = 0;
    UnprocessedItemsException thrown =
        catchThrowableOfType(
            UnprocessedItemsException.class,
            () -> batch.answered(things.batchWriteItem(batch.next())));
    assertThat(thrown)
        .hasMessageContaining(
            "Thing.putBatch: DynamoDB left 6 of 30 items unwritten after the last")
        .hasNoCause();
    assertThat(thrown.unprocessed())
        .containsExactlyElementsOf(IntStream.range(24, 30).mapToObj(FakeTable::key).toList());
    assertThat(thrown.read()).isEmpty();
  }

  @Test
  void aRequestThrottledAsAWholeDoesNotLoseTheRest() {
    DynamoDbException throttled = Refusals.throttled();
    things.refusals.add(throttled);
    UnprocessedItemsException thrown =
        catchThrowableOfType(
            UnprocessedItemsException.class,
            () -> table.putBatch(WRITES, upTo(30), FakeTable::key));
    assertThat(thrown).hasMessageContaining("30 of 30").hasCause(throttled);
    assertThat(thrown.unprocessed()).hasSize(30);

    things.refusals.add(throttled);
    assertThatThrownBy(() -> async.putBatch(WRITES, upTo(30), FakeTable::key).join())
        .cause()
        .isInstanceOf(UnprocessedItemsException.class)
        .hasCause(throttled);
  }

  @Test
  void aRunningTransactionIsWaitedFor() {
    things.refusals.addAll(Collections.nCopies(2, Refusals.conflict()));
    table.putBatch(WRITES, upTo(3), FakeTable::key);
    assertThat(things.items).hasSize(3);
    assertThat(things.requests).hasSize(3);
  }

  @Test
  void whatIsRefusedForGoodIsTheSdksException() {
    DynamoDbException invalid =
        (DynamoDbException) DynamoDbException.builder().message("invalid").build();
    things.refusals.add(invalid);
    assertThatThrownBy(() -> table.putBatch(WRITES, upTo(3), FakeTable::key)).isSameAs(invalid);
  }

  @Test
  void anInterruptedWaitHandsOverTheRestAndKeepsTheInterrupt() {
    things.writesPerBatch = 0;
    Thread.currentThread().interrupt();
    UnprocessedItemsException thrown =
        catchThrowableOfType(
            UnprocessedItemsException.class, () -> table.putBatch(WRITES, upTo(3), FakeTable::key));
    assertThat(Thread.interrupted()).isTrue();
    assertThat(thrown).hasMessageContaining("when the thread was interrupted");
    assertThat(thrown.unprocessed()).hasSize(3);
  }

  private static BatchPut batch(List<Integer> ids, Backoff backoff) {
    return new BatchPut(WRITES, FakeTable.NAME, ids.stream().map(FakeTable::key).toList(), backoff);
  }

  private static List<Integer> upTo(int end) {
    return IntStream.range(0, end).boxed().toList();
  }

  private static int size(Object request) {
    return ((BatchWriteItemRequest) request).requestItems().get(FakeTable.NAME).size();
  }
}
