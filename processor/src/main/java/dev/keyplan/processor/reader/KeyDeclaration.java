package dev.keyplan.processor.reader;

import dev.keyplan.processor.diagnostics.SourceOrigin;
import java.util.List;
import java.util.Optional;

/**
 * What an entity declares as its key in the table or an index: a {@code @Key}, annotations of
 * components, or both.
 *
 * @param index "" for the table
 * @param partition the written template
 * @param sort the written template
 * @param origin of the {@code @Key}, else of the entity
 */
record KeyDeclaration(
    String index,
    Optional<Value<String>> partition,
    Optional<Value<String>> sort,
    List<Value<String>> when,
    List<ComponentPart> parts,
    SourceOrigin origin) {

  KeyDeclaration {
    when = List.copyOf(when);
    parts = List.copyOf(parts);
  }

  Optional<Value<String>> template(boolean ofSort) {
    return ofSort ? sort : partition;
  }

  List<ComponentPart> parts(boolean ofSort) {
    return parts.stream().filter(part -> part.sort() == ofSort).toList();
  }

  boolean declares(boolean ofSort) {
    return template(ofSort).isPresent() || !parts(ofSort).isEmpty();
  }
}
