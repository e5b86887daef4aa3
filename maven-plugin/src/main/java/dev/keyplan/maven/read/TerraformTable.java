package dev.keyplan.maven.read;

import dev.keyplan.maven.shape.IndexShape;
import dev.keyplan.maven.shape.KeyAttribute;
import dev.keyplan.maven.shape.KeyShape;
import dev.keyplan.maven.shape.ProjectionShape;
import dev.keyplan.maven.shape.Stated;
import dev.keyplan.maven.shape.TableShape;
import dev.keyplan.maven.shape.TimeToLiveShape;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A table of Terraform: the resource {@code aws_dynamodb_table}, or the call of a module that takes
 * its arguments as {@code terraform-aws-modules/dynamodb-table/aws} does. Both call the parts of a
 * table alike.
 */
final class TerraformTable {

  private final Fields table;
  private final AttributeTypes types;
  private final List<IndexShape> indexes = new ArrayList<>();
  private Optional<Stated> furtherIndexes = Optional.empty();

  private TerraformTable(Fields table, String attributes) {
    this.table = table;
    this.types = AttributeTypes.of(table.list(attributes), "name", "type");
  }

  static Candidate resource(String address, Map<?, ?> body, Path file, TerraformValues values) {
    return candidate(
        address,
        body,
        file,
        values,
        resolved ->
            new TerraformTable(resolved, "attribute")
                .shape(
                    "global_secondary_index",
                    "local_secondary_index",
                    resolved.list("ttl").stream().findFirst().map(TerraformTable::timeToLive)));
  }

  static Candidate call(String address, Map<?, ?> body, Path file, TerraformValues values) {
    return candidate(
        address,
        body,
        file,
        values,
        resolved ->
            new TerraformTable(resolved, "attributes")
                .shape(
                    "global_secondary_indexes",
                    "local_secondary_indexes",
                    timeToLive(resolved, "ttl_attribute_name", "ttl_enabled")));
  }

  private interface Reader {
    TableShape read(Fields resolved);
  }

  private static Candidate candidate(
      String address, Map<?, ?> body, Path file, TerraformValues values, Reader reader) {
    Optional<Stated> name =
        new Fields(body).value("name").map(value -> Fields.stated(values.resolve(value), "name"));
    return new Candidate(
        address, name, file, () -> reader.read(new Fields(DynamicBlocks.expand(body, values))));
  }

  private TableShape shape(
      String globalIndexes, String localIndexes, Optional<TimeToLiveShape> timeToLive) {
    KeyShape key = new KeyShape(List.of(hash(table)), half(table, "range_key"));
    addIndexes(globalIndexes, false, key);
    addIndexes(localIndexes, true, key);
    return new TableShape(
        table.stated("name"), key, types.definitions(), indexes, furtherIndexes, timeToLive);
  }

  private void addIndexes(String member, boolean local, KeyShape tableKey) {
    for (Object entry : table.list(member)) {
      if (entry instanceof Unresolved unresolved) {
        furtherIndexes = Optional.of(unresolved.stated());
      } else {
        Fields index = Fields.of(entry, member);
        KeyShape key =
            local ? new KeyShape(tableKey.partition(), half(index, "range_key")) : globalKey(index);
        indexes.add(new IndexShape(index.required("name"), local, key, projection(index)));
      }
    }
  }

  /** Attributes one by one, or blocks {@code key_schema} where a half of the key has several. */
  private KeyShape globalKey(Fields index) {
    return index.list("key_schema").isEmpty()
        ? new KeyShape(List.of(hash(index)), half(index, "range_key"))
        : types.key(index, "key_schema", "attribute_name", "key_type");
  }

  private KeyAttribute hash(Fields owner) {
    return types.key(owner.required("hash_key"));
  }

  private List<KeyAttribute> half(Fields owner, String member) {
    return owner
        .stated(member)
        .filter(name -> !name.is(""))
        .map(types::key)
        .map(List::of)
        .orElse(List.of());
  }

  private static ProjectionShape projection(Fields index) {
    return new ProjectionShape(
        index.required("projection_type"),
        index.list("non_key_attributes").stream()
            .map(name -> Fields.stated(name, "an element of non_key_attributes"))
            .toList());
  }

  private static TimeToLiveShape timeToLive(Object block) {
    if (block instanceof Unresolved unresolved) {
      return new TimeToLiveShape(unresolved.stated(), unresolved.stated());
    }
    return timeToLive(Fields.of(block, "ttl"), "attribute_name", "enabled").orElse(null);
  }

  private static Optional<TimeToLiveShape> timeToLive(
      Fields owner, String attribute, String enabled) {
    return owner
        .stated(attribute)
        .filter(name -> !name.is(""))
        .map(
            name -> new TimeToLiveShape(name, owner.stated(enabled).orElse(Stated.value("false"))));
  }
}
