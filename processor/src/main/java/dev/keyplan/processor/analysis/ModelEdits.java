package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.CollectionModel;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.TypeRef;
import dev.keyplan.processor.model.UniqueModel;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Copies of a table with one declaration changed: what it would be if advice were followed. */
final class ModelEdits {

  private ModelEdits() {}

  static TableModel addKey(TableModel table, TypeRef entity, EntityKey key) {
    return entity(
        table,
        entity,
        e -> {
          List<EntityKey> keys = new ArrayList<>(e.keys());
          keys.add(key);
          return withKeys(e, keys);
        });
  }

  /**
   * @param old the very one
   */
  static TableModel replaceKey(TableModel table, TypeRef entity, EntityKey old, EntityKey key) {
    return entity(
        table, entity, e -> withKeys(e, e.keys().stream().map(k -> k == old ? key : k).toList()));
  }

  /** Of a unique attribute; the others stay. */
  static TableModel replaceGuard(TableModel table, TypeRef entity, EntityKey old, EntityKey guard) {
    UnaryOperator<UniqueModel> replaced =
        u -> u.guard() == old ? new UniqueModel(u.attribute(), guard, u.origin()) : u;
    return entity(
        table,
        entity,
        e -> with(e, e.keys(), e.uniques().stream().map(replaced).toList(), e.patterns()));
  }

  static TableModel addIndex(TableModel table, IndexModel index) {
    List<IndexModel> indexes = new ArrayList<>(table.indexes());
    indexes.add(index);
    return with(table, indexes, table.entities(), table.collections());
  }

  static TableModel replaceIndex(TableModel table, IndexModel old, IndexModel index) {
    return with(
        table,
        table.indexes().stream().map(i -> i == old ? index : i).toList(),
        table.entities(),
        table.collections());
  }

  /** Of an entity or a collection. */
  static TableModel replacePattern(
      TableModel table, AccessPatternModel old, AccessPatternModel pattern) {
    UnaryOperator<List<AccessPatternModel>> replaced =
        patterns -> patterns.stream().map(p -> p == old ? pattern : p).toList();
    return with(
        table,
        table.indexes(),
        table.entities().stream().map(e -> withPatterns(e, replaced.apply(e.patterns()))).toList(),
        table.collections().stream()
            .map(c -> c.withPatterns(replaced.apply(c.patterns())))
            .toList());
  }

  private static TableModel entity(
      TableModel table, TypeRef type, UnaryOperator<EntityModel> change) {
    return with(
        table,
        table.indexes(),
        table.entities().stream().map(e -> e.type().equals(type) ? change.apply(e) : e).toList(),
        table.collections());
  }

  private static TableModel with(
      TableModel table,
      List<IndexModel> indexes,
      List<EntityModel> entities,
      List<CollectionModel> collections) {
    return new TableModel(
        table.root(),
        table.name(),
        table.partitionKey(),
        table.sortKey(),
        table.entityTypeAttribute(),
        indexes,
        entities,
        collections,
        table.nested(),
        table.settings(),
        table.isPublic(),
        table.origin());
  }

  private static EntityModel withKeys(EntityModel e, List<EntityKey> keys) {
    return with(e, keys, e.uniques(), e.patterns());
  }

  private static EntityModel withPatterns(EntityModel e, List<AccessPatternModel> patterns) {
    return with(e, e.keys(), e.uniques(), patterns);
  }

  private static EntityModel with(
      EntityModel e,
      List<EntityKey> keys,
      List<UniqueModel> uniques,
      List<AccessPatternModel> patterns) {
    return new EntityModel(
        e.type(),
        e.typeName(),
        e.sharesKeysWith(),
        e.attributes(),
        e.construction(),
        keys,
        uniques,
        patterns,
        e.writes(),
        e.volume(),
        e.invalidKeys(),
        e.isPublic(),
        e.origin());
  }
}
