package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.KeyTemplate;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The templates that a pattern would need of an entity. */
final class KeyDraft {

  private final AccessPatternModel pattern;
  private final EntityModel entity;
  private final AttributeFacts facts;

  KeyDraft(TableModel table, AccessPatternModel pattern, EntityModel entity) {
    this.pattern = pattern;
    this.entity = entity;
    this.facts = new AttributeFacts(table, entity);
  }

  AttributeFacts facts() {
    return facts;
  }

  /** The terms that have one value, which a key can hold. */
  static List<Term> keyTerms(List<Term> terms) {
    return terms.stream().filter(term -> inKey(term, false)).toList();
  }

  /**
   * The terms that an index's membership guarantees.
   *
   * @param sparse constants too, which a key could hold
   */
  static List<Term> memberTerms(List<Term> terms, boolean sparse) {
    return terms.stream().filter(term -> !inKey(term, sparse)).toList();
  }

  private static boolean inKey(Term term, boolean sparse) {
    return term instanceof Term.Parameter || term instanceof Term.Equal && !sparse;
  }

  /**
   * {@code WAREHOUSE#{warehouseId}#{status}}; of a pattern without terms, all its entity's items
   * together.
   *
   * @param prefix "" for the first attribute's name
   * @param sparse without constants
   */
  Optional<KeyTemplate> partition(String prefix, boolean sparse) {
    List<Term> terms = pattern.by().stream().filter(term -> inKey(term, sparse)).toList();
    TemplateDraft draft = new TemplateDraft(facts);
    if (terms.isEmpty()) {
      return draft.literal(TemplateDraft.upper(entity.type().simpleName()) + "S").template();
    }
    draft.literal(prefix.isEmpty() ? TemplateDraft.prefix(terms.get(0).path()) : prefix);
    terms.forEach(draft::term);
    return draft.template();
  }

  /**
   * What the pattern bounds or sorts by, else what tells the entity's items apart.
   *
   * @param prefix a literal before it, "" for none
   */
  Optional<KeyTemplate> sort(String prefix) {
    TemplateDraft draft = new TemplateDraft(facts).literal(prefix);
    List<AttributePath> wanted = wanted();
    if (wanted.isEmpty()) {
      identity().forEach(path -> draft.attribute(path, false));
      return draft.template().isPresent()
          ? draft.template()
          : draft.literal(TemplateDraft.upper(entity.type().simpleName())).template();
    }
    addWanted(draft);
    return draft.template();
  }

  /** Adds what the pattern bounds or sorts by. */
  void addWanted(TemplateDraft draft) {
    List<AttributePath> wanted = wanted();
    for (int i = 0; i < wanted.size(); i++) {
      draft.attribute(wanted.get(i), i + 1 < wanted.size());
    }
  }

  List<AttributePath> wanted() {
    List<AttributePath> wanted = new ArrayList<>();
    pattern.range().or(pattern::startsWith).ifPresent(wanted::add);
    Promise promise = new Promise(pattern, facts);
    pattern.orderBy().stream()
        .filter(path -> facts.at(path).isPresent())
        .filter(path -> !promise.fixes(path) && !wanted.contains(path))
        .forEach(wanted::add);
    return wanted;
  }

  /** The attributes of the table's key that the pattern does not fix. */
  List<AttributePath> identity() {
    Promise promise = new Promise(pattern, facts);
    return entity.tableKey().stream()
        .flatMap(
            key ->
                Stream.concat(
                    KeySlot.of(key.partition()).stream(), KeySlot.of(key.sort()).stream()))
        .filter(slot -> !slot.lossy())
        .map(KeySlot::path)
        .distinct()
        .filter(path -> !promise.fixes(path))
        .toList();
  }
}
