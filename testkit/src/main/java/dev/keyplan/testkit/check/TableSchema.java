package dev.keyplan.testkit.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.Projection;

/** A table as the request that created it defines it. */
record TableSchema(String name, KeySchema key, List<IndexSchema> indexes) {

  static TableSchema of(CreateTableRequest request) {
    List<IndexSchema> indexes = new ArrayList<>();
    request
        .globalSecondaryIndexes()
        .forEach(
            index ->
                indexes.add(
                    index(
                        index.indexName(),
                        true,
                        KeySchema.of(index.keySchema(), request.attributeDefinitions()),
                        index.projection())));
    request
        .localSecondaryIndexes()
        .forEach(
            index ->
                indexes.add(
                    index(
                        index.indexName(),
                        false,
                        KeySchema.of(index.keySchema(), request.attributeDefinitions()),
                        index.projection())));
    return new TableSchema(
        request.tableName(),
        KeySchema.of(request.keySchema(), request.attributeDefinitions()),
        List.copyOf(indexes));
  }

  private static IndexSchema index(
      String name, boolean global, KeySchema key, Projection projection) {
    return new IndexSchema(
        name, global, key, projection.projectionType(), Set.copyOf(projection.nonKeyAttributes()));
  }

  IndexSchema index(String index) {
    return indexes.stream()
        .filter(candidate -> candidate.name().equals(index))
        .findFirst()
        .orElseThrow(() -> new RequestRefusedError("table " + name + " has no index " + index));
  }
}
