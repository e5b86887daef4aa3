package dev.keyplan.testkit.check;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The tables that may be asked, by name. */
final class TableSchemas {

  private final Map<String, TableSchema> tables = new ConcurrentHashMap<>();

  void add(TableSchema table) {
    tables.put(table.name(), table);
  }

  TableSchema table(String name) {
    TableSchema table = name == null ? null : tables.get(name);
    if (table == null) {
      throw new RequestRefusedError(
          "nothing is known of table \""
              + name
              + "\": create it through the client that is checked");
    }
    return table;
  }
}
