package dev.keyplan.processor.oracle;

import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.TableModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The table or one of its indexes.
 *
 * @param name "" for the table
 * @param index empty for the table
 */
record Path(
    String name, Optional<IndexModel> index, List<String> partitionKey, List<String> sortKey) {

  static Path table(TableModel table) {
    return new Path(
        "", Optional.empty(), List.of(table.partitionKey()), table.sortKey().stream().toList());
  }

  static List<Path> of(TableModel table) {
    List<Path> paths = new ArrayList<>(List.of(table(table)));
    for (IndexModel index : table.indexes()) {
      paths.add(new Path(index.name(), Optional.of(index), index.partitionKey(), index.sortKey()));
    }
    return paths;
  }

  /**
   * @param name "" for the table
   */
  static Path named(TableModel table, String name) {
    return of(table).stream().filter(path -> path.name().equals(name)).findFirst().orElseThrow();
  }

  boolean global() {
    return index.filter(i -> i.kind() == IndexModel.Kind.GLOBAL).isPresent();
  }

  boolean local() {
    return index.filter(i -> i.kind() == IndexModel.Kind.LOCAL).isPresent();
  }
}
