package dev.keyplan.testkit.check;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;

/** A table that DynamoDB would create (Developer Guide, "Quotas in Amazon DynamoDB"). */
final class TableDefinitionRule implements RequestRule {

  private static final int ATTRIBUTES_OF_A_GLOBAL_KEY_HALF = 4;
  private static final int GLOBAL_INDEXES = 20;
  private static final int LOCAL_INDEXES = 5;
  private static final int INCLUDED_ATTRIBUTES = 100;

  @Override
  public void check(DynamoDbRequest request, TableSchemas tables) {
    if (request instanceof CreateTableRequest definition) {
      checkKeys(definition);
      checkIndexes(definition);
      checkProjections(definition);
      checkDefinitions(definition);
    }
  }

  private static void checkKeys(CreateTableRequest definition) {
    checkKey("table " + definition.tableName(), definition.keySchema(), 1);
    String partition = definition.keySchema().get(0).attributeName();
    for (GlobalSecondaryIndex index : definition.globalSecondaryIndexes()) {
      checkKey("index " + index.indexName(), index.keySchema(), ATTRIBUTES_OF_A_GLOBAL_KEY_HALF);
    }
    for (LocalSecondaryIndex index : definition.localSecondaryIndexes()) {
      String where = "index " + index.indexName();
      checkKey(where, index.keySchema(), 1);
      if (index.keySchema().size() != 2
          || !index.keySchema().get(0).attributeName().equals(partition)) {
        throw new RequestRefusedError(
            where + ": a local index has the table's partition key and one sort key");
      }
    }
  }

  private static void checkKey(String where, List<KeySchemaElement> key, int mostOfAHalf) {
    long partition = key.stream().filter(part -> part.keyType() == KeyType.HASH).count();
    long sort = key.size() - partition;
    if (partition < 1 || partition > mostOfAHalf || sort > mostOfAHalf) {
      throw new RequestRefusedError(
          where
              + ": a key has 1 to "
              + mostOfAHalf
              + " HASH and at most "
              + mostOfAHalf
              + " RANGE attributes, not "
              + partition
              + " and "
              + sort);
    }
    if (key.stream().limit(partition).anyMatch(part -> part.keyType() != KeyType.HASH)) {
      throw new RequestRefusedError(where + ": HASH attributes come before RANGE attributes");
    }
    if (key.stream().map(KeySchemaElement::attributeName).distinct().count() < key.size()) {
      throw new RequestRefusedError(where + ": an attribute stands twice in the key");
    }
  }

  private static void checkIndexes(CreateTableRequest definition) {
    int global = definition.globalSecondaryIndexes().size();
    int local = definition.localSecondaryIndexes().size();
    if (global > GLOBAL_INDEXES || local > LOCAL_INDEXES) {
      throw new RequestRefusedError(
          "table "
              + definition.tableName()
              + ": at most "
              + GLOBAL_INDEXES
              + " global and "
              + LOCAL_INDEXES
              + " local indexes, not "
              + global
              + " and "
              + local);
    }
    List<String> names = indexNames(definition).toList();
    if (names.stream().distinct().count() < names.size()) {
      throw new RequestRefusedError("two indexes have one name: " + names);
    }
  }

  private static void checkProjections(CreateTableRequest definition) {
    List<Projection> projections =
        Stream.concat(
                definition.globalSecondaryIndexes().stream().map(GlobalSecondaryIndex::projection),
                definition.localSecondaryIndexes().stream().map(LocalSecondaryIndex::projection))
            .toList();
    int included = 0;
    for (Projection projection : projections) {
      List<String> attributes = projection.nonKeyAttributes();
      if ((projection.projectionType() == ProjectionType.INCLUDE) == attributes.isEmpty()) {
        throw new RequestRefusedError(
            "INCLUDE, and no other projection, names attributes, not "
                + projection.projectionType()
                + " "
                + attributes);
      }
      if (Set.copyOf(attributes).size() < attributes.size()) {
        throw new RequestRefusedError("an attribute is projected twice: " + attributes);
      }
      included += attributes.size();
    }
    if (included > INCLUDED_ATTRIBUTES) {
      throw new RequestRefusedError(
          "at most "
              + INCLUDED_ATTRIBUTES
              + " attributes are included over all indexes of a table, not "
              + included);
    }
  }

  private static void checkDefinitions(CreateTableRequest definition) {
    Set<String> used =
        Stream.of(
                definition.keySchema().stream(),
                definition.globalSecondaryIndexes().stream().flatMap(i -> i.keySchema().stream()),
                definition.localSecondaryIndexes().stream().flatMap(i -> i.keySchema().stream()))
            .flatMap(elements -> elements.map(KeySchemaElement::attributeName))
            .collect(Collectors.toCollection(TreeSet::new));
    List<String> defined =
        definition.attributeDefinitions().stream()
            .map(AttributeDefinition::attributeName)
            .sorted()
            .toList();
    if (!defined.equals(List.copyOf(used))) {
      throw new RequestRefusedError(
          "exactly the key attributes are defined: " + used + ", not " + defined);
    }
  }

  private static Stream<String> indexNames(CreateTableRequest definition) {
    return Stream.concat(
        definition.globalSecondaryIndexes().stream().map(GlobalSecondaryIndex::indexName),
        definition.localSecondaryIndexes().stream().map(LocalSecondaryIndex::indexName));
  }
}
