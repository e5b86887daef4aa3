package dev.keyplan.processor.evolution;

import dev.keyplan.processor.evolution.StoredModel.Entity;
import dev.keyplan.processor.evolution.StoredModel.KeyAttribute;
import dev.keyplan.processor.evolution.StoredModel.Segment;
import java.util.ArrayList;
import java.util.List;

/**
 * Which entity of the old model is which of the new one: by what its items say of their type, else
 * by its name in Java, else by the form of its keys in the table.
 */
final class EntityMatches {

  private EntityMatches() {}

  static Matches<Entity> of(StoredModel before, StoredModel after) {
    boolean typed = !before.typeAttribute().isEmpty() && !after.typeAttribute().isEmpty();
    return Matches.of(
        before.entities(),
        after.entities(),
        List.of(
            (a, b) -> typed && a.storedType().equals(b.storedType()),
            (a, b) -> a.name().equals(b.name()),
            (a, b) -> form(a).equals(form(b))));
  }

  /** The keys in the table, without the names of attributes. */
  private static List<List<String>> form(Entity entity) {
    return entity.keysOf("").stream()
        .flatMap(key -> key.attributes().stream())
        .map(EntityMatches::form)
        .toList();
  }

  private static List<String> form(KeyAttribute attribute) {
    List<String> form = new ArrayList<>();
    form.add(attribute.composed() ? "composed" : attribute.nativeName());
    for (Segment segment : attribute.segments()) {
      form.add(segment.isLiteral() ? "'" + segment.literal() : segment.encoding());
    }
    return form;
  }
}
