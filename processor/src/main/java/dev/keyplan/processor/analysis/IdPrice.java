package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyEncoding;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.TableModel;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** What {@code :id} costs: it refuses values that the attribute could have before. */
final class IdPrice {

  private IdPrice() {}

  /** In words; empty if no String becomes an id. */
  static Optional<String> of(TableModel before, TableModel after) {
    TreeSet<String> restricted = new TreeSet<>();
    for (EntityModel entity : after.entities()) {
      List<AttributePath> already =
          before.entity(entity.type()).map(IdPrice::ids).orElse(List.of());
      ids(entity).stream()
          .filter(path -> !already.contains(path))
          .forEach(path -> restricted.add(path.toString()));
    }
    return restricted.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "a value of "
                + String.join(" or ", restricted)
                + " that holds more than letters, digits, _ and - is refused then");
  }

  private static List<AttributePath> ids(EntityModel entity) {
    return entity.keys().stream()
        .flatMap(key -> key.attributes().stream())
        .filter(KeyAttribute.Composed.class::isInstance)
        .flatMap(key -> ((KeyAttribute.Composed) key).template().parts().stream())
        .filter(part -> part.encoding() == KeyEncoding.ID)
        .map(KeyPart::path)
        .toList();
  }
}
