package dev.keyplan.maven.read;

import dev.keyplan.maven.shape.KeyAttribute;
import dev.keyplan.maven.shape.KeyShape;
import dev.keyplan.maven.shape.Stated;
import dev.keyplan.maven.shape.TableShape;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The tables of a CloudFormation template: written by hand, for SAM, in the resources of a
 * Serverless file, or synthesised by CDK.
 */
final class CloudFormationReader {

  private static final String SIMPLE_TABLE = "AWS::Serverless::SimpleTable";
  private static final List<String> TABLES =
      List.of("AWS::DynamoDB::Table", "AWS::DynamoDB::GlobalTable", SIMPLE_TABLE);

  private CloudFormationReader() {}

  static List<Candidate> read(Map<?, ?> template, Path file, Map<String, String> given) {
    CloudFormationValues values = new CloudFormationValues(template, given);
    List<Candidate> tables = new ArrayList<>();
    if (template.get("Resources") instanceof Map<?, ?> resources) {
      resources.forEach(
          (id, resource) -> {
            if (resource instanceof Map<?, ?> map
                && TABLES.contains(map.get("Type"))
                && !values.excludes(map)) {
              tables.add(table(id.toString(), map, file, values));
            }
          });
    }
    return tables;
  }

  private static Candidate table(
      String id, Map<?, ?> resource, Path file, CloudFormationValues values) {
    Object properties =
        resource.get("Properties") instanceof Map<?, ?> map ? map : Map.<String, Object>of();
    Object stated = Fields.of(properties, "Properties").value("TableName").orElse("");
    Optional<Stated> name =
        Fields.of(values.resolve(Map.of("TableName", stated)), "Properties")
            .stated("TableName")
            .filter(text -> !text.is(""));
    return new Candidate(
        id,
        name,
        file,
        () -> {
          Fields resolved = Fields.of(values.resolve(properties), "Properties");
          return resource.get("Type").equals(SIMPLE_TABLE)
              ? simple(resolved)
              : TableProperties.read(resolved);
        });
  }

  /** SAM's: one attribute as the key, {@code id} unless it says another, and no indexes. */
  private static TableShape simple(Fields properties) {
    Fields key = properties.object("PrimaryKey").orElse(new Fields(Map.of()));
    Stated type = key.stated("Type").orElse(Stated.value("String"));
    KeyAttribute attribute =
        new KeyAttribute(
            key.stated("Name").orElse(Stated.value("id")),
            Optional.of(type.known() ? Stated.value(type.text().substring(0, 1)) : type));
    return new TableShape(
        properties.stated("TableName"),
        new KeyShape(List.of(attribute), List.of()),
        List.of(attribute),
        List.of(),
        Optional.empty(),
        Optional.empty());
  }
}
