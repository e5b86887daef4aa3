package dev.keyplan.processor.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import com.palantir.javapoet.TypeSpec;
import dev.keyplan.processor.OrdersModel;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.model.StoredType;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.plan.PlannedIndex;
import dev.keyplan.processor.plan.TablePlan;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;

class DefinitionGeneratorTest {

  @Test
  void definitionOfTheOrdersTable() {
    TypeSpec definition = new DefinitionGenerator(OrdersModel.plan()).definition();

    Golden.assertMatches(
        "mapping/OrdersTableDefinition.java",
        SourceFileWriter.text(OrdersModel.PACKAGE, definition));
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void compilesWithoutWarnings(boolean sound) {
    TablePlan plan = sound ? OrdersModel.plan() : OrdersModel.unsoundPlan();

    new GeneratedSources()
        .generated(OrdersModel.PACKAGE, new DefinitionGenerator(plan).definition())
        .assertCompiles();
  }

  @Test
  void makesTheRequestThatTheExportDescribes() throws ReflectiveOperationException {
    CreateTableRequest request = request(OrdersModel.plan());

    assertThat(request.tableName()).isEqualTo("test-table");
    assertThat(request.billingMode()).isEqualTo(BillingMode.PAY_PER_REQUEST);
    assertThat(request.attributeDefinitions())
        .extracting(definition -> definition.attributeName() + definition.attributeType())
        .containsExactly("PKS", "SKS", "GSI1PKS", "GSI1SKS");
    assertThat(text(request.keySchema())).isEqualTo("[PK HASH, SK RANGE]");
    assertThat(request.globalSecondaryIndexes()).hasSize(1);
    GlobalSecondaryIndex index = request.globalSecondaryIndexes().get(0);
    assertThat(index.indexName()).isEqualTo("GSI1");
    assertThat(text(index.keySchema())).isEqualTo("[GSI1PK HASH, GSI1SK RANGE]");
    assertThat(index.projection().projectionType()).isEqualTo(ProjectionType.INCLUDE);
    assertThat(index.projection().nonKeyAttributes())
        .containsExactly("createdAt", "orderId", "total");
    assertThat(request.hasLocalSecondaryIndexes()).isFalse();
  }

  @Test
  void makesLocalAndMultiAttributeIndexes() throws ReflectiveOperationException {
    IndexModel local = index("by-date", IndexModel.Kind.LOCAL, List.of("id"), List.of("at"));
    IndexModel global =
        index("1st", IndexModel.Kind.GLOBAL, List.of("team", "rank"), List.of("at", "id"));
    TableModel table =
        new TableModel(
            OrdersModel.ROOT,
            "things",
            "id",
            Optional.of("sort"),
            Optional.empty(),
            List.of(local, global),
            List.of(),
            List.of(),
            Map.of(),
            true,
            Origin.UNKNOWN);
    Map<String, StoredType> types =
        Map.of("team", StoredType.S, "rank", StoredType.N, "at", StoredType.B);
    TablePlan plan =
        new TablePlan(
            table,
            StoredType.N,
            Optional.of(StoredType.S),
            List.of(),
            List.of(
                new PlannedIndex(local, IndexModel.Projection.ALL, List.of(), types),
                new PlannedIndex(global, IndexModel.Projection.KEYS_ONLY, List.of(), types)),
            true);

    CreateTableRequest request = request(plan);

    assertThat(request.attributeDefinitions())
        .extracting(definition -> definition.attributeName() + definition.attributeType())
        .containsExactly("idN", "sortS", "atB", "teamS", "rankN");
    assertThat(text(request.localSecondaryIndexes().get(0).keySchema()))
        .isEqualTo("[id HASH, at RANGE]");
    assertThat(request.localSecondaryIndexes().get(0).projection().projectionType())
        .isEqualTo(ProjectionType.ALL);
    assertThat(text(request.globalSecondaryIndexes().get(0).keySchema()))
        .isEqualTo("[team HASH, rank HASH, at RANGE, id RANGE]");
  }

  private static CreateTableRequest request(TablePlan plan) throws ReflectiveOperationException {
    return (CreateTableRequest)
        new GeneratedSources()
            .generated(OrdersModel.PACKAGE, new DefinitionGenerator(plan).definition())
            .load()
            .loadClass("shop.OrdersTableDefinition")
            .getMethod("createTableRequest", String.class)
            .invoke(null, "test-table");
  }

  private static String text(List<KeySchemaElement> schema) {
    return schema.stream()
        .map(element -> element.attributeName() + " " + element.keyType())
        .toList()
        .toString();
  }

  private static IndexModel index(
      String name, IndexModel.Kind kind, List<String> partitionKey, List<String> sortKey) {
    return new IndexModel(
        name,
        kind,
        partitionKey,
        sortKey,
        IndexModel.Projection.AUTO,
        List.of(),
        true,
        Origin.UNKNOWN);
  }
}
