package dev.keyplan.testkit.check;

import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** What a Query asks: a table, or one of its indexes. */
record KeyPath(TableSchema table, Optional<IndexSchema> index) {

  static KeyPath of(QueryRequest query, TableSchemas tables) {
    TableSchema table = tables.table(query.tableName());
    return new KeyPath(table, Optional.ofNullable(query.indexName()).map(table::index));
  }

  KeySchema key() {
    return index.map(IndexSchema::key).orElse(table.key());
  }

  /** The attributes of a start key: the table's key and the index's. */
  Set<String> startKeyAttributes() {
    Set<String> names = new TreeSet<>(table.key().names());
    names.addAll(key().names());
    return names;
  }

  RequestRefusedError refused(String reason) {
    return new RequestRefusedError(this + ": " + reason);
  }

  @Override
  public String toString() {
    return index
        .map(asked -> "Query of index " + asked.name() + " of " + table.name())
        .orElse("Query of table " + table.name());
  }
}
