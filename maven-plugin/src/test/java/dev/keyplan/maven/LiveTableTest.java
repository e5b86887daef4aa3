package dev.keyplan.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyplan.maven.read.LiveTable;
import dev.keyplan.maven.read.UnreadableException;
import dev.keyplan.maven.shape.IndexShape;
import dev.keyplan.maven.shape.KeyAttribute;
import dev.keyplan.maven.shape.KeyShape;
import dev.keyplan.maven.shape.ProvedTable;
import dev.keyplan.maven.shape.Stated;
import dev.keyplan.maven.shape.TableShape;
import dev.keyplan.maven.verify.Finding;
import dev.keyplan.maven.verify.Verification;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.Projection;

/** Tables as the server describes them. */
@KeyplanTest
class LiveTableTest {

  /** Multi-attribute keys are AWS's alone as yet. */
  static Stream<String> designs() {
    return Designs.published().tables().stream().filter(table -> !table.equals("matches"));
  }

  @ParameterizedTest
  @MethodSource("designs")
  void aTableMadeFromTheModelServesIt(String design, TestDatabase database) {
    ProvedTable model = Designs.published().model(design);
    String name = database.createTable(table -> request(model.shape(), table));
    model.shape().timeToLive().ifPresent(ttl -> enable(database, name, ttl.attribute().text()));

    assertThat(verify(model, database, name)).isEmpty();
  }

  @Test
  void faultsAreTold(TestDatabase database) {
    ProvedTable model = Designs.own().model("tickets");
    CreateTableRequest wanted = request(model.shape(), "");
    GlobalSecondaryIndex first = wanted.globalSecondaryIndexes().get(0);
    String name =
        database.createTable(
            table ->
                wanted.toBuilder()
                    .tableName(table)
                    .globalSecondaryIndexes(
                        first.toBuilder().indexName("GSI9").build(),
                        wanted.globalSecondaryIndexes().get(1).toBuilder()
                            .projection(p -> p.projectionType("KEYS_ONLY"))
                            .build())
                    .build());
    enable(database, name, "expires");

    assertThat(verify(model, database, name))
        .extracting(finding -> finding.kind() + " " + finding)
        .containsExactly(
            "FAULT GSI1: is missing, read by ticketsOfUser: a global index with partition key GSI1PK"
                + " (S), sort key GSI1SK (S), projection ALL; GSI9 has this key, the names must be"
                + " the same",
            "FAULT byPriority: projection is KEYS_ONLY and lacks expiresAt, ticketId, title, needed"
                + " by urgentInQueue",
            "FAULT time to live: is on expires; the model's attribute is expiresAt",
            "EXTRA GSI9: is a global index that the model does not have, with partition key GSI1PK"
                + " (S) and sort key GSI1SK (S)");
  }

  @Test
  void timeToLiveThatIsOffIsTold(TestDatabase database) {
    ProvedTable model = Designs.own().model("tickets");
    String name = database.createTable(table -> request(model.shape(), table));

    assertThat(verify(model, database, name))
        .extracting(Finding::toString)
        .containsExactly("time to live: is off; the model's items expire by expiresAt");
  }

  @Test
  void aTableThatIsNotThereIsTold(TestDatabase database) {
    assertThatThrownBy(() -> LiveTable.read(database.uncheckedClient(), "none"))
        .isInstanceOf(UnreadableException.class)
        .hasMessage("there is no table none");
  }

  private static List<Finding> verify(ProvedTable model, TestDatabase database, String name) {
    return Verification.verify(model, LiveTable.read(database.uncheckedClient(), name));
  }

  private static void enable(TestDatabase database, String name, String attribute) {
    database
        .uncheckedClient()
        .updateTimeToLive(
            request ->
                request
                    .tableName(name)
                    .timeToLiveSpecification(ttl -> ttl.attributeName(attribute).enabled(true)));
  }

  private static CreateTableRequest request(TableShape shape, String name) {
    CreateTableRequest.Builder request =
        CreateTableRequest.builder()
            .tableName(name)
            .billingMode(BillingMode.PAY_PER_REQUEST)
            .keySchema(schema(shape.key()))
            .attributeDefinitions(
                shape.definitions().stream().map(LiveTableTest::definition).toList());
    List<IndexShape> local = shape.indexes().stream().filter(IndexShape::local).toList();
    List<IndexShape> global = shape.indexes().stream().filter(i -> !i.local()).toList();
    if (!local.isEmpty()) {
      request.localSecondaryIndexes(local.stream().map(LiveTableTest::localIndex).toList());
    }
    if (!global.isEmpty()) {
      request.globalSecondaryIndexes(global.stream().map(LiveTableTest::globalIndex).toList());
    }
    return request.build();
  }

  private static AttributeDefinition definition(KeyAttribute attribute) {
    return AttributeDefinition.builder()
        .attributeName(attribute.name().text())
        .attributeType(attribute.type().orElseThrow().text())
        .build();
  }

  private static LocalSecondaryIndex localIndex(IndexShape index) {
    return LocalSecondaryIndex.builder()
        .indexName(index.name().text())
        .keySchema(schema(index.key()))
        .projection(projection(index))
        .build();
  }

  private static GlobalSecondaryIndex globalIndex(IndexShape index) {
    return GlobalSecondaryIndex.builder()
        .indexName(index.name().text())
        .keySchema(schema(index.key()))
        .projection(projection(index))
        .build();
  }

  private static Projection projection(IndexShape index) {
    List<String> attributes =
        index.projection().nonKeyAttributes().stream().map(Stated::text).toList();
    return Projection.builder()
        .projectionType(index.projection().type().text())
        .nonKeyAttributes(attributes.isEmpty() ? null : attributes)
        .build();
  }

  private static List<KeySchemaElement> schema(KeyShape key) {
    return Stream.concat(
            key.partition().stream().map(attribute -> element(attribute, KeyType.HASH)),
            key.sort().stream().map(attribute -> element(attribute, KeyType.RANGE)))
        .toList();
  }

  private static KeySchemaElement element(KeyAttribute attribute, KeyType type) {
    return KeySchemaElement.builder().attributeName(attribute.name().text()).keyType(type).build();
  }
}
