package dev.keyplan.processor.codegen;

import static dev.keyplan.processor.codegen.JavadocText.code;
import static dev.keyplan.processor.codegen.JavadocText.enumerated;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.plan.QueryPlan;
import java.util.List;

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
      text.append("; ").append(ordered(path));
    }
    text.append('.');
    if (members.size() > 1) {
      text.append(" Reading throws {@code ItemMappingException}, which names the item's key,");
      text.append(" where the stored entity type is none of theirs.");
    }
    return text.toString();
  }

  /** The promise is that of each entity by itself: their sort keys decide what lies between. */
  private String ordered(AttributePath path) {
    List<String> having =
        members.stream()
            .filter(m -> m.attributes().stream().anyMatch(a -> a.name().equals(path.first())))
            .map(m -> "the " + doc.link(m.type()))
            .toList();
    return code(path.toString())
        + " orders "
        + enumerated(having)
        + (having.size() > 1 ? " items, each among themselves" : " items among themselves");
  }
}
