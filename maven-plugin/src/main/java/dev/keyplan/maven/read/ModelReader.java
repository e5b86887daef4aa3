package dev.keyplan.maven.read;

import dev.keyplan.maven.shape.IndexShape;
import dev.keyplan.maven.shape.KeyAttribute;
import dev.keyplan.maven.shape.KeyShape;
import dev.keyplan.maven.shape.ProjectionShape;
import dev.keyplan.maven.shape.ProvedTable;
import dev.keyplan.maven.shape.Stated;
import dev.keyplan.maven.shape.TableShape;
import dev.keyplan.maven.shape.TimeToLiveShape;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a {@code model.json} says about the table that it needs. */
public final class ModelReader {

  private ModelReader() {}

  /**
   * @throws UnreadableException if it is no model
   */
  public static ProvedTable read(Path file) {
    Fields model = new Fields(TableFiles.object(file));
    try {
      return read(model);
    } catch (UnreadableException e) {
      throw new UnreadableException(file + " is no model.json: " + e.getMessage(), e);
    }
  }

  private static ProvedTable read(Fields model) {
    Fields table =
        model.object("table").orElseThrow(() -> new UnreadableException("table is missing"));
    Map<String, Map<String, String>> stored = new LinkedHashMap<>();
    for (Fields entity : objects(model, "entities")) {
      stored.put(text(entity, "entity"), attributes(entity));
    }
    List<ProvedTable.IndexRead> reads = new ArrayList<>();
    for (Fields pattern : objects(model, "patterns")) {
      indexRead(pattern).ifPresent(reads::add);
    }
    Map<String, Set<String>> entitiesOf = new LinkedHashMap<>();
    for (Fields index : objects(model, "indexes")) {
      Set<String> entities = new LinkedHashSet<>(stored.keySet());
      objects(index, "absent").forEach(absent -> entities.remove(text(absent, "entity")));
      entitiesOf.put(text(index, "name"), entities);
    }
    Set<String> type =
        table.stated("entityTypeAttribute").map(Stated::text).map(Set::of).orElse(Set.of());
    return new ProvedTable(shape(model, table), stored, reads, entitiesOf, type);
  }

  private static TableShape shape(Fields model, Fields table) {
    KeyShape key = new KeyShape(keys(table, "partitionKey"), keys(table, "sortKey"));
    List<IndexShape> indexes = new ArrayList<>();
    for (Fields index : objects(model, "indexes")) {
      indexes.add(
          new IndexShape(
              index.required("name"),
              index.required("kind").is("local"),
              new KeyShape(keys(index, "partitionKey"), keys(index, "sortKey")),
              new ProjectionShape(
                  index.required("projection"),
                  index.list("nonKeyAttributes").stream()
                      .map(name -> Fields.stated(name, "nonKeyAttributes"))
                      .toList())));
    }
    List<KeyAttribute> definitions =
        Stream.concat(key.attributes(), indexes.stream().flatMap(index -> index.key().attributes()))
            .distinct()
            .toList();
    Optional<TimeToLiveShape> timeToLive =
        table
            .stated("timeToLiveAttribute")
            .map(name -> new TimeToLiveShape(name, Stated.value("true")));
    return new TableShape(
        Optional.of(table.required("name")),
        key,
        definitions,
        indexes,
        Optional.empty(),
        timeToLive);
  }

  private static List<KeyAttribute> keys(Fields owner, String member) {
    return objects(owner, member).stream()
        .map(key -> KeyAttribute.of(text(key, "attribute"), text(key, "type")))
        .toList();
  }

  private static Map<String, String> attributes(Fields entity) {
    Map<String, String> attributes = new LinkedHashMap<>();
    for (Fields attribute : objects(entity, "attributes")) {
      attributes.put(text(attribute, "storedName"), text(attribute, "type"));
    }
    return attributes;
  }

  private static Optional<ProvedTable.IndexRead> indexRead(Fields pattern) {
    Optional<Stated> index = pattern.object("operation").flatMap(o -> o.stated("index"));
    Set<String> needs =
        pattern.object("proof").stream()
            .flatMap(proof -> proof.list("needs").stream())
            .map(Object::toString)
            .collect(Collectors.toCollection(LinkedHashSet::new));
    return index.map(i -> new ProvedTable.IndexRead(text(pattern, "name"), i.text(), needs));
  }

  private static List<Fields> objects(Fields owner, String member) {
    return owner.list(member).stream().map(value -> Fields.of(value, member)).toList();
  }

  private static String text(Fields owner, String member) {
    return owner.required(member).text();
  }
}
