package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.processor.KeyplanProcessor;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import javax.annotation.processing.Processor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Beside the real Lombok, Immutables, AutoValue and MapStruct, whichever runs first: what they
 * write is there too late to be looked at, or in a later round.
 */
class OtherProcessorsTest {

  private static final Map<String, String> PROCESSORS =
      Map.of(
          "lombok", "lombok.launch.AnnotationProcessorHider$AnnotationProcessor",
          "immutables", "org.immutables.processor.ProxyProcessor",
          "autovalue", "com.google.auto.value.processor.AutoValueProcessor",
          "mapstruct", "org.mapstruct.ap.MappingProcessor",
          "builders", "com.google.auto.value.processor.AutoValueBuilderProcessor");

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "lombok, true, 7",
    "lombok, false, 7",
    "immutables, true, 2",
    "immutables, false, 2",
    "autovalue, true, 2",
    "autovalue, false, 2",
    "mapstruct, true, 2",
    "mapstruct, false, 2"
  })
  void entitiesOfOtherProcessorsComeBackAsTheyWereStored(
      String library, boolean first, int entities) throws Exception {
    List<Processor> processors = new ArrayList<>(List.of(processor(library)));
    if (library.equals("autovalue")) {
      processors.add(processor("builders"));
    }
    processors.add(first ? processors.size() : 0, new KeyplanProcessor());
    Path classes = InProcessCompiler.temporaryFolder();

    CompileResult result =
        InProcessCompiler.javac().run(classes, sources(library), List.of(), List.of(), processors);

    assertThat(result.findings()).isEmpty();
    assertPairs(roundTrip(classes), entities);
    InProcessCompiler.delete(classes);
  }

  private static void assertPairs(List<?> pairs, int entities) {
    assertThat(pairs).hasSize(2 * entities);
    for (int i = 0; i < pairs.size(); i += 2) {
      assertThat((Object) pairs.get(i + 1)).isEqualTo(pairs.get(i));
    }
  }

  /** As Eclipse and VS Code have it: there Lombok changes the compiler, and is no processor. */
  @Test
  void lombokAsAnAgentInTheCompilerOfEclipseGivesTheSame() throws Exception {
    Path agent =
        Path.of(lombok.Value.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    String classPath = System.getProperty("java.class.path");
    Path classes = InProcessCompiler.temporaryFolder();
    Process ecj =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-javaagent:" + agent + "=ECJ",
                "-cp",
                classPath,
                "org.eclipse.jdt.internal.compiler.batch.Main",
                "-17",
                "-nowarn",
                "-processor",
                KeyplanProcessor.class.getName(),
                "-cp",
                classPath,
                "-d",
                classes.toString(),
                "-s",
                classes.toString(),
                sources("lombok").folder().toString())
            .redirectErrorStream(true)
            .start();
    String said = new String(ecj.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(ecj.waitFor()).as(said).isZero();
    assertPairs(roundTrip(classes), 7);
    InProcessCompiler.delete(classes);
  }

  /** A getter without it is none of the field's. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aPrefixOfAccessorsIsToldBeforeTheCompilerStumbles(boolean first) throws Exception {
    List<Processor> processors = new ArrayList<>(List.of(processor("lombok")));
    processors.add(first ? 1 : 0, new KeyplanProcessor());
    Sources sources =
        Sources.write(
            folder,
            "shop/Shop.java",
            """
            package shop;

            import dev.keyplan.annotation.Entity;
            import dev.keyplan.annotation.Key;
            import dev.keyplan.annotation.Table;
            import lombok.Value;
            import lombok.experimental.Accessors;

            @Table(name = "shop", entities = Shop.Order.class)
            interface Shop {
              @Value
              @Accessors(prefix = "m")
              @Entity
              @Key(partition = "ORDER#{mId}", sort = "META")
              class Order {
                String mId;
              }
            }
            """);
    Path classes = InProcessCompiler.temporaryFolder();

    CompileResult result =
        InProcessCompiler.javac().run(classes, sources, List.of(), List.of(), processors);

    assertThat(result.findings())
        .extracting(Finding::toString)
        .containsExactly("shop/Shop.java:16:12: error: [KP101] mId of Order cannot be read");
    InProcessCompiler.delete(classes);
  }

  /** Both compilers; Eclipse's takes Lombok for no processor of its own. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void lombokThatDoesNotRunIsNamed(boolean javac) throws Exception {
    InProcessCompiler compiler = javac ? InProcessCompiler.javac() : InProcessCompiler.ecj();

    List<Finding> findings = compiler.compile(sources("lombok")).ofKeyplan();

    assertThat(findings)
        .extracting(Finding::headline)
        .startsWith("[KP101] Order lacks members that Lombok's annotations promise");
    assertThat(findings).hasSize(8);
    assertThat(findings.get(0).words())
        .contains(
            "not there at the end of the compilation: getOrderId(), getTotal(), getVersion(),"
                + " Order(…, …, …)",
            "fix      list Lombok where Keyplan is listed: in annotationProcessorPaths of Maven");
  }

  /** It runs later, with javac's own processors, beside a module's Kotlin. */
  @Test
  void kaptDoesNotShowWhatLombokWrites() throws Exception {
    Sources sources = sources("lombok");
    Files.writeString(folder.resolve("options.txt"), "-Akapt.kotlin.generated=kotlin\n");

    assertThat(InProcessCompiler.javac().compile(sources).ofKeyplan()).isEmpty();
  }

  /** It is not read, and gives the members other names. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aConfigurationOfLombokIsTold(boolean first) throws Exception {
    List<Processor> processors = new ArrayList<>(List.of(processor("lombok")));
    processors.add(first ? 1 : 0, new KeyplanProcessor());
    Sources sources =
        Sources.write(
            folder,
            "lombok.config",
            "config.stopBubbling = true\nlombok.accessors.fluent = true\n",
            "shop/Shop.java",
            """
            package shop;

            import dev.keyplan.annotation.Entity;
            import dev.keyplan.annotation.Key;
            import dev.keyplan.annotation.Table;
            import lombok.Value;

            @Table(name = "shop", entities = Shop.Order.class)
            interface Shop {
              @Value
              @Entity
              @Key(partition = "ORDER#{id}", sort = "META")
              class Order {
                String id;
              }
            }
            """);
    Path classes = InProcessCompiler.temporaryFolder();

    CompileResult result =
        InProcessCompiler.javac().run(classes, sources, List.of(), List.of(), processors);

    List<Finding> findings = result.ofKeyplan();
    assertThat(findings).hasSize(1);
    assertThat(findings.get(0).words())
        .isEqualTo(
            """
            [KP101] Order lacks members that Lombok's annotations promise
            not there at the end of the compilation: getId()
            fix      say in the class what lombok.config says, which is not read: @Accessors(fluent = true), say, or write them""");
    InProcessCompiler.delete(classes);
  }

  /** Its constructor and its builder do not take the value, which is told of either. */
  @ParameterizedTest
  @CsvSource({"true, @Value", "false, @Value", "true, @Value @Builder", "false, @Value @Builder"})
  void anInitialValueOfAFinalFieldIsTold(boolean first, String lombok) throws Exception {
    String text =
        """
        package shop;

        import dev.keyplan.annotation.Entity;
        import dev.keyplan.annotation.Key;
        import dev.keyplan.annotation.Table;
        import java.time.Instant;
        import lombok.Builder;
        import lombok.Value;

        @Table(name = "shop", entities = Shop.Order.class)
        interface Shop {
          @Value
          @Entity
          @Key(partition = "ORDER#{id}", sort = "META")
          class Order {
            String id;
            int total;
            Instant at = Instant.now();
          }
        }
        """
            .replace("@Value", lombok);
    String builder = lombok.contains("@Builder") ? "" : "Order @Builder, and ";

    List<Finding> findings = withLombok(first, text).errors();

    assertThat(findings).hasSize(1);
    assertThat(findings.get(0).words())
        .startsWith("[KP101] Order cannot be made by generated code\nno constructor,")
        .endsWith(
            "\nLombok leaves out a final field that has an initial value: at"
                + "\nfix      remove the initial value of at"
                + "\nor       annotate "
                + builder
                + "at @Builder.Default");
    String bare = text.replace(" = Instant.now()", "");
    assertThat(withLombok(first, bare).findings()).isEmpty();
    String defaulted =
        text.replace("class Order", (builder.isEmpty() ? "" : "@Builder ") + "class Order")
            .replace("Instant at", "@Builder.Default Instant at");
    assertThat(withLombok(first, defaulted).findings()).isEmpty();
  }

  /** The constructor does not take it, and need not. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@Value | @Ignore Instant at = Instant.now()",
        "@Value @Builder | @Ignore Instant at = Instant.now()",
        "@Value | @Ignore Optional<Instant> at = Optional.empty()",
        "@Value | @Ignore int at = 5",
        "@Value | transient Instant at = Instant.now()",
        "@Data | @Ignore final Instant at = Instant.now()",
        "@Data | @NonNull Instant at = Instant.EPOCH",
        "@Getter @AllArgsConstructor | @Ignore final Instant at = Instant.now()",
        "@Getter @RequiredArgsConstructor(staticName = \"of\")"
            + " | @Ignore final Instant at = Instant.now()"
      })
  void anInitialValueThatNoConstructorTakesMayBeIgnored(String lombok, String field)
      throws Exception {
    String text =
        """
        package shop;

        import dev.keyplan.annotation.Entity;
        import dev.keyplan.annotation.Ignore;
        import dev.keyplan.annotation.Key;
        import dev.keyplan.annotation.Table;
        import java.time.Instant;
        import java.util.Optional;
        import lombok.*;

        @Table(name = "shop", entities = Shop.Order.class)
        interface Shop {
          LOMBOK
          @Entity
          @Key(partition = "ORDER#{id}", sort = "META")
          class Order {
            private final String id;
            private final int total;
            FIELD;
          }
        }
        """
            .replace("LOMBOK", lombok)
            .replace("FIELD", field);

    assertThat(withLombok(true, text).findings()).isEmpty();
    assertThat(withLombok(false, text).findings()).isEmpty();
    // In IntelliJ no processor sees initial values; what is stored may lack one.
    assertThat(withLombok(true, text, wrapped()).findings()).isEmpty();
    assertThat(withLombok(false, text, wrapped()).ofKeyplan())
        .hasSize(field.startsWith("@NonNull") ? 1 : 0);
  }

  /** The constructor takes it, which only Lombok could tell. */
  @ParameterizedTest
  @CsvSource({"@Ignore Instant at", "transient Instant at"})
  void whatIsIgnoredWithoutAValueIsToldOnceInIntelliJ(String field) throws Exception {
    String text =
        """
        package shop;

        import dev.keyplan.annotation.Entity;
        import dev.keyplan.annotation.Ignore;
        import dev.keyplan.annotation.Key;
        import dev.keyplan.annotation.Table;
        import java.time.Instant;
        import lombok.Value;

        @Table(name = "shop", entities = Shop.Order.class)
        interface Shop {
          @Value
          @Entity
          @Key(partition = "ORDER#{id}", sort = "META")
          class Order {
            String id;
            FIELD;
          }
        }
        """
            .replace("FIELD", field);

    assertThat(withLombok(true, text, wrapped()).ofKeyplan())
        .singleElement()
        .extracting(Finding::kind)
        .isEqualTo("error");
    assertThat(withLombok(false, text, wrapped()).ofKeyplan())
        .extracting(Finding::headline)
        .containsExactly("[KP101] Order lacks members that Lombok's annotations promise");
  }

  private static Processor wrapped() {
    return new HostedProcessor(new IsolatingRecord());
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aFieldThatIsNotSetIsNotTakenForOneWithAnInitialValue(boolean first) throws Exception {
    List<Finding> errors =
        withLombok(
                first,
                """
                package shop;

                import dev.keyplan.annotation.Entity;
                import dev.keyplan.annotation.Key;
                import dev.keyplan.annotation.Table;
                import lombok.Getter;
                import lombok.NoArgsConstructor;

                @Table(name = "shop", entities = Shop.Order.class)
                interface Shop {
                  @Getter
                  @NoArgsConstructor
                  @Entity
                  @Key(partition = "ORDER#{id}", sort = "META")
                  class Order {
                    private String id;
                  }
                }
                """)
            .errors();

    assertThat(errors).hasSize(1);
    assertThat(errors.get(0).words())
        .startsWith(
            """
            [KP101] Order cannot be made by generated code
            no constructor, setter or builder takes id
            fix      public Order(""");
  }

  private CompileResult withLombok(boolean first, String text) throws Exception {
    return withLombok(first, text, new KeyplanProcessor());
  }

  private CompileResult withLombok(boolean first, String text, Processor keyplan) throws Exception {
    List<Processor> processors = new ArrayList<>(List.of(processor("lombok")));
    processors.add(first ? 1 : 0, keyplan);
    Path classes = InProcessCompiler.temporaryFolder();
    CompileResult result =
        InProcessCompiler.javac()
            .run(
                classes,
                Sources.write(folder, "shop/Shop.java", text),
                List.of(),
                List.of(),
                processors);
    InProcessCompiler.delete(classes);
    return result;
  }

  private Sources sources(String library) throws IOException {
    String name = "/processors/" + library + "/Shop.java";
    String text =
        new String(
            OtherProcessorsTest.class.getResourceAsStream(name).readAllBytes(),
            StandardCharsets.UTF_8);
    return Sources.write(folder, "shop/Shop.java", text);
  }

  private static Processor processor(String library) throws ReflectiveOperationException {
    return (Processor)
        Class.forName(PROCESSORS.get(library)).getDeclaredConstructor().newInstance();
  }

  private static List<?> roundTrip(Path classes) throws Exception {
    URL[] urls = {classes.toUri().toURL()};
    try (URLClassLoader loader =
        new URLClassLoader(urls, OtherProcessorsTest.class.getClassLoader())) {
      Supplier<?> made =
          (Supplier<?>)
              loader.loadClass("shop.Shop$RoundTrip").getDeclaredConstructor().newInstance();
      return (List<?>) made.get();
    }
  }
}
