package dev.keyplan.benchmarks.compile;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A processor, and the sources that it is given: by file name, all in one package. */
public enum Contestant {
  KEYPLAN("Keyplan") {

    @Override
    Map<String, String> sources(int entities) {
      return KeyplanSources.of(entities, KeyplanSources.PATTERNS);
    }

    @Override
    List<String> generated(int number) {
      return Stream.of("Keys", "Mapper", "Update", "Conditions", "Repository", "AsyncRepository")
          .map(("Entity" + number)::concat)
          .toList();
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
    List<String> generated(int number) {
      return List.of("Mapper" + number + "Impl");
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
    List<String> generated(int number) {
      return List.of("$Entity" + number + "$Introspection");
    }

    @Override
    boolean writesSources() {
      return false;
    }
  };

  private final String text;

  Contestant(String text) {
    this.text = text;
  }

  /** Its sources for so many entities, by the names of their types. */
  abstract Map<String, String> sources(int entities);

  /** The types that it writes for the entity of this number, if no more. */
  abstract List<String> generated(int number);

  /** Whether it writes sources, not class files. */
  boolean writesSources() {
    return true;
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
