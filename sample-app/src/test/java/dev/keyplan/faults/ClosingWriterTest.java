package dev.keyplan.faults;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.faults.FaultsTable.State;
import dev.keyplan.faults.FaultsTable.Ticket;
import dev.keyplan.runtime.ConditionFailedException;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Writers that change the parts of two overlapping index keys of one item without a version, while
 * others close it and open it again: at every moment its keys are those of what it holds.
 */
@KeyplanTest
class ClosingWriterTest {

  private static final int WRITERS = 6;

  private static final int WRITES = 80;

  private static final Instant NOON = Instant.parse("2026-11-29T12:00:00Z");

  @Test
  void noWriterLeavesAStaleKeyBehind(TestDatabase database) throws Exception {
    String name = database.createTable(FaultsTableDefinition::createTableRequest);
    FaultsTable_TicketRepository tickets =
        FaultsTableClient.create(database.client(), name).faultsTable_TicketRepository();
    tickets.create(new Ticket("t", State.OPEN, "ada", Optional.of(NOON), 0));
    Map<String, AttributeValue> key = FaultsTable_TicketKeys.primaryKey("t");
    AtomicInteger refused = new AtomicInteger();
    ExecutorService threads = Executors.newFixedThreadPool(WRITERS);
    List<Future<?>> writers = new ArrayList<>();
    for (int i = 0; i < WRITERS; i++) {
      Random random = new Random(i);
      writers.add(threads.submit(() -> write(tickets, random, refused)));
    }
    int looks = 0;
    while (writers.stream().anyMatch(writer -> !writer.isDone()) || looks == 0) {
      looks++;
      Map<String, AttributeValue> stored =
          database
              .uncheckedClient()
              .getItem(get -> get.tableName(name).key(key).consistentRead(true))
              .item();
      Ticket read = FaultsTable_TicketMapper.fromItem(stored);
      assertThat(stored).isEqualTo(FaultsTable_TicketMapper.toItem(read));
    }
    for (Future<?> writer : writers) {
      writer.get();
    }
    threads.shutdownNow();

    assertThat(refused).hasPositiveValue();
    Ticket last = tickets.find("t").orElseThrow();
    for (State state : State.values()) {
      assertThat(tickets.inState(state).list())
          .isEqualTo(state == last.state() ? List.of(last) : List.of());
    }
    for (String owner : List.of("ada", "eve", "zoe")) {
      boolean due =
          last.owner().equals(owner) && last.state() == State.OPEN && last.due().isPresent();
      assertThat(tickets.due(owner).list()).isEqualTo(due ? List.of(last) : List.of());
    }
  }

  /** From what it reads at first, which others may have changed since. */
  private static void write(
      FaultsTable_TicketRepository tickets, Random random, AtomicInteger refused) {
    for (int i = 0; i < WRITES; i++) {
      Ticket read = tickets.find("t").orElseThrow();
      String owner = List.of("ada", "eve", "zoe").get(random.nextInt(3));
      Instant due = NOON.plusSeconds(random.nextInt(5));
      State state = State.values()[random.nextInt(3)];
      try {
        switch (random.nextInt(6)) {
          case 0 -> tickets.update("t").state(state, read.owner(), read.due()).execute();
          case 1 -> tickets.update("t").owner(owner, read.state(), read.due()).execute();
          case 2 -> tickets.update("t").due(due, read.owner(), read.state()).execute();
          case 3 -> tickets.update("t").removeDue(read.owner(), read.state()).execute();
          case 4 ->
              tickets.update(
                  read, new Ticket("t", state, read.owner(), Optional.of(due), read.tries() + 1));
          default -> tickets.put(new Ticket("t", state, owner, Optional.of(due), i));
        }
      } catch (ConditionFailedException e) {
        refused.incrementAndGet();
      }
    }
  }
}
