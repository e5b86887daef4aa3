package dev.keyplan.processor.codegen;

import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.WritePatternModel.Operation;

/** Which writing methods the classes of an entity have: those of the writes it is declared for. */
record EntityOperations(EntityModel entity) {

  boolean create() {
    return entity.isWrittenBy(Operation.CREATE);
  }

  boolean put() {
    return entity.isWrittenBy(Operation.PUT);
  }

  boolean update() {
    return entity.isWrittenBy(Operation.UPDATE);
  }

  boolean delete() {
    return entity.isWrittenBy(Operation.DELETE);
  }

  /** The end of an item under one key, and its beginning under another. */
  boolean move() {
    return delete() && (create() || put());
  }

  /**
   * Whether its repositories inherit the writes that need no more of an entity than its mapper: it
   * has all of them, each without a condition of the entity's own.
   */
  boolean inherited() {
    boolean all = create() && put() && update() && delete();
    boolean movable =
        entity.tableKey().map(KeyAttributes::of).filter(k -> !k.isEmpty()).isPresent();
    return all && movable && entity.isPutInBatches();
  }

  boolean check() {
    return entity.isWrittenBy(Operation.CHECK);
  }

  /** Whether any of them takes a condition of the caller's. */
  boolean conditional() {
    boolean guarded = !entity.uniques().isEmpty();
    return update() || check() || (!guarded && (put() || delete()));
  }

  /** Whether any of them writes, or deletes, guards of unique attributes. */
  boolean guarding() {
    return !entity.uniques().isEmpty() && (create() || put() || delete());
  }

  /** Whether a repository has any: checks are of transactions. */
  boolean ofRepository() {
    return create() || put() || update() || delete();
  }
}
