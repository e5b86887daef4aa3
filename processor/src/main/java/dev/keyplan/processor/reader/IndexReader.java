package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP401;

import dev.keyplan.processor.diagnostics.SourceOrigin;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.Throughput;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The indexes of a table, within DynamoDB's limits. */
final class IndexReader {

  private static final int MAX_LOCAL_INDEXES = 5;
  private static final int MAX_GLOBAL_INDEXES = 20;
  private static final int MAX_KEY_ATTRIBUTES = 4;
  private static final int MAX_INCLUDED = 100;

  private final ReadContext context;
  private final TableKeys table;
  private final String entityTypeAttribute;
  private final Set<String> names = new HashSet<>();
  private final Set<String> stems = new HashSet<>();
  private int included;
  private boolean valid;

  IndexReader(ReadContext context, TableKeys table, String entityTypeAttribute) {
    this.context = context;
    this.table = table;
    this.entityTypeAttribute = entityTypeAttribute;
  }

  /** The local ones first: a Query of the table's partition costs no eventual consistency. */
  List<IndexModel> read(AnnotationView annotation) {
    List<IndexModel> indexes = new ArrayList<>();
    List<AnnotationView> local = annotation.annotations("localIndexes");
    for (int i = 0; i < local.size(); i++) {
      valid = true;
      if (i == MAX_LOCAL_INDEXES) {
        refuse(
            local.get(i).origin(),
            "the table has more than " + MAX_LOCAL_INDEXES + " local indexes",
            "a table has at most 5 (DynamoDB quota)",
            "fix      make it a global index, unless it is read strongly");
      }
      indexes.add(local(local.get(i)));
    }
    List<AnnotationView> global = annotation.annotations("globalIndexes");
    for (int i = 0; i < global.size(); i++) {
      valid = true;
      if (i == MAX_GLOBAL_INDEXES) {
        refuse(
            global.get(i).origin(),
            "the table has more than " + MAX_GLOBAL_INDEXES + " global indexes",
            "a table has at most 20 (DynamoDB quota)");
      }
      indexes.add(global(global.get(i)));
    }
    return indexes;
  }

  private IndexModel local(AnnotationView view) {
    String name = name(view);
    Value<String> declared = view.text("sortKey");
    if (table.sortKey().isEmpty()) {
      refuse(
          view.origin(),
          name + " is a local index of a table without a sort key",
          "a local index is another order of a table's partitions, each of which holds one item here",
          "fix      give the table a sort key, or make " + name + " a global index");
    }
    if (declared.value().isEmpty()) {
      refuse(
          declared.origin(),
          name + " has no sort key",
          "a local index has the table's partition key and a sort key of its own",
          "fix      leave sortKey out, which gives " + name + "SK");
    }
    List<String> sort = keys(name, "sort", List.of(declared));
    for (String key : sort) {
      boolean ofTable = table.sortKey().filter(key::equals).isPresent();
      if (ofTable || key.equals(table.partitionKey())) {
        refuse(
            declared.origin(),
            name
                + " is sorted by '"
                + key
                + "', the table's own "
                + (ofTable ? "sort" : "partition")
                + " key",
            "a local index has the table's partition key and another sort key",
            "fix      leave sortKey out, which gives "
                + name
                + "SK, or "
                + (ofTable ? "read the table" : "name an attribute of the entities"));
      }
    }
    return index(view, name, IndexModel.Kind.LOCAL, List.of(table.partitionKey()), sort);
  }

  private IndexModel global(AnnotationView view) {
    String name = name(view);
    List<String> partition = keys(name, "partition", view.texts("partitionKey"));
    List<String> sort = keys(name, "sort", view.texts("sortKey"));
    if (partition.isEmpty()) {
      SourceOrigin origin =
          view.isWritten("partitionKey") && !view.texts("partitionKey").isEmpty()
              ? view.texts("partitionKey").get(0).origin()
              : view.origin();
      refuse(
          origin,
          name + " has no partition key",
          "fix      leave partitionKey out, which gives " + name + "PK");
    }
    for (String key : sort) {
      if (partition.contains(key)) {
        refuse(
            view.isWritten("sortKey") ? view.texts("sortKey").get(0).origin() : view.origin(),
            name + " has '" + key + "' in its partition and its sort key",
            "each key attribute appears once");
      }
    }
    return index(view, name, IndexModel.Kind.GLOBAL, partition, sort);
  }

  private IndexModel index(
      AnnotationView view,
      String name,
      IndexModel.Kind kind,
      List<String> partition,
      List<String> sort) {
    List<String> include = include(name, view.texts("include"));
    return new IndexModel(
        name,
        kind,
        partition,
        sort,
        projection(view.enumConstant("projection").value()),
        include,
        kind == IndexModel.Kind.GLOBAL ? SettingsReader.throughput(view) : Throughput.NONE,
        valid,
        view.origin());
  }

  /** Local and global indexes have different names. */
  private String name(AnnotationView view) {
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
    return name.value();
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
            half.equals("sort")
                ? "fix      leave sortKey out, which gives " + index + "SK"
                : "fix      give the index a key of its own; @Key(index = \""
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
