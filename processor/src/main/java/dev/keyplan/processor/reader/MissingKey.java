package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP102;

import dev.keyplan.processor.model.AttributeModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** An entity that lacks the table's key or a half of it: the declaration to paste. */
final class MissingKey {

  private final ReadContext context;
  private final TableKeys table;
  private final EntityScope scope;

  MissingKey(ReadContext context, TableKeys table, EntityScope scope) {
    this.context = context;
    this.table = table;
    this.scope = scope;
  }

  void report(KeyDeclaration declaration, boolean partition, boolean sort) {
    List<String> names = new ArrayList<>();
    if (partition) {
      names.add(table.partitionKey());
    }
    if (sort) {
      table.sortKey().ifPresent(names::add);
    }
    String what =
        partition && sort ? "key for the table" : (partition ? "partition" : "sort") + " key";
    context.report(
        KP102,
        declaration.origin(),
        scope.name() + " has no " + what,
        "every item needs the table's key, and nothing says what is stored as "
            + String.join(" and ", names),
        "fix      " + key(declaration, partition, sort));
  }

  private String key(KeyDeclaration declaration, boolean partition, boolean sort) {
    List<String> members = new ArrayList<>();
    if (partition) {
      members.add("partition = \"" + prefix() + "#" + placeholder() + "\"");
    } else {
      written(declaration, false).ifPresent(members::add);
    }
    if (sort) {
      members.add("sort = \"" + prefix() + "\"");
    } else {
      written(declaration, true).ifPresent(members::add);
    }
    return "@Key(" + String.join(", ", members) + ")";
  }

  private static Optional<String> written(KeyDeclaration declaration, boolean sort) {
    return declaration
        .template(sort)
        .map(value -> (sort ? "sort" : "partition") + " = \"" + value.value() + "\"");
  }

  private String prefix() {
    return scope.name().toUpperCase(Locale.ROOT);
  }

  /** The first attribute that can be in a key: most records begin with their id. */
  private String placeholder() {
    for (AttributeModel attribute : scope.attributes().attributes()) {
      if (!scope.refused(attribute) && !attribute.presence().mayBeAbsent()) {
        try {
          Transforms.encode(attribute.type(), "");
          return "{" + attribute.name() + "}";
        } catch (Transforms.RefusedException tryNext) {
          continue;
        }
      }
    }
    return "…";
  }
}
