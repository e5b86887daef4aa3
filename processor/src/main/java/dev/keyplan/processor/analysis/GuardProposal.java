package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeySegment;
import dev.keyplan.processor.model.KeyTemplate;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.model.TableModel;
import java.util.ArrayList;
import java.util.List;

/** Guards whose keys begin with the names of the entity and the attribute. */
final class GuardProposal {

  private GuardProposal() {}

  /** The last half begins so, then the first, then both. */
  static List<EntityKey> underItsName(TableModel table, KeyOwner guards) {
    AttributeFacts facts = new AttributeFacts(table, guards.entity());
    List<KeyAttribute> partition = guards.key().partition();
    List<KeyAttribute> sort = guards.key().sort();
    List<KeyAttribute> namedPartition = named(facts, guards, partition);
    List<EntityKey> keys = new ArrayList<>();
    if (!sort.isEmpty()) {
      List<KeyAttribute> namedSort = named(facts, guards, sort);
      keys.add(key(guards, partition, namedSort));
      keys.add(key(guards, namedPartition, namedSort));
    }
    keys.add(keys.size() == 2 ? 1 : 0, key(guards, namedPartition, sort));
    return keys;
  }

  private static EntityKey key(
      KeyOwner guards, List<KeyAttribute> partition, List<KeyAttribute> sort) {
    return new EntityKey("", partition, sort, List.of(), guards.key().origin());
  }

  private static List<KeyAttribute> named(
      AttributeFacts facts, KeyOwner guards, List<KeyAttribute> half) {
    KeyAttribute.Composed old = (KeyAttribute.Composed) half.get(0);
    List<KeySegment> segments = old.template().segments();
    boolean literal = segments.get(0) instanceof KeySegment.Literal;
    List<KeySegment> rest = segments.subList(literal ? 1 : 0, segments.size());
    String name = TemplateDraft.upper(guards.label().replace('.', '_'));
    KeyTemplate template =
        new TemplateDraft(facts)
            .literal(rest.isEmpty() ? name : name + "#")
            .segments(rest)
            .template()
            .orElseThrow();
    return List.of(new KeyAttribute.Composed(old.storedName(), template, Origin.UNKNOWN));
  }

  static Advice advice(KeyOwner guards, EntityKey key) {
    String attribute = guards.unique().orElseThrow().attribute().name();
    return new Advice(
        "let the guards of " + attribute + " begin with its name",
        List.of(
            new Advice.Paste(
                "replacing @Unique on " + attribute + " of " + guards.entity().type().simpleName(),
                AnnotationText.ofGuard(key))));
  }
}
