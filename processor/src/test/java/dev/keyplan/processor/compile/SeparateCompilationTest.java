package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Roots and entities that are not compiled together: jars, modules, incremental compilations. */
class SeparateCompilationTest {

  private static final String SHOP =
      """
      package shop;

      import dev.keyplan.annotation.Table;

      @Table(name = "shop", entities = {items.Order.class, items.Line.class})
      public interface Shop {}
      """;

  private static final String ORDER =
      """
      package items;

      import dev.keyplan.annotation.*;
      import java.util.Optional;

      @Entity(type = Names.ORDER)
      @Key(partition = Names.ORDER + "#{orderId}", sort = "META")
      @AccessPattern(name = "find", by = "orderId")
      @AccessPattern(name = "findAgain", by = "orderId")
      public record Order(
          String orderId,
          Optional<Owner> owner,
          @Nullable String note,
          @Attribute(name = "qty") int quantity,
          Colour colour) {
        public record Owner(String login) {}
        public enum Colour { RED, GREEN, BLUE }
        public Order {
          if (quantity < 0) {
            throw new IllegalArgumentException();
          }
        }
      }
      """;

  private static final String LINE =
      """
      package items;

      import dev.keyplan.annotation.*;

      @Entity
      public record Line(
          @PartitionKey(prefix = Names.ORDER + "#") String orderId,
          @SortKey(prefix = "LINE#", format = "digits(3)") int no) {}
      """;

  private static final String NAMES =
      """
      package items;

      public interface Names {
        String ORDER = "ORDER";
      }
      """;

  private static final String NULLABLE =
      """
      package items;

      public @interface Nullable {}
      """;

  static Stream<InProcessCompiler> compilers() {
    return Stream.of(InProcessCompiler.javac(), InProcessCompiler.ecj());
  }

  private static Sources entities(Path folder) {
    return Sources.write(
        folder,
        "items/Order.java",
        ORDER,
        "items/Line.java",
        LINE,
        "items/Names.java",
        NAMES,
        "items/Nullable.java",
        NULLABLE);
  }

  private static CompileResult clean(CompileResult result) {
    assertThat(result.errors()).isEmpty();
    return result;
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void anAnnotationWhoseClassIsMissingMattersNotInClassFiles(
      InProcessCompiler compiler, @TempDir Path folder) throws IOException {
    Path classes = InProcessCompiler.temporaryFolder();
    Sources things =
        Sources.write(
            folder.resolve("items"),
            "items/Audited.java",
            """
            package items;

            import java.lang.annotation.*;

            @Retention(RetentionPolicy.RUNTIME)
            public @interface Audited {
              String value();
            }
            """,
            "items/Thing.java",
            """
            package items;

            import dev.keyplan.annotation.*;

            @Audited("all")
            @Entity
            @Key(partition = "THING#{id}", sort = "THING")
            @AccessPattern(name = "find", by = "id")
            public record Thing(@Audited("id") String id) {}
            """);
    Sources root =
        Sources.write(
            folder.resolve("shop"),
            "shop/Things.java",
            """
            package shop;

            @dev.keyplan.annotation.Table(name = "things", entities = items.Thing.class)
            public interface Things {
              default String key() {
                return ThingKeys.partitionKey("1");
              }
            }
            """);
    clean(compiler.compileInto(classes, things, List.of(), List.of()));
    Files.delete(classes.resolve("items/Audited.class"));

    CompileResult result = clean(compiler.compile(root, List.of(classes), List.of()));

    assertThat(result.outputs()).containsKey("shop/ThingRepository.java");
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void entitiesFromClassFilesGiveTheSameAsFromSources(
      InProcessCompiler compiler, @TempDir Path folder) {
    Path classes = InProcessCompiler.temporaryFolder();
    Sources items = entities(folder.resolve("items"));
    Sources shop = Sources.write(folder.resolve("shop"), "shop/Shop.java", SHOP);
    clean(compiler.compileInto(classes, items, List.of(), List.of()));

    CompileResult apart = clean(compiler.compile(shop, List.of(classes), List.of()));
    entities(folder.resolve("all"));
    CompileResult together =
        clean(compiler.compile(Sources.write(folder.resolve("all"), "shop/Shop.java", SHOP)));

    assertThat(EcjParity.outputs(apart)).isEqualTo(EcjParity.outputs(together));
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void aFindingAboutAClassFileIsToldWhereTheRootListsIt(
      InProcessCompiler compiler, @TempDir Path folder) {
    Path classes = InProcessCompiler.temporaryFolder();
    Sources items = entities(folder.resolve("items"));
    clean(compiler.compileInto(classes, items, List.of(), List.of()));

    CompileResult result =
        compiler.compile(
            Sources.write(
                folder.resolve("shop"),
                "shop/Shop.java",
                SHOP.replace("name = \"shop\"", "name = \"shop\", sortKey = \"\"")),
            List.of(classes),
            List.of());

    assertThat(result.ofKeyplan()).hasSize(2).allMatch(finding -> finding.line() == 5);
    assertThat(result.ofKeyplan()).allMatch(finding -> finding.file().equals("shop/Shop.java"));
  }

  /** ECJ sorts the constants of a class file by name: then nothing is known of their order. */
  @ParameterizedTest
  @MethodSource("compilers")
  void anEnumFromAClassFileHasNoOrderThatItWasNotDeclaredIn(
      InProcessCompiler compiler, @TempDir Path folder) {
    Path classes = InProcessCompiler.temporaryFolder();
    Sources levels =
        Sources.write(
            folder.resolve("items"),
            "items/Level.java",
            "package items; public enum Level { LOW, HIGH }");
    clean(compiler.compileInto(classes, levels, List.of(), List.of()));

    CompileResult result =
        compiler.compile(
            Sources.write(
                folder.resolve("shop"),
                "shop/Shop.java",
                """
                package shop;

                import dev.keyplan.annotation.*;

                @Table(name = "shop", entities = Shop.Alarm.class)
                public interface Shop {
                  @Entity
                  @Key(partition = "A#{id}", sort = "{level}")
                  @AccessPattern(name = "byLevel", by = "id", orderBy = "level")
                  record Alarm(String id, items.Level level) {}
                }
                """),
            List.of(classes),
            List.of());

    assertThat(result.ofKeyplan())
        .extracting(Finding::headline)
        .containsExactly(
            "[KP305] byLevel on Alarm cannot be ordered by 'level': its text does not sort as its"
                + " values");
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void aModuleOfEntitiesAloneIsNoError(InProcessCompiler compiler, @TempDir Path folder) {
    assertThat(clean(compiler.compile(entities(folder))).outputs()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void incrementalRoundsSeeNoFalseErrorsAndLoseNoOutput(
      InProcessCompiler compiler, @TempDir Path folder) {
    Path output = InProcessCompiler.temporaryFolder();
    Sources all = twoRoots(folder);
    CompileResult full = clean(compiler.compileInto(output, all, List.of(), List.of()));

    for (List<String> round :
        List.of(
            List.of("Shop.java"),
            List.of("Order.java"),
            List.of("Session.java"),
            List.of("Shop.java", "Session.java"),
            List.of("Sessions.java", "Line.java"))) {
      forgetOutputsOf(round, output);
      CompileResult partial =
          clean(
              compiler.compileInto(
                  output, all.only(round.toArray(String[]::new)), List.of(output), List.of()));
      assertThat(EcjParity.outputs(partial))
          .as(round.toString())
          .isEqualTo(EcjParity.outputs(full));
    }
  }

  /** As build tools do: what came of a source goes before the source is compiled again. */
  private static void forgetOutputsOf(List<String> round, Path output) {
    if (round.contains("Shop.java")) {
      InProcessCompiler.delete(output.resolve("shop"));
      InProcessCompiler.delete(output.resolve("META-INF/keyplan/shop"));
      InProcessCompiler.delete(output.resolve("META-INF/keyplan-entities/items.Order"));
      InProcessCompiler.delete(output.resolve("META-INF/keyplan-entities/items.Line"));
    }
    if (round.contains("Sessions.java")) {
      InProcessCompiler.delete(output.resolve("sessions"));
      InProcessCompiler.delete(output.resolve("META-INF/keyplan/sessions"));
      InProcessCompiler.delete(output.resolve("META-INF/keyplan-entities/items.Session"));
    }
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void anIncrementalRoundStillFindsWhatIsInNoTableOrInTwo(
      InProcessCompiler compiler, @TempDir Path folder) {
    Path output = InProcessCompiler.temporaryFolder();
    Sources all = twoRoots(folder);
    clean(compiler.compileInto(output, all, List.of(), List.of()));
    String another = "items.Line.class, items.Session.class";
    Sources changed =
        Sources.write(
            folder,
            "items/Lost.java",
            "package items; @dev.keyplan.annotation.Entity @dev.keyplan.annotation.Key("
                + "partition = \"LOST\", sort = \"LOST\") public record Lost(String id) {}",
            "shop/Shop.java",
            SHOP.replace("items.Line.class", another));

    forgetOutputsOf(List.of("Shop.java"), output);
    CompileResult result =
        compiler.compileInto(
            output, changed.only("Lost.java", "Shop.java"), List.of(output), List.of());

    assertThat(result.ofKeyplan())
        .extracting(Finding::headline)
        .containsExactlyInAnyOrder(
            "[KP104] Lost is in no table",
            "[KP105] items.Session is in two tables: sessions.Sessions and shop.Shop");
  }

  private static Sources twoRoots(Path folder) {
    entities(folder);
    return Sources.write(
        folder,
        "shop/Shop.java",
        SHOP,
        "items/Session.java",
        """
        package items;

        import dev.keyplan.annotation.*;

        @Entity
        public record Session(@PartitionKey String id, @SortKey String part) {}
        """,
        "sessions/Sessions.java",
        """
        package sessions;

        @dev.keyplan.annotation.Table(name = "sessions", entities = items.Session.class)
        public interface Sessions {}
        """);
  }
}
