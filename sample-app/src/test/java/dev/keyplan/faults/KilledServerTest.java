package dev.keyplan.faults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.keyplan.faults.FaultsTable.Job;
import dev.keyplan.faults.FaultsTable.Member;
import dev.keyplan.faults.FaultsTable.State;
import dev.keyplan.testkit.Clients;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.server.DynamoDbServer;
import dev.keyplan.testkit.server.ServerChoice;
import dev.keyplan.testkit.server.ServerLocation;
import dev.keyplan.testkit.server.ServerLocator;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * The server is killed under load and started anew on its file: whatever was acknowledged is there,
 * and in step. A kill of the process, not a failure of power.
 */
@KeyplanTest
class KilledServerTest {

  private static final int WRITERS = 4;

  private static final String TABLE = "faults";

  @Test
  void allThatWasAcknowledgedIsThereAfterAKill(@TempDir Path folder) throws Exception {
    ServerLocation location = ServerLocator.ofThisProcess().locate(ServerChoice.DEFAULT);
    assumeTrue(
        location instanceof ServerLocation.Program,
        "a server that somebody else runs is not killed");
    ServerLocation.Program program = (ServerLocation.Program) location;
    String file = folder.resolve("table.db").toString();
    List<String> options = new ArrayList<>(program.options());
    options.addAll(List.of("--db-path", file));
    ServerLocation.Program durable =
        new ServerLocation.Program(program.name(), program.command(), options);

    Map<String, Job> jobs = new ConcurrentHashMap<>();
    Map<String, Member> members = new ConcurrentHashMap<>();
    try (DynamoDbServer server = durable.open();
        DynamoDbClient client = Clients.create(server)) {
      client.createTable(FaultsTableDefinition.createTableRequest(TABLE));
      FaultsTableClient table = FaultsTableClient.create(client, TABLE);
      ExecutorService threads = Executors.newFixedThreadPool(WRITERS);
      for (int i = 0; i < WRITERS; i++) {
        int writer = i;
        threads.execute(() -> write(table, writer, jobs, members));
      }
      while (jobs.size() < 100 || members.size() < 100) {
        TimeUnit.MILLISECONDS.sleep(5);
      }
      kill(file);
      threads.shutdownNow();
      assertThat(threads.awaitTermination(60, TimeUnit.SECONDS)).isTrue();
    }

    try (DynamoDbServer server = durable.open();
        DynamoDbClient client = Clients.create(server)) {
      FaultsTableClient table = FaultsTableClient.create(client, TABLE);
      Set<Job> held = new HashSet<>(table.faultsTable_JobRepository().inState(State.HELD).list());
      jobs.forEach(
          (id, job) -> {
            assertThat(table.faultsTable_JobRepository().find(id)).contains(job);
            assertThat(held).contains(job);
          });
      members.forEach(
          (id, member) ->
              assertThat(table.faultsTable_MemberRepository().find(id)).contains(member));
      long guards =
          client.scanPaginator(scan -> scan.tableName(TABLE)).items().stream()
              .filter(item -> item.get("SK").s().equals("MAIL"))
              .count();
      long all =
          client.scanPaginator(scan -> scan.tableName(TABLE)).items().stream()
              .filter(item -> item.get("SK").s().equals("MEMBER"))
              .count();
      assertThat(guards).isEqualTo(all).isGreaterThanOrEqualTo(members.size());
    }
  }

  /** Until the server is gone. Only what is answered is noted. */
  private static void write(
      FaultsTableClient table, int writer, Map<String, Job> jobs, Map<String, Member> members) {
    try {
      for (int i = 0; !Thread.currentThread().isInterrupted(); i++) {
        String id = writer + "-" + i;
        Job made =
            table
                .faultsTable_JobRepository()
                .create(new Job(id, State.OPEN, "ada", Optional.empty(), i, null));
        Job held =
            table
                .faultsTable_JobRepository()
                .update(id, made.version())
                .state(State.HELD, "ada", Optional.empty())
                .execute();
        jobs.put(id, held);
        Member member = new Member(id, Optional.of(id + "@x"), "name", 0);
        members.put(id, table.faultsTable_MemberRepository().create(member));
      }
    } catch (SdkException e) {
      // The server is gone.
    }
  }

  /** SIGKILL, to the process that has the file open. */
  private static void kill(String file) {
    List<ProcessHandle> servers =
        ProcessHandle.current()
            .descendants()
            .filter(
                process ->
                    process.info().arguments().map(List::of).orElse(List.of()).contains(file))
            .toList();
    assertThat(servers).hasSize(1);
    assertThat(servers.get(0).destroyForcibly()).isTrue();
  }
}
