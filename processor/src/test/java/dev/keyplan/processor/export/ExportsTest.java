package dev.keyplan.processor.export;

import static dev.keyplan.processor.Models.attribute;
import static dev.keyplan.processor.Models.parameter;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.processor.OrderViewModel;
import dev.keyplan.processor.OrdersModel;
import dev.keyplan.processor.codegen.Golden;
import dev.keyplan.processor.export.note.DesignNote;
import dev.keyplan.processor.json.JsonText;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.model.ScalarType;
import dev.keyplan.processor.model.StoredType;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.plan.BoundKey;
import dev.keyplan.processor.plan.PlannedIndex;
import dev.keyplan.processor.plan.SortInterval;
import dev.keyplan.processor.plan.TablePlan;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;

class ExportsTest {

  @Test
  void tableJsonOfTheOrdersTable() {
    Golden.assertMatches("export/table.json", JsonText.of(TableJson.of(OrdersModel.plan())));
  }

  @Test
  void modelJsonOfTheOrdersTable() {
    Golden.assertMatches("export/model.json", JsonText.of(ModelJson.of(OrdersModel.plan())));
  }

  @Test
  void designNoteOfTheOrdersTable() {
    Golden.assertMatches(
        "export/design.md", DesignNote.of(OrdersModel.plan(), List.of()).markdown());
  }

  @Test
  void cloudFormationOfTheOrdersTable() {
    Golden.assertMatches(
        "export/cloudformation.json", JsonText.of(CloudFormationJson.of(OrdersModel.plan())));
  }

  @Test
  void terraformOfTheOrdersTable() {
    Golden.assertMatches(
        "export/terraform.tf.json", JsonText.of(TerraformJson.of(OrdersModel.plan())));
  }

  @Test
  void requestsOfTheOrdersTable() {
    assertThat(TimeToLiveJson.of(OrdersModel.table())).isEmpty();
    assertThat(JsonText.of(ContinuousBackupsJson.of(OrdersModel.table()).orElseThrow()))
        .isEqualTo(
            """
            {
              "TableName": "orders-service",
              "PointInTimeRecoverySpecification": { "PointInTimeRecoveryEnabled": true, "RecoveryPeriodInDays": 35 }
            }
            """);
  }

  @Test
  void capacityJsonOfTheOrdersTable() {
    TablePlan plan = OrdersModel.plan();

    Golden.assertMatches(
        "export/capacity.json",
        JsonText.of(CapacityJson.of(plan.capacity().orElseThrow(), plan.table())));
  }

  @Test
  void aSealedCollectionIsOfEntitiesAlone() {
    assertThat(ModelJson.of(OrderViewModel.plan()).get("collections").toString())
        .endsWith(
            "{collection=OrderView, form=sealed, members=[{entity=Order, multiplicity=many},"
                + " {entity=LineItem, multiplicity=many}], patterns=[lastItems]}]");
  }

  @Test
  void bothFilesAreJson() {
    JsonNode table = JsonNode.parser().parse(JsonText.of(TableJson.of(OrdersModel.plan())));
    JsonNode model = JsonNode.parser().parse(JsonText.of(ModelJson.of(OrdersModel.plan())));

    assertThat(table.field("TableName").orElseThrow().asString()).isEqualTo("orders-service");
    assertThat(model.field("patterns").orElseThrow().asArray()).hasSize(4);
  }

  @Test
  void aTableWithoutSortKeyAndIndexesNamesNeither() {
    TablePlan plan = plan(Optional.empty(), List.of());

    assertThat(TableJson.of(plan))
        .containsOnlyKeys(
            "TableName",
            "AttributeDefinitions",
            "KeySchema",
            "BillingMode",
            "TableClass",
            "DeletionProtectionEnabled")
        .containsEntry(
            "AttributeDefinitions", List.of(Map.of("AttributeName", "id", "AttributeType", "N")))
        .containsEntry("KeySchema", List.of(Map.of("AttributeName", "id", "KeyType", "HASH")));
  }

  @Test
  void keyAttributesAreDefinedOnceAndPartitionAttributesComeFirst() {
    PlannedIndex local =
        index(IndexModel.Kind.LOCAL, List.of("id"), List.of("at"), Map.of("at", StoredType.S));
    PlannedIndex global =
        index(
            IndexModel.Kind.GLOBAL,
            List.of("team", "rank"),
            List.of("at", "id"),
            Map.of("team", StoredType.S, "rank", StoredType.N, "at", StoredType.S));
    TablePlan plan = plan(Optional.of("at"), List.of(local, global));

    Map<String, Object> json = TableJson.of(plan);

    assertThat(json.get("AttributeDefinitions").toString())
        .isEqualTo(
            "[{AttributeName=id, AttributeType=N}, {AttributeName=at, AttributeType=S},"
                + " {AttributeName=team, AttributeType=S}, {AttributeName=rank, AttributeType=N}]");
    assertThat(json.get("GlobalSecondaryIndexes").toString())
        .isEqualTo(
            "[{IndexName=GLOBAL, KeySchema=[{AttributeName=team, KeyType=HASH},"
                + " {AttributeName=rank, KeyType=HASH}, {AttributeName=at, KeyType=RANGE},"
                + " {AttributeName=id, KeyType=RANGE}],"
                + " Projection={ProjectionType=KEYS_ONLY}}]");
    assertThat(json.get("LocalSecondaryIndexes").toString()).contains("IndexName=LOCAL");
  }

  @Test
  void aRangeOverANativeKeyNamesItsAttribute() {
    BoundKey id =
        new BoundKey.Value(
            "id", attribute("id", ScalarType.LONG), Optional.of(parameter("id")), Optional.empty());
    SortInterval range =
        new SortInterval.NativeRange("at", attribute("createdAt", ScalarType.INSTANT));

    assertThat(JsonText.of(List.of(ConditionJson.equality(id), ConditionJson.interval(range))))
        .isEqualTo(
            """
            [
              { "attribute": "id", "kind": "equals", "parameter": "id" },
              { "attribute": "at", "kind": "range", "over": "createdAt" }
            ]
            """);
  }

  private static TablePlan plan(Optional<String> sortKey, List<PlannedIndex> indexes) {
    TableModel table =
        new TableModel(
            OrdersModel.ROOT,
            "things",
            "id",
            sortKey,
            Optional.empty(),
            indexes.stream().map(PlannedIndex::index).toList(),
            List.of(),
            List.of(),
            Map.of(),
            true,
            Origin.UNKNOWN);
    return new TablePlan(
        table, StoredType.N, sortKey.map(name -> StoredType.S), List.of(), indexes, true);
  }

  private static PlannedIndex index(
      IndexModel.Kind kind,
      List<String> partitionKey,
      List<String> sortKey,
      Map<String, StoredType> types) {
    IndexModel index =
        new IndexModel(
            kind.name(),
            kind,
            partitionKey,
            sortKey,
            IndexModel.Projection.KEYS_ONLY,
            List.of(),
            true,
            Origin.UNKNOWN);
    return new PlannedIndex(index, IndexModel.Projection.KEYS_ONLY, List.of(), types);
  }
}
