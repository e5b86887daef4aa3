package dev.keyplan.testkit;

import dev.keyplan.testkit.server.DynamoDbServer;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.UpdateTimeToLiveRequest;

/**
 * The server as one test sees it: clients whose calls are proved, and tables of its own. A test of
 * a {@link KeyplanTest} takes it as a parameter; asked for in {@code @BeforeAll}, it serves the
 * whole class.
 *
 * <pre>{@code
 * @BeforeEach
 * void createTable(TestDatabase database) {
 *   String table = database.createTable(OrdersTableDefinition::createTableRequest);
 *   orders = OrdersTableClient.create(database.client(), table);
 * }
 * }</pre>
 */
public final class TestDatabase implements AutoCloseable {

  private static final String UNKNOWN_OPERATION = "UnknownOperationException";

  private final SharedServer shared;
  private final CallRecorder calls = new CallRecorder();
  private final DynamoDbClient uncheckedClient;
  private final DynamoDbClient client;
  private final List<String> tables = new ArrayList<>();
  private DynamoDbAsyncClient asyncClient;

  TestDatabase(SharedServer shared) {
    this.shared = shared;
    this.uncheckedClient = Clients.create(server());
    this.client = Clients.create(server(), calls.interceptor());
  }

  /**
   * Creates a table under a name of its own, and waits until it can be used. It is deleted after
   * the test, and therefore never protected from that.
   *
   * @param definition of a table by its name: {@code OrdersTableDefinition::createTableRequest}
   * @return the name
   */
  public String createTable(Function<String, CreateTableRequest> definition) {
    String name = "keyplan-" + UUID.randomUUID();
    client.createTable(definition.apply(name).toBuilder().deletionProtectionEnabled(false).build());
    tables.add(name);
    uncheckedClient.waiter().waitUntilTableExists(request -> request.tableName(name));
    calls.clear();
    return name;
  }

  /**
   * The same of a table whose items expire. Where the server knows no time to live, nothing deletes
   * what is expired, and reads drop it all the same.
   *
   * @param timeToLive {@code OrdersTableDefinition::timeToLiveRequest}
   * @return the name
   */
  public String createTable(
      Function<String, CreateTableRequest> definition,
      Function<String, UpdateTimeToLiveRequest> timeToLive) {
    String name = createTable(definition);
    try {
      uncheckedClient.updateTimeToLive(timeToLive.apply(name));
    } catch (DynamoDbException e) {
      if (!UNKNOWN_OPERATION.equals(e.awsErrorDetails().errorCode())) {
        throw e;
      }
    }
    return name;
  }

  /** Its calls are proved and recorded. */
  public DynamoDbClient client() {
    return client;
  }

  /** Its calls are proved and recorded. */
  public synchronized DynamoDbAsyncClient asyncClient() {
    if (asyncClient == null) {
      shared.holdEventLoops();
      asyncClient = Clients.createAsync(server(), calls.interceptor());
    }
    return asyncClient;
  }

  /** For looking at the data from aside: neither proved nor recorded. */
  public DynamoDbClient uncheckedClient() {
    return uncheckedClient;
  }

  public CallRecorder calls() {
    return calls;
  }

  DynamoDbServer server() {
    return shared.server();
  }

  @Override
  public synchronized void close() {
    try {
      tables.forEach(table -> uncheckedClient.deleteTable(request -> request.tableName(table)));
    } catch (SdkException e) {
      // Deletes what it can; if the server crashed, the test has failed for that reason already.
    }
    client.close();
    uncheckedClient.close();
    if (asyncClient != null) {
      asyncClient.close();
    }
  }
}
