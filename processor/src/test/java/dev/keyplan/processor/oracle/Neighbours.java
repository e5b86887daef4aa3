package dev.keyplan.processor.oracle;

import dev.keyplan.processor.analysis.Judgement;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.TableModel;
import java.util.ArrayList;
import java.util.List;

/** Items that come close to one: by their values, or by their keys. */
final class Neighbours {

  private static final int VARIANTS = 24;

  private final TableModel table;
  private final Chance chance;
  private final ItemSource source;
  private final Transplants transplants;

  Neighbours(TableModel table, Chance chance, ItemSource source, Transplants transplants) {
    this.transplants = transplants;
    this.table = table;
    this.chance = chance;
    this.source = source;
  }

  /** Items of the entity that come close to one of another. */
  List<Item> into(EntityModel entity, Item other) {
    return transplants.into(entity, other);
  }

  /** Items of the entity and of others that meet on some path, first one of the entity. */
  List<Item> meeting(EntityModel entity) {
    EntityModel other = chance.one(table.entities());
    EntityKey key = chance.one(entity.keys());
    List<EntityKey> others = other.keysOf(key.index());
    return others.isEmpty()
        ? List.of()
        : transplants.meeting(entity, key, other, chance.one(others));
  }

  /** Items with the text that a rejection names as the one of an item read too much. */
  List<Item> examples(Judgement.Verdict verdict) {
    List<Item> examples = new ArrayList<>();
    for (Judgement.Refusal refusal : verdict.paths()) {
      refusal
          .example()
          .ifPresent(text -> examples.addAll(transplants.examples(refusal.path(), text)));
    }
    return examples;
  }

  /** Items of the entity that begin as such a text does. */
  List<Item> beginnings(EntityModel entity, Judgement.Verdict verdict) {
    List<Item> items = new ArrayList<>();
    for (Judgement.Refusal refusal : verdict.paths()) {
      refusal
          .example()
          .ifPresent(text -> items.addAll(transplants.beginningAs(entity, refusal.path(), text)));
    }
    return items;
  }

  /**
   * @param effort how often nothing was found with less
   */
  List<StoredItem> of(Item base, Judgement.Verdict verdict, int effort) {
    List<StoredItem> items = new ArrayList<>();
    int variants = Math.min(VARIANTS, 6 + 2 * effort);
    for (int i = 0; i < variants; i++) {
      StoredItem.of(source.variant(base)).ifPresent(items::add);
    }
    for (EntityModel other : table.entities()) {
      for (int i = 0; i < variants / 3; i++) {
        StoredItem.of(source.like(base, other)).ifPresent(items::add);
      }
    }
    if (effort < 3) {
      return items;
    }
    items.addAll(transplants.of(base));
    for (Judgement.Refusal refusal : verdict.paths()) {
      refusal
          .example()
          .ifPresent(text -> items.addAll(transplants.ofText(base, refusal.path(), text)));
    }
    return items;
  }
}
