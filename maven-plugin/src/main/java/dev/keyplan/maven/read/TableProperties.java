package dev.keyplan.maven.read;

import dev.keyplan.maven.shape.IndexShape;
import dev.keyplan.maven.shape.KeyShape;
import dev.keyplan.maven.shape.ProjectionShape;
import dev.keyplan.maven.shape.Stated;
import dev.keyplan.maven.shape.TableShape;
import dev.keyplan.maven.shape.TimeToLiveShape;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The members that CreateTable, DescribeTable, {@code AWS::DynamoDB::Table} and {@code
 * AWS::DynamoDB::GlobalTable} have in common.
 */
final class TableProperties {

  private final Fields properties;
  private final AttributeTypes types;
  private final List<IndexShape> indexes = new ArrayList<>();
  private Optional<Stated> furtherIndexes = Optional.empty();

  private TableProperties(Fields properties) {
    this.properties = properties;
    this.types =
        AttributeTypes.of(
            properties.list("AttributeDefinitions"), "AttributeName", "AttributeType");
  }

  /** Time to live as {@code TimeToLiveSpecification} says. */
  static TableShape read(Fields properties) {
    return read(
        properties, properties.value("TimeToLiveSpecification").map(TableProperties::timeToLive));
  }

  static TableShape read(Fields properties, Optional<TimeToLiveShape> timeToLive) {
    TableProperties table = new TableProperties(properties);
    table.addIndexes("GlobalSecondaryIndexes", false);
    table.addIndexes("LocalSecondaryIndexes", true);
    return new TableShape(
        properties.stated("TableName"),
        table.key(properties),
        table.types.definitions(),
        table.indexes,
        table.furtherIndexes,
        timeToLive);
  }

  private void addIndexes(String member, boolean local) {
    for (Object entry : properties.list(member)) {
      if (entry instanceof Unresolved unresolved) {
        furtherIndexes = Optional.of(unresolved.stated());
      } else {
        Fields index = Fields.of(entry, "an element of " + member);
        indexes.add(
            new IndexShape(index.required("IndexName"), local, key(index), projection(index)));
      }
    }
  }

  private KeyShape key(Fields owner) {
    if (owner.list("KeySchema").isEmpty()) {
      throw new UnreadableException("KeySchema is missing");
    }
    return types.key(owner, "KeySchema", "AttributeName", "KeyType");
  }

  private static ProjectionShape projection(Fields index) {
    Object value =
        index
            .value("Projection")
            .orElseThrow(() -> new UnreadableException("Projection is missing"));
    if (value instanceof Unresolved unresolved) {
      return new ProjectionShape(unresolved.stated(), List.of());
    }
    Fields projection = Fields.of(value, "Projection");
    return new ProjectionShape(
        projection.required("ProjectionType"),
        projection.list("NonKeyAttributes").stream()
            .map(name -> Fields.stated(name, "an element of NonKeyAttributes"))
            .toList());
  }

  static TimeToLiveShape timeToLive(Object value) {
    if (value instanceof Unresolved unresolved) {
      return new TimeToLiveShape(unresolved.stated(), unresolved.stated());
    }
    Fields specification = Fields.of(value, "TimeToLiveSpecification");
    return new TimeToLiveShape(
        specification.stated("AttributeName").orElse(Stated.value("")),
        specification.stated("Enabled").orElse(Stated.value("false")));
  }
}
