package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.Term;
import dev.keyplan.processor.model.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Declarations as users write them, ready to paste. */
final class AnnotationText {

  private AnnotationText() {}

  /** Halves that are native, said by components, or the table's own key, must not be said. */
  static String of(EntityKey key, TableModel table) {
    List<String> members = new ArrayList<>();
    if (!key.ofTable()) {
      members.add("index = " + quoted(key.index()));
    }
    template(key, key.partition(), table)
        .ifPresent(text -> members.add("partition = " + quoted(text)));
    template(key, key.sort(), table).ifPresent(text -> members.add("sort = " + quoted(text)));
    if (!key.when().isEmpty()) {
      members.add("when = " + list(key.when().stream().map(Term::toString).toList()));
    }
    return annotation("Key", members);
  }

  /** The {@code @Unique} whose guards have the key. */
  static String ofGuard(EntityKey key) {
    List<String> members = new ArrayList<>();
    members.add("partition = " + quoted(text(key.partition().get(0))));
    key.sort().forEach(sort -> members.add("sort = " + quoted(text(sort))));
    return annotation("Unique", members);
  }

  private static String text(KeyAttribute key) {
    return ((KeyAttribute.Composed) key).template().text();
  }

  private static Optional<String> template(
      EntityKey key, List<KeyAttribute> half, TableModel table) {
    return half.stream()
        .filter(KeyAttribute.Composed.class::isInstance)
        .filter(attribute -> key.ofTable() || !ofTable(attribute, table))
        .map(KeyAttribute.Composed.class::cast)
        .filter(composed -> !composed.byComponents())
        .map(composed -> composed.template().text())
        .findFirst();
  }

  /** What components say of the old key stays, as a new {@code @Key} leaves it alone. */
  static boolean canReplace(EntityKey old, EntityKey key) {
    return kept(old.partition(), key.partition()) && kept(old.sort(), key.sort());
  }

  private static boolean kept(List<KeyAttribute> old, List<KeyAttribute> half) {
    return old.equals(half)
        || old.stream().noneMatch(a -> a instanceof KeyAttribute.Composed c && c.byComponents());
  }

  /** An index may reuse the table's key attributes, with what they hold. */
  static boolean ofTable(KeyAttribute attribute, TableModel table) {
    String name = attribute.storedName();
    return name.equals(table.partitionKey()) || table.sortKey().filter(name::equals).isPresent();
  }

  static String of(IndexModel index) {
    List<String> members = new ArrayList<>();
    members.add("name = " + quoted(index.name()));
    boolean local = index.kind() == IndexModel.Kind.LOCAL;
    if (!local && !index.partitionKey().equals(List.of(index.name() + "PK"))) {
      members.add("partitionKey = " + list(index.partitionKey()));
    }
    if (index.sortKey().isEmpty()) {
      members.add("sortKey = \"\"");
    } else if (!index.sortKey().equals(List.of(index.name() + "SK"))) {
      members.add("sortKey = " + list(index.sortKey()));
    }
    if (index.projection() != IndexModel.Projection.AUTO) {
      members.add("projection = Projection." + index.projection());
    }
    if (!index.include().isEmpty()) {
      members.add("include = " + list(index.include()));
    }
    return annotation(local ? "LocalIndex" : "GlobalIndex", members);
  }

  /** The entity as it is, and sharing its keys with one more. */
  static String sharing(EntityModel entity, TypeRef other) {
    List<String> members = new ArrayList<>();
    if (!entity.typeName().equals(entity.type().simpleName())) {
      members.add("type = " + quoted(entity.typeName()));
    }
    List<String> classes = new ArrayList<>();
    entity.sharesKeysWith().forEach(type -> classes.add(type.nestedName() + ".class"));
    classes.add(other.nestedName() + ".class");
    String shared = classes.size() == 1 ? classes.get(0) : "{" + String.join(", ", classes) + "}";
    members.add("sharesKeysWith = " + shared);
    return annotation("Entity", members);
  }

  static String of(AccessPatternModel pattern) {
    List<String> members = new ArrayList<>();
    members.add("name = " + quoted(pattern.name()));
    if (!pattern.by().isEmpty()) {
      members.add("by = " + list(pattern.by().stream().map(Term::toString).toList()));
    }
    pattern.range().ifPresent(path -> members.add("range = " + quoted(path.toString())));
    pattern.startsWith().ifPresent(path -> members.add("startsWith = " + quoted(path.toString())));
    if (!pattern.orderBy().isEmpty()) {
      members.add(
          "orderBy = " + list(pattern.orderBy().stream().map(AttributePath::toString).toList()));
    }
    if (pattern.descending()) {
      members.add("order = SortOrder.DESCENDING");
    }
    pattern.index().ifPresent(index -> members.add("index = " + quoted(index)));
    if (pattern.strong()) {
      members.add("consistency = Consistency.STRONG");
    }
    pattern
        .returns()
        .ifPresent(view -> members.add("returns = " + view.type().nestedName() + ".class"));
    if (pattern.pageSize() > 0) {
      members.add("pageSize = " + pattern.pageSize());
    }
    if (pattern.load().peakRate() > 0) {
      members.add("peakRate = " + rate(pattern.load().peakRate()));
    }
    if (!pattern.description().isEmpty()) {
      members.add("description = " + quoted(pattern.description()));
    }
    return annotation("AccessPattern", members);
  }

  private static String rate(double perSecond) {
    return perSecond == Math.rint(perSecond)
        ? String.format(Locale.ROOT, "%.0f", perSecond)
        : Double.toString(perSecond);
  }

  private static String annotation(String name, List<String> members) {
    return "@" + name + "(" + String.join(", ", members) + ")";
  }

  private static String list(List<String> values) {
    return values.size() == 1
        ? quoted(values.get(0))
        : values.stream().map(AnnotationText::quoted).collect(Collectors.joining(", ", "{", "}"));
  }

  /** As a Java literal. */
  static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    text.chars()
        .forEach(
            c -> {
              switch (c) {
                case '"' -> quoted.append("\\\"");
                case '\\' -> quoted.append("\\\\");
                case '\n' -> quoted.append("\\n");
                case '\t' -> quoted.append("\\t");
                case '\r' -> quoted.append("\\r");
                default -> quoted.append((char) c);
              }
            });
    return quoted.append('"').toString();
  }
}
