package dev.keyplan.benchmarks.compile;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Entities of one table, each with a key of the table and of an index. As all are in one table, it
 * is proved of all of them that no key of one can be read, or be the same, as of another.
 */
final class KeyplanSources {

  static final String ROOT = "BenchTable";

  /** How many patterns each entity has. */
  static final int PATTERNS = 2;

  private static final List<String> DECLARED =
      List.of(
          """
          @AccessPattern(name = "find", by = "id")
          """,
          """
          @AccessPattern(name = "ofOwner", by = "owner", orderBy = "createdAt", pageSize = 50)
          """,
          """
          @AccessPattern(name = "allOfOwner", by = "owner", orderBy = "createdAt")
          """,
          """
          @AccessPattern(name = "ofOwnerInTime", by = "owner", range = "createdAt", orderBy = "createdAt")
          """);

  private KeyplanSources() {}

  /**
   * @param patterns of each entity, 2 to 4
   */
  static Map<String, String> of(int entities, int patterns) {
    Map<String, String> sources = new LinkedHashMap<>();
    for (int i = 0; i < entities; i++) {
      sources.put("Entity" + i, entity(i, patterns));
    }
    sources.put(ROOT, root(entities));
    return sources;
  }

  private static String entity(int number, int patterns) {
    return """
        package bench;

        import dev.keyplan.annotation.*;
        %2$s
        @Entity
        @Key(partition = "E%1$d#{id}", sort = "META")
        @Key(index = "GSI1", partition = "E%1$d#{owner}", sort = "{createdAt}#{id}")
        %3$spublic record Entity%1$d(
            %4$s) {}
        """
        .formatted(
            number,
            Attribute.IMPORTS,
            String.join("", DECLARED.subList(0, patterns)),
            Attribute.each(Attribute::declaration, ",\n    "));
  }

  private static String root(int entities) {
    return """
        package bench;

        import dev.keyplan.annotation.*;

        @Table(
            name = "bench",
            entities = {
              %s
            },
            globalIndexes = @GlobalIndex(name = "GSI1"))
        public interface %s {}
        """
        .formatted(
            IntStream.range(0, entities)
                .mapToObj(i -> "Entity" + i + ".class")
                .collect(Collectors.joining(",\n      ")),
            ROOT);
  }
}
