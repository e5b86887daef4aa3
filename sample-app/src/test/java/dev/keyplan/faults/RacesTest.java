package dev.keyplan.faults;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.faults.FaultsTable.Delivery;
import dev.keyplan.faults.FaultsTable.Job;
import dev.keyplan.faults.FaultsTable.Member;
import dev.keyplan.faults.FaultsTable.State;
import dev.keyplan.runtime.AlreadyExistsException;
import dev.keyplan.runtime.UniqueConstraintException;
import dev.keyplan.runtime.VersionConflictException;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Writers that race for one item, on the real server. */
@KeyplanTest
class RacesTest {

  private String name;
  private TestDatabase database;
  private FaultsTableClient table;

  @BeforeEach
  void createTable(TestDatabase given) {
    database = given;
    name = database.createTable(FaultsTableDefinition::createTableRequest);
    table = FaultsTableClient.create(database.client(), name);
  }

  @Test
  void sixteenWritersOfOneVersionedItemLoseNoUpdate() throws Exception {
    FaultsTable_JobRepository jobs = table.faultsTable_JobRepository();
    jobs.create(new Job("j", State.OPEN, "ada", Optional.empty(), 0, null));
    int each = 8;

    List<Integer> conflicts =
        race(
            16,
            writer -> {
              int refused = 0;
              for (int done = 0; done < each; ) {
                Job loaded = jobs.find("j").orElseThrow();
                int tries = loaded.tries() + 1;
                try {
                  if (writer % 2 == 0) {
                    jobs.update("j", loaded.version()).tries(tries).execute();
                  } else {
                    State other = loaded.state() == State.OPEN ? State.HELD : State.OPEN;
                    jobs.put(new Job("j", other, "ada", loaded.due(), tries, loaded.version()));
                  }
                  done++;
                } catch (VersionConflictException e) {
                  refused++;
                }
              }
              return refused;
            });

    Job last = jobs.find("j").orElseThrow();
    assertThat(last.tries()).isEqualTo(16 * each);
    assertThat(last.version()).isEqualTo(16L * each + 1);
    assertThat(conflicts.stream().mapToInt(Integer::intValue).sum()).isPositive();
    assertThat(jobs.inState(last.state()).list()).containsExactly(last);
  }

  @Test
  void ofSixtyFourRacingMembersWithOneMailOneIsMade() throws Exception {
    FaultsTable_MemberRepository members = table.faultsTable_MemberRepository();

    List<Boolean> made =
        race(
            64,
            writer -> {
              String mail = writer % 2 == 0 ? "ada@x" : "ADA@x";
              try {
                members.create(new Member("m" + writer, Optional.of(mail), "name", 0));
                return true;
              } catch (UniqueConstraintException e) {
                return false;
              }
            });

    assertThat(made).containsOnlyOnce(true).hasSize(64);
    int winner = made.indexOf(true);
    for (int writer = 0; writer < 64; writer++) {
      assertThat(members.find("m" + writer).isPresent()).isEqualTo(writer == winner);
    }
    List<Map<String, AttributeValue>> items =
        database.uncheckedClient().scan(scan -> scan.tableName(name)).items();
    assertThat(items)
        .extracting(item -> item.get("PK").s())
        .containsExactlyInAnyOrder("MEMBER#m" + winner, "MAIL#ada@x");
  }

  @Test
  void aDeliveryThatComesManyTimesAtOnceIsProcessedOnce() throws Exception {
    FaultsTable_DeliveryRepository deliveries = table.faultsTable_DeliveryRepository();

    List<Boolean> processed =
        race(
            32,
            writer -> {
              try {
                deliveries.create(new Delivery("e1", "worker" + writer));
                return true;
              } catch (AlreadyExistsException e) {
                assertThat(e.item().get("by").s()).startsWith("worker");
                return false;
              }
            });

    assertThat(processed).containsOnlyOnce(true).hasSize(32);
    assertThat(deliveries.find("e1"))
        .contains(new Delivery("e1", "worker" + processed.indexOf(true)));
  }

  /** Starts all at once. */
  private static <T> List<T> race(int writers, Writer<T> write) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(writers);
    try {
      CyclicBarrier start = new CyclicBarrier(writers);
      List<Future<T>> answers = new ArrayList<>();
      for (int i = 0; i < writers; i++) {
        int writer = i;
        Callable<T> task =
            () -> {
              start.await();
              return write.run(writer);
            };
        answers.add(threads.submit(task));
      }
      List<T> results = new ArrayList<>();
      for (Future<T> answer : answers) {
        results.add(answer.get());
      }
      return results;
    } finally {
      threads.shutdownNow();
    }
  }

  private interface Writer<T> {
    T run(int writer) throws Exception;
  }
}
