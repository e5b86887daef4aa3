package dev.keyplan.maven.read;

import dev.keyplan.maven.shape.IndexShape;
import dev.keyplan.maven.shape.KeyAttribute;
import dev.keyplan.maven.shape.KeyShape;
import dev.keyplan.maven.shape.ProjectionShape;
import dev.keyplan.maven.shape.Stated;
import dev.keyplan.maven.shape.TableShape;
import dev.keyplan.maven.shape.TimeToLiveShape;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveDescription;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveStatus;

/** A table that is there, by DescribeTable and DescribeTimeToLive. */
public final class LiveTable {

  private final Map<String, Stated> types;

  private LiveTable(TableDescription table) {
    types =
        table.attributeDefinitions().stream()
            .collect(
                Collectors.toMap(
                    AttributeDefinition::attributeName,
                    defined -> Stated.value(defined.attributeTypeAsString())));
  }

  /**
   * @throws UnreadableException if there is no such table
   */
  public static TableShape read(DynamoDbClient client, String tableName) {
    TableDescription table;
    TimeToLiveDescription timeToLive;
    try {
      table = client.describeTable(request -> request.tableName(tableName)).table();
      timeToLive =
          client
              .describeTimeToLive(request -> request.tableName(tableName))
              .timeToLiveDescription();
    } catch (ResourceNotFoundException e) {
      throw new UnreadableException("there is no table " + tableName, e);
    }
    LiveTable live = new LiveTable(table);
    List<IndexShape> indexes = new ArrayList<>();
    table
        .globalSecondaryIndexes()
        .forEach(i -> indexes.add(live.index(i.indexName(), false, i.keySchema(), i.projection())));
    table
        .localSecondaryIndexes()
        .forEach(i -> indexes.add(live.index(i.indexName(), true, i.keySchema(), i.projection())));
    return new TableShape(
        Optional.of(Stated.value(table.tableName())),
        live.key(table.keySchema()),
        table.attributeDefinitions().stream()
            .map(defined -> live.attribute(defined.attributeName()))
            .toList(),
        indexes,
        Optional.empty(),
        timeToLive(timeToLive));
  }

  private IndexShape index(
      String name, boolean local, List<KeySchemaElement> schema, Projection projection) {
    return new IndexShape(
        Stated.value(name),
        local,
        key(schema),
        new ProjectionShape(
            Stated.value(projection.projectionTypeAsString()),
            projection.nonKeyAttributes().stream().map(Stated::value).toList()));
  }

  private KeyShape key(List<KeySchemaElement> schema) {
    return new KeyShape(half(schema, KeyType.HASH), half(schema, KeyType.RANGE));
  }

  private List<KeyAttribute> half(List<KeySchemaElement> schema, KeyType type) {
    return schema.stream()
        .filter(element -> element.keyType() == type)
        .map(element -> attribute(element.attributeName()))
        .toList();
  }

  private KeyAttribute attribute(String name) {
    return new KeyAttribute(Stated.value(name), Optional.ofNullable(types.get(name)));
  }

  private static Optional<TimeToLiveShape> timeToLive(TimeToLiveDescription described) {
    TimeToLiveStatus status = described.timeToLiveStatus();
    boolean on = status == TimeToLiveStatus.ENABLED || status == TimeToLiveStatus.ENABLING;
    return on
        ? Optional.of(
            new TimeToLiveShape(Stated.value(described.attributeName()), Stated.value("true")))
        : Optional.empty();
  }
}
