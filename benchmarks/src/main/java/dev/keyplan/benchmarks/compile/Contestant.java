package dev.keyplan.benchmarks.compile;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A processor, and the sources that it is given: by file name, all in one package. */
public enum Contestant {
  KEYPLAN("Keyplan") {

    @Override
    Map<String, String> sources(int entities) {
      return KeyplanSources.of(entities, KeyplanSources.PATTERNS);
    }

    /** Keys, mapper, update, conditions and two repositories; clients, transactions, definition. */
    @Override
    int generated(int entities) {
      return 6 * entities + 5;
    }

    /** The root names its entities: all that is generated comes from it. */
    @Override
    List<String> compiledWithAChange() {
      return List.of("Entity0", KeyplanSources.ROOT);
    }

    @Override
    int writtenAgain(int entities) {
      return entities;
    }
  },

  MAPSTRUCT("MapStruct 1.6.3") {

    @Override
    Map<String, String> sources(int entities) {
      Map<String, String> sources = new LinkedHashMap<>();
      for (int i = 0; i < entities; i++) {
        sources.put("Entity" + i, type("", "public class Entity" + i, Attribute.beanMembers()));
        sources.put("Dto" + i, type("", "public class Dto" + i, Attribute.beanMembers()));
        sources.put(
            "Mapper" + i,
            """
            package bench;

            import org.mapstruct.Mapper;

            @Mapper
            public interface Mapper%1$d {
              Dto%1$d toDto(Entity%1$d entity);

              Entity%1$d fromDto(Dto%1$d dto);
            }
            """
                .formatted(i));
      }
      return sources;
    }

    @Override
    int generated(int entities) {
      return entities;
    }

    @Override
    List<String> compiledWithAChange() {
      return List.of("Entity0", "Mapper0");
    }
  },

  MICRONAUT("Micronaut 4.9.10 `@Introspected`") {

    @Override
    Map<String, String> sources(int entities) {
      return oneEach(
          entities,
          i ->
              type(
                  "import io.micronaut.core.annotation.Introspected;\n",
                  "@Introspected\npublic class Entity" + i,
                  Attribute.beanMembers()));
    }

    @Override
    int generated(int entities) {
      return 0;
    }

    /** The introspection. */
    @Override
    int generatedClasses(int entities) {
      return entities;
    }
  };

  private final String text;

  Contestant(String text) {
    this.text = text;
  }

  /** Its sources for so many entities, by the names of their types. */
  abstract Map<String, String> sources(int entities);

  /** How many sources it writes. */
  abstract int generated(int entities);

  /** How many class files it writes, beside those of sources. */
  int generatedClasses(int entities) {
    return 0;
  }

  /** The types that a build tool with incremental processors compiles if Entity0 has changed. */
  List<String> compiledWithAChange() {
    return List.of("Entity0");
  }

  /** For how many of the entities it then writes again. */
  int writtenAgain(int entities) {
    return 1;
  }

  String text() {
    return text;
  }

  /** Of its jars. */
  String folder() {
    return name().toLowerCase(Locale.ROOT);
  }

  private static Map<String, String> oneEach(int entities, IntFunction<String> source) {
    return IntStream.range(0, entities)
        .boxed()
        .collect(
            Collectors.toMap(
                i -> "Entity" + i, source::apply, (one, other) -> one, LinkedHashMap::new));
  }

  private static String type(String imports, String declaration, String members) {
    return "package bench;\n\n"
        + imports
        + Attribute.IMPORTS
        + "\n"
        + declaration
        + " {\n"
        + members
        + "}\n";
  }
}
