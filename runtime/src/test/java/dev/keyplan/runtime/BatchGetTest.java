package dev.keyplan.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;

class BatchGetTest {

  private static final GetPattern FIND = GetPattern.of("findThing");

  private final FakeTable things = new FakeTable();

  @Test
  void answersInTheOrderAskedWithoutWhatIsAbsent() {
    things.with(0, 10);
    assertThat(read(List.of(7, 99, 3, 5)))
        .containsExactly(Map.entry(7, "item 7"), Map.entry(3, "item 3"), Map.entry(5, "item 5"));
  }

  @Test
  void asksForEachKeyOnceAndForAtMostAHundredInARequest() {
    things.with(0, 250);
    List<Integer> twice =
        Stream.concat(IntStream.range(0, 250).boxed(), IntStream.range(0, 250).boxed()).toList();
    assertThat(read(twice)).hasSize(250);
    assertThat(things.requests).extracting(BatchGetTest::size).containsExactly(100, 100, 50);
  }

  @Test
  void nothingIsAskedForNothing() {
    assertThat(read(List.of())).isEmpty();
    assertThat(things.requests).isEmpty();
  }

  @Test
  void aMissingKeyIsRefusedBeforeAnyRequest() {
    assertThatThrownBy(() -> read(Arrays.asList(1, null)))
        .isInstanceOf(NullPointerException.class)
        .hasMessageContaining("must not hold null");
    assertThat(things.requests).isEmpty();
  }

  @Test
  void keysOfOneValueInTwoNotationsBothGetTheItem() {
    things.with(100, 101);
    BigDecimal plain = new BigDecimal("100");
    BigDecimal scientific = new BigDecimal("1E+2");
    Map<BigDecimal, String> found =
        TableAccess.of(things, FakeTable.NAME)
            .batchGet(
                FIND,
                List.of(scientific, plain),
                number -> Map.of("id", AttributeValue.fromN(number.toString())),
                item -> item.get("name").s());
    assertThat(found)
        .containsExactly(Map.entry(scientific, "item 100"), Map.entry(plain, "item 100"));
    assertThat(things.requests).extracting(BatchGetTest::size).containsExactly(1);
  }

  @Test
  void unprocessedKeysAreAskedForAgain() {
    things.with(0, 10);
    things.readsPerBatch = 4;
    assertThat(read(IntStream.range(0, 10).boxed().toList())).hasSize(10);
    assertThat(things.requests).extracting(BatchGetTest::size).containsExactly(10, 6, 2);
  }

  @Test
  void unprocessedKeysAreAskedForAgainAsynchronously() {
    things.with(0, 250);
    things.readsPerBatch = 60;
    Map<Integer, String> found =
        AsyncTableAccess.of(things.async(), FakeTable.NAME)
            .batchGet(
                FIND,
                IntStream.range(0, 250).boxed().toList(),
                FakeTable::key,
                item -> item.get("name").s())
            .join();
    assertThat(found.keySet()).containsExactlyElementsOf(IntStream.range(0, 250).boxed().toList());
  }

  @Test
  void givesUpAfterTheLastRetryAndHandsOverTheRest() {
    things.with(0, 5);
    things.readsPerBatch = 4;
    BatchGet<Integer> batch = batch(List.of(0, 1, 2, 3, 4), new Backoff(1, 1, 1));
    batch.answered(things.batchGetItem(batch.next()));
    things.readsPerBatch = 0;
    UnprocessedItemsException thrown =
        catchThrowableOfType(
            UnprocessedItemsException.class,
            () -> {
              while (batch.hasNext()) {
                batch.answered(things.batchGetItem(batch.next()));
              }
            });
    assertThat(thrown)
        .hasMessageContaining("findThing: DynamoDB left 1 of 5 keys unread after the last retry");
    assertThat(thrown.unprocessed()).containsExactly(FakeTable.key(4));
    assertThat(thrown.read()).hasSize(4).allSatisfy(item -> assertThat(item).containsKey("name"));
  }

  @Test
  void readsOnWhileEveryRequestBringsSomething() {
    things.with(0, 50);
    things.readsPerBatch = 1;
    BatchGet<Integer> batch = batch(IntStream.range(0, 50).boxed().toList(), new Backoff(1, 1, 1));
    while (batch.hasNext()) {
      batch.answered(things.batchGetItem(batch.next()));
    }
    assertThat(things.requests).hasSize(50);
    assertThat(batch.result(AttributeValue.fromN("0"), item -> item.get("name").s())).hasSize(50);
  }

  @Test
  void waitsBeforeRetriesOnly() {
    things.with(0, 5);
    things.readsPerBatch = 2;
    BatchGet<Integer> batch = batch(List.of(0, 1, 2), new Backoff(5, 1 << 20, 1 << 20));
    assertThat(batch.delayMillis()).isZero();
    batch.answered(things.batchGetItem(batch.next()));
    assertThat(longestOfMany(batch::delayMillis)).isBetween(1L, 1L << 20);
    batch.answered(things.batchGetItem(batch.next()));
    assertThat(batch.delayMillis()).isZero();
    assertThat(batch.hasNext()).isFalse();
  }

  @Test
  void waitsGrowAndAreBoundedAndRandom() {
    Backoff backoff = new Backoff(9, 100, 1_000);
    assertThat(longestOfMany(() -> backoff.millis(1))).isBetween(50L, 100L);
    assertThat(longestOfMany(() -> backoff.millis(3))).isBetween(200L, 400L);
    assertThat(longestOfMany(() -> backoff.millis(60))).isBetween(500L, 1_000L);
  }

  @Test
  void anInterruptedWaitGivesUpAndKeepsTheInterrupt() {
    things.with(0, 5);
    things.readsPerBatch = 0;
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> read(List.of(1, 2)))
        .isInstanceOf(UnprocessedItemsException.class)
        .hasMessageContaining("2 of 2 keys unread when the thread was interrupted");
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void strongConsistencyIsAskedForInABatchToo() {
    things.with(0, 3);
    TableAccess.of(things, FakeTable.NAME)
        .batchGet(FIND.consistent(), List.of(1), FakeTable::key, item -> item.get("name").s());
    assertThat(keys(things.requests.get(0)).consistentRead()).isTrue();
    assertThat(things.requests.get(0).overrideConfiguration())
        .contains(AccessPatternName.carriedBy("findThing"));
  }

  @Test
  void itemsThatCannotBeReadFailTheFutureUnwrapped() {
    things.with(0, 3);
    ItemMappingException unreadable = new ItemMappingException("no name");
    var future =
        AsyncTableAccess.of(things.async(), FakeTable.NAME)
            .batchGet(
                FIND,
                List.of(1),
                FakeTable::key,
                item -> {
                  throw unreadable;
                });
    assertThatThrownBy(future::join)
        .isInstanceOf(CompletionException.class)
        .cause()
        .isSameAs(unreadable);
  }

  private BatchGet<Integer> batch(List<Integer> keys, Backoff backoff) {
    return new BatchGet<>(FIND, FakeTable.NAME, keys, FakeTable::key, backoff);
  }

  private Map<Integer, String> read(List<Integer> keys) {
    return TableAccess.of(things, FakeTable.NAME)
        .batchGet(FIND, keys, FakeTable::key, item -> item.get("name").s());
  }

  private static int size(Object request) {
    return keys(request).keys().size();
  }

  private static KeysAndAttributes keys(Object request) {
    return ((BatchGetItemRequest) request).requestItems().get(FakeTable.NAME);
  }

  private static long longestOfMany(LongSupplier draw) {
    return LongStream.generate(draw).limit(2_000).max().orElseThrow();
  }
}
