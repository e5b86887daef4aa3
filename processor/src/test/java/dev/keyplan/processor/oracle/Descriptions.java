package dev.keyplan.processor.oracle;

import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.TableModel;
import java.util.List;
import java.util.stream.Collectors;

/** Designs as texts, for failures. */
final class Descriptions {

  private Descriptions() {}

  static String of(TableModel table) {
    StringBuilder text = new StringBuilder();
    for (IndexModel index : table.indexes()) {
      text.append("  index ").append(index.name()).append(' ').append(index.kind());
      text.append(' ').append(index.partitionKey()).append(index.sortKey());
      text.append(' ').append(index.projection()).append(index.include()).append('\n');
    }
    for (EntityModel entity : table.entities()) {
      text.append("  ").append(entity.type().simpleName());
      text.append(' ').append(AcceptedCheck.stored(entity)).append('\n');
      for (EntityKey key : entity.keys()) {
        text.append("    key ").append(key.index().isEmpty() ? "table" : key.index());
        text.append(' ').append(half(key.partition())).append(" / ").append(half(key.sort()));
        text.append(key.when().isEmpty() ? "" : " when " + key.when()).append('\n');
      }
    }
    table.collections().forEach(c -> text.append("  ").append(c.members()).append('\n'));
    return text.toString();
  }

  private static String half(List<KeyAttribute> keys) {
    return keys.stream()
        .map(
            key ->
                key instanceof KeyAttribute.Composed composed
                    ? composed.template().toString()
                    : "native " + key.storedName())
        .collect(Collectors.joining(", "));
  }
}
