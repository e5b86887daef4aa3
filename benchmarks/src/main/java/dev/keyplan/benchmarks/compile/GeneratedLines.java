package dev.keyplan.benchmarks.compile;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What Keyplan generates for entities of two, three and four patterns each, the third reading a
 * partition of an index and the fourth a range in it.
 */
record GeneratedLines(List<Path> two, List<Path> three, List<Path> four) {

  /** In the table: what is generated once for it is shared out among them. */
  static final int ENTITIES = 10;

  Lines perEntity() throws IOException {
    return perEntity(Lines.of(two));
  }

  /** Rows of what there is, without comments and blanks too. */
  List<String> rows() throws IOException {
    List<String> rows = new ArrayList<>();
    rows.add(row("an entity of 13 attributes with two patterns", perEntity()));
    for (Map.Entry<String, Lines> kind : Lines.byKind(two).entrySet()) {
      rows.add(row("of these `" + kind.getKey() + "`", perEntity(kind.getValue())));
    }
    rows.add(
        row(
            "a pattern more, of a partition of an index",
            perEntity(Lines.of(three).minus(Lines.of(two)))));
    rows.add(
        row("a pattern more, of a range in it", perEntity(Lines.of(four).minus(Lines.of(three)))));
    return rows;
  }

  private static Lines perEntity(Lines lines) {
    return new Lines(lines.all() / ENTITIES, lines.code() / ENTITIES);
  }

  private static String row(String what, Lines lines) {
    return Page.row(what, lines.all(), lines.code());
  }
}
