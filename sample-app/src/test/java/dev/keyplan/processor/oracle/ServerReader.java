package dev.keyplan.processor.oracle;

import dev.keyplan.processor.analysis.Judgement;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.plan.PlannedIndex;
import dev.keyplan.processor.plan.QueryPlan;
import dev.keyplan.testkit.TestDatabase;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.PutRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** Reads a table on a server, which holds the key attributes of the items alone. */
final class ServerReader implements ItemReader {

  private static final int BATCH = 25;

  private final TableModel table;
  private final Judgement judgement;
  private final MemoryTable memory;
  private final TestDatabase database;
  private final String name;

  ServerReader(TableModel table, Judgement judgement, MemoryTable memory, TestDatabase database) {
    this.table = table;
    this.judgement = judgement;
    this.memory = memory;
    this.database = database;
    this.name = database.createTable(this::definition);
    fill();
  }

  private CreateTableRequest definition(String tableName) {
    List<GlobalSecondaryIndex> global = new ArrayList<>();
    List<LocalSecondaryIndex> local = new ArrayList<>();
    Map<String, String> types = new TreeMap<>(types());
    for (PlannedIndex planned : judgement.indexes()) {
      IndexModel index = planned.index();
      List<KeySchemaElement> schema = schema(index.partitionKey(), index.sortKey());
      if (index.kind() == IndexModel.Kind.GLOBAL) {
        global.add(
            GlobalSecondaryIndex.builder()
                .indexName("index-" + index.name())
                .keySchema(schema)
                .projection(projection(planned))
                .build());
      } else {
        local.add(
            LocalSecondaryIndex.builder()
                .indexName("index-" + index.name())
                .keySchema(schema)
                .projection(projection(planned))
                .build());
      }
    }
    CreateTableRequest.Builder request =
        CreateTableRequest.builder()
            .tableName(tableName)
            .billingMode(BillingMode.PAY_PER_REQUEST)
            .keySchema(schema(List.of(table.partitionKey()), table.sortKey().stream().toList()))
            .attributeDefinitions(
                types.entrySet().stream()
                    .map(
                        type ->
                            AttributeDefinition.builder()
                                .attributeName(type.getKey())
                                .attributeType(type.getValue())
                                .build())
                    .toList());
    if (!global.isEmpty()) {
      request.globalSecondaryIndexes(global);
    }
    if (!local.isEmpty()) {
      request.localSecondaryIndexes(local);
    }
    return request.build();
  }

  /** Of the attributes that are in some key; S where no entity says. */
  private Map<String, String> types() {
    Map<String, String> types = new HashMap<>();
    for (Path path : Path.of(table)) {
      path.partitionKey().forEach(key -> types.put(key, "S"));
      path.sortKey().forEach(key -> types.put(key, "S"));
    }
    table.entities().stream()
        .flatMap(entity -> entity.keys().stream())
        .map(EntityKey::attributes)
        .flatMap(List::stream)
        .filter(KeyAttribute.Native.class::isInstance)
        .forEach(key -> types.put(key.storedName(), key.stored().name()));
    return types;
  }

  private static List<KeySchemaElement> schema(List<String> partition, List<String> sort) {
    List<KeySchemaElement> schema = new ArrayList<>();
    partition.forEach(key -> schema.add(element(key, KeyType.HASH)));
    sort.forEach(key -> schema.add(element(key, KeyType.RANGE)));
    return schema;
  }

  private static KeySchemaElement element(String key, KeyType type) {
    return KeySchemaElement.builder().attributeName(key).keyType(type).build();
  }

  private static Projection projection(PlannedIndex planned) {
    Projection.Builder projection =
        Projection.builder().projectionType(ProjectionType.fromValue(planned.projection().name()));
    if (planned.projection() == IndexModel.Projection.INCLUDE) {
      projection.nonKeyAttributes(planned.nonKeyAttributes());
    }
    return projection.build();
  }

  private void fill() {
    List<WriteRequest> writes = new ArrayList<>();
    for (StoredItem item : memory.items()) {
      Map<String, AttributeValue> stored = new HashMap<>();
      item.keys().forEach((key, value) -> stored.put(key, value.stored()));
      PutRequest put = PutRequest.builder().item(stored).build();
      writes.add(WriteRequest.builder().putRequest(put).build());
    }
    for (int from = 0; from < writes.size(); from += BATCH) {
      List<WriteRequest> batch = writes.subList(from, Math.min(writes.size(), from + BATCH));
      database.client().batchWriteItem(request -> request.requestItems(Map.of(name, batch)));
    }
  }

  @Override
  public List<StoredItem> read(QueryPlan plan, Call call, int limit) {
    if (plan instanceof QueryPlan.Get get) {
      Place primary = ReadRequest.of(get, call);
      Map<String, AttributeValue> key = new HashMap<>();
      key.put(table.partitionKey(), primary.partition().get(0).stored());
      table.sortKey().ifPresent(sort -> key.put(sort, primary.sort().get(0).stored()));
      return database
              .client()
              .getItem(request -> request.tableName(name).key(key).consistentRead(get.consistent()))
              .item()
              .isEmpty()
          ? List.of()
          : List.of(memory.get(primary).orElseThrow());
    }
    QueryPlan.Query query = (QueryPlan.Query) plan;
    ReadRequest request = ReadRequest.of(query, call);
    return request.condition().isEmpty() ? List.of() : pages(query, request, limit);
  }

  private List<StoredItem> pages(QueryPlan.Query query, ReadRequest request, int limit) {
    QueryRequest first = request(query, request, limit);
    List<StoredItem> items = new ArrayList<>();
    Map<String, AttributeValue> start = null;
    do {
      QueryResponse page =
          database.client().query(first.toBuilder().exclusiveStartKey(start).build());
      page.items().forEach(item -> items.add(memory.get(primary(item)).orElseThrow()));
      start = page.hasLastEvaluatedKey() ? page.lastEvaluatedKey() : null;
    } while (start != null);
    return items;
  }

  private QueryRequest request(QueryPlan.Query query, ReadRequest request, int limit) {
    Path path = Path.named(table, query.index().orElse(""));
    Map<String, String> names = new HashMap<>();
    Map<String, AttributeValue> values = new HashMap<>();
    List<String> clauses = new ArrayList<>();
    for (int i = 0; i < path.partitionKey().size(); i++) {
      names.put("#p" + i, path.partitionKey().get(i));
      values.put(":p" + i, request.partition().get(i).stored());
      clauses.add("#p" + i + " = :p" + i);
    }
    int equal = request.equalities().size();
    for (int i = 0; i < equal; i++) {
      names.put("#s" + i, path.sortKey().get(i));
      values.put(":s" + i, request.equalities().get(i).stored());
      clauses.add("#s" + i + " = :s" + i);
    }
    String clause = request.condition().clause("#s" + equal, ":low", ":high");
    if (!clause.isEmpty()) {
      names.put("#s" + equal, path.sortKey().get(equal));
      List<AttributeValue> operands = request.condition().operands();
      values.put(":low", operands.get(0));
      if (operands.size() > 1) {
        values.put(":high", operands.get(1));
      }
      clauses.add(clause);
    }
    return QueryRequest.builder()
        .tableName(name)
        .indexName(query.index().map(index -> "index-" + index).orElse(null))
        .keyConditionExpression(String.join(" AND ", clauses))
        .expressionAttributeNames(names)
        .expressionAttributeValues(values)
        .scanIndexForward(query.forward())
        .consistentRead(query.consistent())
        .limit(limit)
        .build();
  }

  private Place primary(Map<String, AttributeValue> item) {
    Optional<KeyValue> sort = table.sortKey().map(item::get).map(KeyValue::of);
    return new Place(List.of(KeyValue.of(item.get(table.partitionKey()))), sort.stream().toList());
  }
}
