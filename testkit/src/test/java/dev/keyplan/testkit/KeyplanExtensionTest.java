package dev.keyplan.testkit;

import static dev.keyplan.testkit.TestTable.s;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;
import static org.junit.platform.testkit.engine.EventConditions.event;
import static org.junit.platform.testkit.engine.EventConditions.finishedWithFailure;
import static org.junit.platform.testkit.engine.TestExecutionResultConditions.instanceOf;
import static org.junit.platform.testkit.engine.TestExecutionResultConditions.message;

import dev.keyplan.testkit.check.RequestRefusedError;
import dev.keyplan.testkit.server.ServerCrashedException;
import dev.keyplan.testkit.server.ServerLocation;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.junit.platform.testkit.engine.EngineTestKit;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Runs small test classes in an engine of their own, whose tests mostly must fail. */
@KeyplanTest
class KeyplanExtensionTest {

  @Test
  void classesShareOneServerAndEndIt(TestDatabase outer) {
    SERVERS.clear();

    run(FirstClass.class, SecondClass.class).testEvents().assertStatistics(e -> e.succeeded(3));

    assertThat(SERVERS).hasSize(3);
    assertThat(Set.copyOf(SERVERS)).hasSize(1);
    URI used = SERVERS.get(0);
    assertThat(answers(used)).as("still there").isEqualTo(used.equals(outer.server().endpoint()));
  }

  @Test
  void aScanFails() {
    assertFails(Scanning.class, "scan", "a Scan of keyplan-");
  }

  @Test
  void aScanFailsThoughItsErrorIsSwallowed() {
    assertFails(Scanning.class, "swallowedScan", "a Scan of keyplan-");
  }

  @Test
  void anAsynchronousScanFails() {
    assertFails(Scanning.class, "asynchronousScan", "a Scan of keyplan-");
  }

  @Test
  void aFilterFails() {
    assertFails(Scanning.class, "filter", "a filter (title = :t)");
  }

  @Test
  void aScanFromAsidePasses() {
    run(Scanning.class, "fromAside").testEvents().assertStatistics(e -> e.succeeded(1));
  }

  @Test
  void aTestIsNotToBlameForTheOneBefore() {
    run(OneDatabase.class)
        .testEvents()
        .assertStatistics(e -> e.succeeded(1).failed(1))
        .assertThatEvents()
        .haveExactly(1, event(finishedWithFailure(instanceOf(RequestRefusedError.class))));
  }

  @Test
  void aCrashIsToldInsteadOfItsConsequences() {
    assumeThat(System.getenv("KEYPLAN_DYNAMODB_ENDPOINT")).as("a server that is not ours").isNull();

    OTHER_CHILDREN.addAll(ProcessHandle.current().children().toList());

    run(Crashing.class)
        .testEvents()
        .assertStatistics(e -> e.started(2).failed(2))
        .assertThatEvents()
        .haveExactly(
            2,
            event(
                finishedWithFailure(
                    instanceOf(ServerCrashedException.class),
                    message(text -> text.contains("has crashed, with exit status")))));
  }

  @Test
  void aMissingServerSkipsSayingWhy() {
    ServerLocation.Missing missing = new ServerLocation.Missing("no server", false);

    ConditionEvaluationResult skipped = KeyplanExtension.withoutServer(missing, false);

    assertThat(skipped.isDisabled()).isTrue();
    assertThat(skipped.getReason()).contains("no server");
  }

  @Test
  void aMissingServerFailsWhereItMustNotSkip() {
    ServerLocation.Missing missing = new ServerLocation.Missing("no server", false);
    ServerLocation.Missing chosen = new ServerLocation.Missing("no second pass", true);

    assertThat(KeyplanExtension.withoutServer(missing, true).isDisabled()).isFalse();
    assertThat(KeyplanExtension.withoutServer(chosen, true).isDisabled()).isTrue();
  }

  private static void assertFails(Class<?> fixture, String method, String reason) {
    run(fixture, method)
        .testEvents()
        .assertStatistics(e -> e.started(1).failed(1))
        .assertThatEvents()
        .haveExactly(
            1,
            event(
                finishedWithFailure(
                    instanceOf(RequestRefusedError.class),
                    message(text -> text.contains(reason)))));
  }

  private static EngineExecutionResults run(Class<?> fixture, String method) {
    return run(
        Stream.of(fixture.getDeclaredMethods())
            .filter(candidate -> candidate.getName().equals(method))
            .map(found -> DiscoverySelectors.selectMethod(fixture, found)));
  }

  private static EngineExecutionResults run(Class<?>... fixtures) {
    return run(Stream.of(fixtures).map(DiscoverySelectors::selectClass));
  }

  private static EngineExecutionResults run(Stream<? extends DiscoverySelector> selectors) {
    return EngineTestKit.engine("junit-jupiter")
        .selectors(selectors.toArray(DiscoverySelector[]::new))
        .execute();
  }

  private static boolean answers(URI server) {
    try {
      return ((HttpURLConnection) server.toURL().openConnection()).getResponseCode() == 200;
    } catch (IOException e) {
      return false;
    }
  }

  private static final List<URI> SERVERS = new CopyOnWriteArrayList<>();
  private static final List<ProcessHandle> OTHER_CHILDREN = new CopyOnWriteArrayList<>();

  @KeyplanTest
  static class FirstClass {
    @Test
    void one(TestDatabase database) {
      SERVERS.add(database.server().endpoint());
    }

    @Test
    void two(TestDatabase database) {
      SERVERS.add(database.server().endpoint());
    }
  }

  @KeyplanTest
  static class SecondClass {
    @Test
    void three(TestDatabase database) {
      SERVERS.add(database.server().endpoint());
    }
  }

  @KeyplanTest
  static class Scanning {
    private final String table;

    Scanning(TestDatabase database) {
      table = database.createTable(TestTable::definition);
    }

    @Test
    void scan(DynamoDbClient client) {
      client.scan(scan -> scan.tableName(table));
    }

    @Test
    void swallowedScan(DynamoDbClient client) {
      try {
        client.scan(scan -> scan.tableName(table));
      } catch (AssertionError e) {
        // As code under test might.
      }
    }

    @Test
    void asynchronousScan(DynamoDbAsyncClient client) {
      client.scan(scan -> scan.tableName(table)).join();
    }

    @Test
    void filter(DynamoDbClient client) {
      client.query(
          query ->
              query
                  .tableName(table)
                  .keyConditionExpression("PK = :p")
                  .filterExpression("title = :t")
                  .expressionAttributeValues(Map.of(":p", s("p"), ":t", s("t"))));
    }

    @Test
    void fromAside(TestDatabase database) {
      assertThat(database.uncheckedClient().scan(scan -> scan.tableName(table)).count()).isZero();
    }
  }

  /** A database for the whole class, as one asked for in {@code @BeforeAll} is. */
  @KeyplanTest
  @TestMethodOrder(MethodOrderer.MethodName.class)
  static class OneDatabase {
    private static String table;

    @BeforeAll
    static void createTable(TestDatabase database) {
      table = database.createTable(TestTable::definition);
    }

    @Test
    void aFirst(DynamoDbClient client) {
      client.scan(scan -> scan.tableName(table));
    }

    @Test
    void bSecond(DynamoDbClient client) {
      client.putItem(put -> put.tableName(table).item(TestTable.key("p", "s")));
    }
  }

  @KeyplanTest
  static class Crashing {
    @Test
    void first(DynamoDbClient client) {
      crash();
      client.listTables();
    }

    @Test
    void second(DynamoDbClient client) {
      crash();
      client.listTables();
    }

    /** Kills the server of this run alone. */
    private static void crash() {
      ProcessHandle.current()
          .children()
          .filter(child -> !OTHER_CHILDREN.contains(child))
          .forEach(ProcessHandle::destroyForcibly);
    }
  }
}
