package dev.keyplan.exports;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.core.SdkPojo;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.OnDemandThroughput;
import software.amazon.awssdk.services.dynamodb.model.TableClass;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.UpdateContinuousBackupsRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateTimeToLiveRequest;

/**
 * The server creates every table as {@code table.json} says, and describes it so; the generated
 * definition makes the same requests. Where the server describes less, the requests are compared.
 */
@KeyplanTest
class CreatedTableTest {

  private static final String OPEN_KEY = "REPLACE-WITH-YOUR-KMS-KEY";

  static List<Exported> exports() {
    return Exported.all();
  }

  @ParameterizedTest
  @MethodSource("exports")
  void isDescribedAsItWasAskedFor(Exported exported, TestDatabase database) {
    CreateTableRequest request =
        Requests.createTable(exported.json("table.json")).toBuilder()
            .tableName("keyplan-" + UUID.randomUUID())
            .build();
    DynamoDbClient client = database.uncheckedClient();
    client.createTable(request);
    try {
      client.waiter().waitUntilTableExists(wait -> wait.tableName(request.tableName()));
      TableDescription table = client.describeTable(t -> t.tableName(request.tableName())).table();
      assertDescribed(table, request);
      exported
          .ifWritten("time-to-live.json")
          .ifPresent(json -> assertExpires(client, request.tableName(), json));
    } finally {
      client.updateTable(
          update -> update.tableName(request.tableName()).deletionProtectionEnabled(false));
      client.deleteTable(delete -> delete.tableName(request.tableName()));
    }
  }

  private static void assertDescribed(TableDescription table, CreateTableRequest request) {
    assertThat(table.attributeDefinitions())
        .containsExactlyInAnyOrderElementsOf(request.attributeDefinitions());
    assertThat(table.keySchema()).isEqualTo(request.keySchema());
    assertThat(table.localSecondaryIndexes())
        .map(CreatedTableTest::request)
        .containsExactlyInAnyOrderElementsOf(request.localSecondaryIndexes());
    assertThat(table.globalSecondaryIndexes())
        .map(index -> request(index, request))
        .containsExactlyInAnyOrderElementsOf(
            request.globalSecondaryIndexes().stream()
                // The server takes the maximum of an index and does not describe it.
                .map(
                    index ->
                        index.toBuilder().onDemandThroughput((OnDemandThroughput) null).build())
                .toList());
    // A table that was never on demand has no summary.
    BillingMode billing =
        table.billingModeSummary() == null
            ? BillingMode.PROVISIONED
            : table.billingModeSummary().billingMode();
    assertThat(billing).isEqualTo(request.billingMode());
    assertThat(table.onDemandThroughput()).isEqualTo(request.onDemandThroughput());
    if (request.provisionedThroughput() != null) {
      assertThat(table.provisionedThroughput().readCapacityUnits())
          .isEqualTo(request.provisionedThroughput().readCapacityUnits());
      assertThat(table.provisionedThroughput().writeCapacityUnits())
          .isEqualTo(request.provisionedThroughput().writeCapacityUnits());
    }
    assertThat(table.streamSpecification()).isEqualTo(request.streamSpecification());
    assertThat(table.deletionProtectionEnabled()).isEqualTo(request.deletionProtectionEnabled());
  }

  private static LocalSecondaryIndex request(LocalSecondaryIndexDescription index) {
    return LocalSecondaryIndex.builder()
        .indexName(index.indexName())
        .keySchema(index.keySchema())
        .projection(index.projection())
        .build();
  }

  private static GlobalSecondaryIndex request(
      GlobalSecondaryIndexDescription index, CreateTableRequest request) {
    GlobalSecondaryIndex.Builder asked =
        GlobalSecondaryIndex.builder()
            .indexName(index.indexName())
            .keySchema(index.keySchema())
            .projection(index.projection());
    if (request.provisionedThroughput() != null) {
      asked.provisionedThroughput(
          units ->
              units
                  .readCapacityUnits(index.provisionedThroughput().readCapacityUnits())
                  .writeCapacityUnits(index.provisionedThroughput().writeCapacityUnits()));
    }
    return asked.build();
  }

  private static void assertExpires(DynamoDbClient client, String table, JsonNode json) {
    UpdateTimeToLiveRequest request =
        (UpdateTimeToLiveRequest) Requests.read(json, UpdateTimeToLiveRequest.builder());
    client.updateTimeToLive(request.toBuilder().tableName(table).build());
    assertThat(client.describeTimeToLive(t -> t.tableName(table)).timeToLiveDescription())
        .matches(t -> t.attributeName().equals(request.timeToLiveSpecification().attributeName()))
        .matches(t -> t.timeToLiveStatusAsString().startsWith("ENABL"));
  }

  @ParameterizedTest
  @MethodSource("exports")
  void isAskedForByTheGeneratedDefinitionToo(Exported exported)
      throws ReflectiveOperationException {
    Class<?> definition = Class.forName(exported.definition());
    CreateTableRequest asked = Requests.createTable(exported.json("table.json"));
    boolean open =
        asked.sseSpecification() != null
            && OPEN_KEY.equals(asked.sseSpecification().kmsMasterKeyId());

    CreateTableRequest made =
        open
            ? (CreateTableRequest)
                call(definition, "createTableRequest", exported.toString(), OPEN_KEY)
            : (CreateTableRequest) call(definition, "createTableRequest", exported.toString());

    assertThat(explicit(made)).isEqualTo(asked);
    assertMade(
        definition,
        "timeToLiveRequest",
        exported,
        "time-to-live.json",
        UpdateTimeToLiveRequest.builder());
    assertMade(
        definition,
        "continuousBackupsRequest",
        exported,
        "continuous-backups.json",
        UpdateContinuousBackupsRequest.builder());
  }

  private static void assertMade(
      Class<?> definition, String method, Exported exported, String file, SdkPojo builder)
      throws ReflectiveOperationException {
    Optional<JsonNode> json = exported.ifWritten(file);
    boolean has = Stream.of(definition.getMethods()).anyMatch(m -> m.getName().equals(method));
    assertThat(has).as(method).isEqualTo(json.isPresent());
    if (has) {
      assertThat(call(definition, method, exported.toString()))
          .isEqualTo(Requests.read(json.orElseThrow(), builder));
    }
  }

  /** What DynamoDB has without being asked, a file says and code does not. */
  private static CreateTableRequest explicit(CreateTableRequest request) {
    CreateTableRequest.Builder explicit = request.toBuilder();
    if (request.tableClass() == null) {
      explicit.tableClass(TableClass.STANDARD);
    }
    if (request.deletionProtectionEnabled() == null) {
      explicit.deletionProtectionEnabled(false);
    }
    return explicit.build();
  }

  private static Object call(Class<?> definition, String name, String... arguments)
      throws ReflectiveOperationException {
    Class<?>[] types = new Class<?>[arguments.length];
    Arrays.fill(types, String.class);
    Method method = definition.getDeclaredMethod(name, types);
    method.setAccessible(true);
    return method.invoke(null, (Object[]) arguments);
  }
}
