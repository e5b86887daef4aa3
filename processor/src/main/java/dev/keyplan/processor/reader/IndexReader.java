package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP401;

import dev.keyplan.processor.diagnostics.SourceOrigin;
import dev.keyplan.processor.model.IndexModel;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The indexes of a table, within DynamoDB's limits. */
final class IndexReader {

  private static final int MAX_INDEXES = 20;
  private static final int MAX_KEY_ATTRIBUTES = 4;
  private static final int MAX_INCLUDED = 100;

  private final ReadContext context;
  private final String entityTypeAttribute;
  private final Set<String> names = new HashSet<>();
  private final Set<String> stems = new HashSet<>();
  private int included;
  private boolean valid;

  IndexReader(ReadContext context, String entityTypeAttribute) {
    this.context = context;
    this.entityTypeAttribute = entityTypeAttribute;
  }

  List<IndexModel> read(List<AnnotationView> declared) {
    List<IndexModel> indexes = new ArrayList<>();
    for (AnnotationView view : declared) {
      valid = true;
      if (indexes.size() == MAX_INDEXES) {
        refuse(
            view.origin(),
            "the table has more than " + MAX_INDEXES + " global indexes",
            "a table has at most 20 (DynamoDB quota)");
      }
      indexes.add(index(view));
    }
    return indexes;
  }

  private IndexModel index(AnnotationView view) {
    Value<String> name = view.text("name");
    if (!name.written()) {
      // The compiler says so.
      valid = false;
    } else if (!Names.tableOrIndex(name.value())) {
      refuse(name.origin(), "'" + name.value() + "' is no index name", Names.RULE);
    } else if (!stems.add(stem(name.value())) && !names.contains(name.value())) {
      refuse(
          name.origin(),
          name.value() + " differs from another index in signs or in case alone",
          "both would give the same names of methods",
          "fix      give one of them another name");
    } else if (!names.add(name.value())) {
      refuse(
          name.origin(),
          "two indexes are called " + name.value(),
          "fix      give one of them another name");
    }
    List<String> partition = keys(name.value(), "partition", view.texts("partitionKey"));
    List<String> sort = keys(name.value(), "sort", view.texts("sortKey"));
    if (partition.isEmpty()) {
      SourceOrigin origin =
          view.isWritten("partitionKey") && !view.texts("partitionKey").isEmpty()
              ? view.texts("partitionKey").get(0).origin()
              : view.origin();
      refuse(
          origin,
          name.value() + " has no partition key",
          "fix      leave partitionKey out, which gives " + name.value() + "PK");
    }
    for (String key : sort) {
      if (partition.contains(key)) {
        refuse(
            view.isWritten("sortKey") ? view.texts("sortKey").get(0).origin() : view.origin(),
            name.value() + " has '" + key + "' in its partition and its sort key",
            "each key attribute appears once");
      }
    }
    List<String> include = include(name.value(), view.texts("include"));
    return new IndexModel(
        name.value(),
        IndexModel.Kind.GLOBAL,
        partition,
        sort,
        projection(view.enumConstant("projection").value()),
        include,
        valid,
        view.origin());
  }

  private List<String> keys(String index, String half, List<Value<String>> declared) {
    List<String> keys = new ArrayList<>();
    boolean none = declared.size() == 1 && declared.get(0).value().isEmpty();
    for (Value<String> value : none ? List.<Value<String>>of() : declared) {
      String key = value.value().replace("{name}", index);
      if (keys.size() == MAX_KEY_ATTRIBUTES) {
        refuse(
            value.origin(),
            index + " has more than " + MAX_KEY_ATTRIBUTES + " " + half + " key attributes",
            "a global index has at most four partition and four sort key attributes");
      }
      if (!Names.keyAttribute(key)) {
        refuse(
            value.origin(),
            "'" + key + "' cannot be a key attribute of " + index,
            "names of key attributes have 1 to 255 bytes of UTF-8");
      } else if (keys.contains(key)) {
        refuse(
            value.origin(),
            index + " has '" + key + "' twice in its " + half + " key",
            "each key attribute appears once");
      } else if (key.equals(entityTypeAttribute)) {
        refuse(
            value.origin(),
            "'" + key + "' cannot be a key attribute of " + index,
            "it holds the entity type",
            "fix      give the index a key of its own; @Key(index = \""
                + index
                + "\", partition = \"…\") may be a literal");
      }
      keys.add(key);
    }
    return keys;
  }

  private List<String> include(String index, List<Value<String>> declared) {
    for (Value<String> value : declared) {
      included++;
      if (included == MAX_INCLUDED + 1) {
        refuse(
            value.origin(),
            index + " includes the " + included + "th attribute of all indexes",
            "the indexes of a table include at most 100 attributes in all, each use counted",
            "fix      projection = Projection.ALL");
      }
    }
    return declared.stream().map(Value::value).toList();
  }

  /** What is left of the name in Java: letters and digits, whatever their case. */
  private static String stem(String name) {
    return name.replaceAll("[^a-zA-Z0-9]", "").toLowerCase(Locale.ROOT);
  }

  private static IndexModel.Projection projection(String constant) {
    for (IndexModel.Projection projection : IndexModel.Projection.values()) {
      if (projection.name().equals(constant)) {
        return projection;
      }
    }
    return IndexModel.Projection.AUTO;
  }

  private void refuse(SourceOrigin origin, String headline, String... details) {
    valid = false;
    context.report(KP401, origin, headline, details);
  }
}
