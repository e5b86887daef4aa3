package dev.keyplan.processor.codegen;

import static dev.keyplan.processor.codegen.JavadocText.code;
import static dev.keyplan.processor.codegen.JavadocText.enumerated;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.Term;
import dev.keyplan.processor.plan.QueryPlan;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What the comment of a sealed collection's pattern adds: which items come, and in what order. */
final class StreamDoc {

  private final TableModel table;
  private final List<EntityModel> members;
  private final Javadoc doc;

  StreamDoc(TableModel table, List<EntityModel> members, Javadoc doc) {
    this.table = table;
    this.members = members;
    this.doc = doc;
  }

  String paragraph(AccessPatternModel pattern, QueryPlan.Query query) {
    StringBuilder text = new StringBuilder("Items are ");
    text.append(enumerated(members.stream().map(m -> doc.link(m.type())).toList()));
    List<String> sortKey =
        query
            .index()
            .flatMap(table::index)
            .map(index -> index.sortKey())
            .orElseGet(() -> table.sortKey().stream().toList());
    if (!sortKey.isEmpty()) {
      text.append(", in the order of ").append(code(String.join(", ", sortKey)));
      text.append(query.forward() ? "" : ", backwards");
    }
    for (AttributePath path : pattern.orderBy()) {
      ordered(path, pattern).ifPresent(order -> text.append("; ").append(order));
    }
    text.append('.');
    if (members.size() > 1) {
      text.append(" Reading throws {@code ItemMappingException}, which names the item's key,");
      text.append(" where the stored entity type is none of theirs.");
    }
    return text.toString();
  }

  /** Of entities without the attribute their own sort keys decide where they lie. */
  private Optional<String> ordered(AttributePath path, AccessPatternModel pattern) {
    List<String> having =
        members.stream()
            .filter(m -> !single(m, pattern))
            .filter(m -> m.attributes().stream().anyMatch(a -> a.name().equals(path.first())))
            .map(m -> "the " + doc.link(m.type()))
            .toList();
    return having.isEmpty()
        ? Optional.empty()
        : Optional.of(
            code(path.toString())
                + " orders "
                + enumerated(having)
                + (having.size() > 1 ? " items together" : " items"));
  }

  /** There is one such item at most: the pattern gives its whole primary key. */
  private static boolean single(EntityModel member, AccessPatternModel pattern) {
    Set<AttributePath> given =
        pattern.by().stream()
            .filter(term -> !(term instanceof Term.Parameter p) || p.transform() == null)
            .map(Term::path)
            .collect(Collectors.toSet());
    return member
        .tableKey()
        .filter(k -> given.containsAll(KeyAttributes.of(k).keySet()))
        .isPresent();
  }
}
