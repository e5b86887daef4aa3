package dev.keyplan.processor;

import dev.keyplan.processor.evolution.Change;
import dev.keyplan.processor.evolution.GoldenKey;
import dev.keyplan.processor.export.TableExporter;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.Constant;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.UniqueModel;
import dev.keyplan.processor.plan.ExampleItem;
import java.time.DateTimeException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes the locked example keys again: the same values, the same bytes. */
final class GoldenKeyCheck {

  private final TableModel table;

  GoldenKeyCheck(TableModel table) {
    this.table = table;
  }

  List<Change> check(List<GoldenKey> golden) {
    List<Change> changes = new ArrayList<>();
    for (GoldenKey one : golden) {
      for (EntityModel entity : table.entities()) {
        if (entity.type().nestedName().equals(one.entity())) {
          keys(entity).stream()
              .filter(key -> TableExporter.keyName(entity, key).equals(one.key()))
              .forEach(key -> check(one, entity, key, changes));
        }
      }
    }
    return changes;
  }

  private static List<EntityKey> keys(EntityModel entity) {
    List<EntityKey> keys = new ArrayList<>(entity.keys());
    entity.guarded().stream().map(UniqueModel::guard).forEach(keys::add);
    return keys;
  }

  private void check(GoldenKey golden, EntityModel entity, EntityKey key, List<Change> changes) {
    ExampleItem item = item(entity, golden.values());
    for (KeyAttribute attribute : key.attributes()) {
      String stored = golden.texts().get(attribute.storedName());
      text(item, attribute)
          .filter(text -> stored != null && !text.equals(stored))
          .map(text -> golden.broken(attribute.storedName(), text))
          .ifPresent(changes::add);
    }
  }

  private static Optional<String> text(ExampleItem item, KeyAttribute attribute) {
    try {
      return item.text(attribute);
    } catch (IllegalArgumentException | ArithmeticException | DateTimeException noValue) {
      return Optional.of("nothing: there is no such value"); // the lock was edited by hand
    }
  }

  private ExampleItem item(EntityModel entity, Map<String, String> values) {
    Map<AttributePath, Constant> constants = new LinkedHashMap<>();
    values.forEach(
        (name, text) -> {
          AttributePath path = AttributePath.parse(name);
          List<AttributeModel> steps = table.steps(entity, path);
          constants.put(path, new Constant(stored(steps.get(steps.size() - 1).type()), text));
        });
    return new ExampleItem(entity, constants);
  }

  private static AttributeType stored(AttributeType type) {
    return type instanceof AttributeType.Converted converted ? stored(converted.target()) : type;
  }
}
