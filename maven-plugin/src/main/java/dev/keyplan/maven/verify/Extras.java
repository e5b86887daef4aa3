package dev.keyplan.maven.verify;

import dev.keyplan.maven.shape.IndexShape;
import dev.keyplan.maven.shape.KeyAttribute;
import dev.keyplan.maven.shape.KeyShape;
import dev.keyplan.maven.shape.ProvedTable;
import dev.keyplan.maven.shape.Stated;
import dev.keyplan.maven.shape.TableShape;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the table has beside the model: told, never a fault, unless the key of another index refuses
 * what the model stores.
 */
final class Extras {

  private final ProvedTable model;
  private final Findings findings;

  Extras(ProvedTable model, Findings findings) {
    this.model = model;
    this.findings = findings;
  }

  void tell(TableShape table) {
    List<Stated> wanted = model.shape().indexes().stream().map(IndexShape::name).toList();
    List<IndexShape> others =
        table.indexes().stream()
            .filter(index -> index.name().known() && !wanted.contains(index.name()))
            .toList();
    for (IndexShape index : others) {
      Findings here = findings.at(index.name().text());
      here.extra(
          "is a "
              + index.kind()
              + " index that the model does not have, with partition key "
              + KeyShape.text(index.key().partition())
              + " and sort key "
              + KeyShape.text(index.key().sort()));
      index.key().attributes().forEach(attribute -> refusing(attribute, here));
    }
    Set<Stated> inKeys =
        Stream.of(
                Stream.of(table.key(), model.shape().key()),
                table.indexes().stream().map(IndexShape::key),
                model.shape().indexes().stream().map(IndexShape::key))
            .flatMap(keys -> keys)
            .flatMap(KeyShape::attributes)
            .map(KeyAttribute::name)
            .collect(Collectors.toSet());
    table.definitions().stream()
        .filter(defined -> defined.name().known() && !inKeys.contains(defined.name()))
        .forEach(defined -> findings.extra("defines " + defined + ", which no key has"));
  }

  /** DynamoDB refuses an item whose attribute is of another type than an index key's. */
  private void refusing(KeyAttribute key, Findings here) {
    Optional<Stated> type = key.type().filter(Stated::known);
    for (Map.Entry<String, Map<String, String>> entity : model.stored().entrySet()) {
      String stored = entity.getValue().get(key.name().text());
      if (stored != null && type.isPresent() && !type.get().is(stored)) {
        here.fault(
            "has "
                + key
                + " in its key, and "
                + entity.getKey()
                + " stores "
                + key.name()
                + " as "
                + stored
                + ": DynamoDB would refuse to write it");
      }
    }
  }
}
