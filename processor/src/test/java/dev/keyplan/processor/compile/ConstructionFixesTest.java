package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is told to declare so that objects can be made, pasted into the class, compiles. */
class ConstructionFixesTest {

  private static final String ROOT =
      """
      import dev.keyplan.annotation.*;
      import java.util.Optional;

      @Table(name = "shop", entities = Order.class)
      public interface Shop {}

      """;

  private static final String ENTITY = "@Entity @Key(partition = \"ORDER#{id}\", sort = \"META\") ";

  /** The class, and the beginning of the advice. */
  static List<List<String>> classes() {
    return List.of(
        List.of(
            """
            class Order {
              private String id;
              private String note;
              public String getId() { return id; }
              public Optional<String> getNote() { return Optional.ofNullable(note); }
              // fix
            }
            """,
            "public Order(String id, String note) {"),
        List.of(
            """
            class Order {
              private final String id;
              private Order(String name) { this.id = name; }
              public String getId() { return id; }
              // fix
            }
            """,
            "in the place of its own, public Order(String id) {"),
        List.of(
            """
            class Order extends Base<String> {
              int total;
              Order() { super("?"); }
              // fix
            }
            abstract class Base<T> {
              private final T id;
              Base(T id) { this.id = id; }
              public T getId() { return id; }
            }
            """,
            "public Order(String id, int total) { super(id);"),
        List.of(
            """
            class Order extends Base {
              final int total;
              Order() { total = 1; }
              // fix
            }
            abstract class Base {
              protected String id;
            }
            """,
            "public Order(String id, int total) { this.id = id;"));
  }

  @ParameterizedTest
  @MethodSource("classes")
  void aConstructor(List<String> example, @TempDir Path folder) {
    String source = ROOT + ENTITY + example.get(0);
    String advised = fixes(folder, source).get(0);

    assertThat(advised).startsWith(example.get(1));
    String pasted =
        advised.startsWith("in the place")
            ? source.replaceFirst(
                "private Order\\(.*}", advised.replaceFirst(".*, public", "public"))
            : source.replace("// fix", advised);
    assertThat(compile(folder, pasted).errors()).as(pasted).isEmpty();
  }

  /** Its superclass takes nothing and keeps it all to itself. */
  @Test
  void aRecordWhereAConstructorCannotFillIt(@TempDir Path folder) {
    String source =
        """
        class Order extends Base {}
        abstract class Base {
          private String id;
          public String getId() { return id; }
        }
        """;
    String advised = fixes(folder, ROOT + ENTITY + source).get(0);

    assertThat(advised).isEqualTo("public record Order(String id) {}");
    String pasted = source.replace("class Order extends Base {}", advised.replace("public ", ""));
    assertThat(compile(folder, ROOT + ENTITY + pasted).errors()).isEmpty();
  }

  /** Of which neither a method nor a parameter can have the name. */
  @Test
  void aBuilderOfAKeyword(@TempDir Path folder) {
    String source =
        """
        abstract class Order {
          abstract String getId();
          abstract boolean isDefault();
          static Builder builder() { return new Builder(); }

          static class Builder {
            Order build() { return null; }
            // fix
          }
        }
        """;
    List<String> fixes = fixes(folder, ROOT + ENTITY + source);

    assertThat(fixes)
        .containsExactly(
            "in Builder: public Builder setDefault(boolean defaultValue) { … }",
            "in Builder: public Builder id(String id) { … }");
    String pasted =
        source.replace(
            "// fix",
            String.join("\n", fixes).replace("in Builder: ", "").replace("…", "return this;"));
    assertThat(compile(folder, ROOT + ENTITY + pasted).errors()).isEmpty();
  }

  @Test
  void aBuilderThatToolsWrite(@TempDir Path folder) {
    String source =
        """
        abstract class Order {
          abstract String id();
          abstract int total();
          static Builder builder() { return null; }

          abstract static class Builder {
            abstract Builder id(String id);
            abstract Order build();
            // fix
          }
        }
        """;
    List<String> fixes = fixes(folder, ROOT + ENTITY + source);

    assertThat(fixes).containsExactly("in Builder: abstract Builder total(int total);");
    String pasted = source.replace("// fix", fixes.get(0).replace("in Builder: ", ""));
    assertThat(compile(folder, ROOT + ENTITY + pasted).errors()).isEmpty();
  }

  @Test
  void aBuilderThatHasTheField(@TempDir Path folder) {
    String source =
        """
        class Order {
          private final String id;
          private Order(Builder builder) { this.id = builder.id; }
          public String getId() { return id; }

          static class Builder {
            private String id;
            Order build() { return new Order(this); }
            // fix
          }
        }
        """;
    List<String> fixes = fixes(folder, ROOT + ENTITY + source);

    assertThat(fixes)
        .containsExactly("in Builder: public Builder id(String id) { this.id = id; return this; }");
    String pasted = source.replace("// fix", fixes.get(0).replace("in Builder: ", ""));
    assertThat(compile(folder, ROOT + ENTITY + pasted).errors()).isEmpty();
  }

  private static List<String> fixes(Path folder, String source) {
    List<Finding> findings = compile(folder, source).ofKeyplan();
    assertThat(findings).hasSize(1);
    return findings
        .get(0)
        .message()
        .lines()
        .map(String::strip)
        .filter(line -> line.matches("(fix|and) {6}.*"))
        .map(line -> line.substring("fix      ".length()))
        .toList();
  }

  private static CompileResult compile(Path folder, String source) {
    return InProcessCompiler.javac().compile(Sources.write(folder, "Shop.java", source));
  }
}
