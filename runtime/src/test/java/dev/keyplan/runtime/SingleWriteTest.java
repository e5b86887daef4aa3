package dev.keyplan.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;

class SingleWriteTest {

  private static final EntityWrites WRITES = EntityWrites.of("Thing", "id");
  private static final Map<String, AttributeValue> ITEM =
      Map.of("id", AttributeValue.fromN("7"), "name", AttributeValue.fromS("new"));
  private static final Function<Map<String, AttributeValue>, String> NAME =
      item -> item.get("name").s();

  private final FakeTable things = new FakeTable();

  @Test
  void waitsForARunningTransaction() {
    things.refusals.add(Refusals.conflict());
    assertThat(TableAccess.of(things, FakeTable.NAME).create(WRITES, ITEM, NAME)).isEqualTo("new");
    things.refusals.add(Refusals.conflict());
    assertThat(AsyncTableAccess.of(things.async(), FakeTable.NAME).put(WRITES, ITEM, NAME).join())
        .isEqualTo("new");
    assertThat(things.requests).hasSize(4);
    assertThat(things.requests.get(1)).isEqualTo(things.requests.get(0));
  }

  @Test
  void givesUpWithTheLastConflict() {
    SingleWrite write = write(new Backoff(1, 1, 1));
    assertThat(write.delayMillis()).isZero();
    write.refused(Refusals.conflict());
    assertThat(write.hasNext()).isTrue();
    DynamoDbException last = Refusals.conflict();
    assertThatThrownBy(() -> write.refused(last)).isSameAs(last);
  }

  @Test
  void anInterruptedWaitEndsInTheConflict() {
    for (int i = 0; i < 10; i++) {
      things.refusals.add(Refusals.conflict());
    }
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> TableAccess.of(things, FakeTable.NAME).create(WRITES, ITEM, NAME))
        .isInstanceOf(TransactionConflictException.class);
    assertThat(Thread.interrupted()).isTrue();
    assertThat(things.requests).hasSizeLessThan(10);
  }

  @Test
  void anAnswerLostBeforeAConflictIsRemembered() {
    SingleWrite write = write(Backoff.DEFAULT);
    write.refused(
        (DynamoDbException) TransactionConflictException.builder().numAttempts(2).build());
    write.refused(ConditionalCheckFailedException.builder().item(ITEM).numAttempts(1).build());
    assertThat(write.stored()).isEqualTo(ITEM);
  }

  @Test
  void aConflictAloneExcusesNothing() {
    SingleWrite write = write(Backoff.DEFAULT);
    write.refused(Refusals.conflict());
    ConditionalCheckFailedException taken =
        ConditionalCheckFailedException.builder().item(ITEM).numAttempts(1).build();
    assertThatThrownBy(() -> write.refused(taken)).isInstanceOf(AlreadyExistsException.class);
  }

  @Test
  void anyOtherRefusalIsTheSdksException() {
    DynamoDbException throttled = Refusals.throttled();
    things.refusals.add(throttled);
    assertThatThrownBy(() -> TableAccess.of(things, FakeTable.NAME).create(WRITES, ITEM, NAME))
        .isSameAs(throttled);
    things.refusals.add(throttled);
    assertThatThrownBy(
            () ->
                AsyncTableAccess.of(things.async(), FakeTable.NAME)
                    .create(WRITES, ITEM, NAME)
                    .join())
        .isInstanceOf(CompletionException.class)
        .cause()
        .isSameAs(throttled);
  }

  private static SingleWrite write(Backoff backoff) {
    WriteTarget target = new WriteTarget("client", "t", () -> AttributeValue.fromN("1"));
    return new SingleWrite(WRITES.create(target, ITEM), backoff);
  }
}
