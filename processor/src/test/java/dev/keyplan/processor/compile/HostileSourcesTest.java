package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** User code that generated classes must get along with, without an error or a warning. */
class HostileSourcesTest {

  private static final String TABLE =
      """
      package shop;
      import dev.keyplan.annotation.Table;
      @SuppressWarnings("removal")
      @Table(name = "things", entities = Thing.class)
      public interface Things {}
      """;

  @TempDir Path folder;

  @Test
  void typesOfThePackageMayHideThoseOfJavaLang() {
    assertClean(
        """
        package shop;
        import dev.keyplan.annotation.*;
        @Entity @Key(partition = "THING#{id}", sort = "THING")
        @AccessPattern(name = "find", by = "id")
        public record Thing(java.lang.String id, Integer count,
            java.util.Set<java.lang.Long> list) {}
        """,
        "String.java",
        "package shop; final class String {}",
        "Override.java",
        "package shop; @interface Override {}",
        "Long.java",
        "package shop; final class Long {}",
        "Map.java",
        "package shop; final class Map {}",
        "Optional.java",
        "package shop; final class Optional {}");
  }

  @Test
  void eachTypeOfJavaLangThatGeneratedCodeUsesMayBeHiddenAlone() {
    Set<String> used = new TreeSet<>();
    Pattern imported = Pattern.compile("import java\\.lang\\.(\\w+);");
    String hidden = "package p; final class Void {}";
    for (String source : compile(inPackage("p", "p/Void.java", hidden)).outputs().values()) {
      imported.matcher(source).results().forEach(match -> used.add(match.group(1)));
    }
    List<String> files = new ArrayList<>();
    for (String name : used) {
      String file = "p" + name + "/" + name + ".java";
      files.addAll(
          List.of(inPackage("p" + name, file, "package p" + name + "; class " + name + " {}")));
    }

    assertThat(used).contains("Integer", "String", "Void");
    assertThat(compile(files.toArray(String[]::new)).text()).isEmpty();
  }

  private static String[] inPackage(String name, String file, String text) {
    return new String[] {
      name + "/Things.java",
      TABLE.replace("package shop", "package " + name).replace("things", "things-" + name),
      name + "/Thing.java",
      """
      import dev.keyplan.annotation.*;
      @Entity @Key(partition = "THING#{id}", sort = "{at}#{text}")
      @AccessPattern(name = "find", by = {"id", "at", "text"})
      @AccessPattern(name = "between", by = "id", range = "at")
      public record Thing(java.lang.String id, int at, java.lang.String text,
          java.util.Optional<java.lang.Long> more, double rate, boolean on, char sign) {}
      """
          .replaceFirst("^", "package " + name + ";\n"),
      file,
      text
    };
  }

  @Test
  void typesAndComponentsMayBeDeprecated() {
    assertClean(
        """
        package shop;
        import dev.keyplan.annotation.*;
        @Deprecated(forRemoval = true)
        @Entity @Key(partition = "THING#{id}", sort = "THING")
        @AccessPattern(name = "find", by = "id")
        public record Thing(String id, @Deprecated int count, State state) {}
        """,
        "State.java",
        "package shop; @Deprecated public enum State { A, @Deprecated B }");
  }

  @Test
  void whatAConvertedTypeIsOfMayBeDeprecated() {
    assertClean(
        """
        package shop;
        import dev.keyplan.annotation.*;
        @Entity @Key(partition = "THING#{id}", sort = "THING")
        @AccessPattern(name = "find", by = "id")
        @SuppressWarnings("deprecation")
        public record Thing(String id, @Attribute(converter = Boxes.class) Box<State> state) {}
        """,
        "Box.java",
        "package shop; public record Box<T>(T value) {}",
        "Boxes.java",
        """
        package shop;
        @SuppressWarnings("deprecation")
        public class Boxes implements dev.keyplan.annotation.AttributeConverter<Box<State>, String> {
          public String toAttribute(Box<State> box) { return box.value().name(); }
          public Box<State> fromAttribute(String text) { return new Box<>(State.valueOf(text)); }
        }
        """,
        "State.java",
        "package shop; @Deprecated public enum State { A }");
  }

  /** Of a superclass, and of the builder: each class is deprecated in one member alone. */
  @Test
  void inheritedMembersAndBuildersMayBeDeprecated() {
    assertClean(
        """
        package shop;
        import dev.keyplan.annotation.*;
        @Entity @Key(partition = "THING#{id}", sort = "THING")
        @AccessPattern(name = "find", by = "id")
        public class Thing extends Base {
          private Part part;
          public Part getPart() { return part; }
          public void setPart(Part part) { this.part = part; }
        }
        """,
        "Base.java",
        """
        package shop;
        public class Base {
          private String id;
          public String getId() { return id; }
          @Deprecated(forRemoval = true) public void setId(String id) { this.id = id; }
        }
        """,
        "Part.java",
        """
        package shop;
        public class Part {
          private final int number;
          private Part(int number) { this.number = number; }
          public int getNumber() { return number; }
          public static Builder builder() { return new Builder(); }
          public static class Builder {
            private int number;
            @Deprecated(forRemoval = true)
            public Builder number(int number) { this.number = number; return this; }
            public Part build() { return new Part(number); }
          }
        }
        """);
  }

  /** An entity of that name, the type of an attribute, and what holds such types. */
  @ParameterizedTest
  @CsvSource({"R, ''", "R, shop", "SELF, ''", "SELF, shop"})
  void typesMayBeNamedAsTypeVariables(String name, String packageName) {
    String of = packageName.isEmpty() ? "" : "package " + packageName + ";\n";
    String in = packageName.isEmpty() ? "" : packageName + "/";
    String imports = of + "import dev.keyplan.annotation.*;\nimport java.util.*;\n";
    String entity =
        """
        @Entity @Key(partition = "A#{id}", sort = "A")
        @AccessPattern(name = "find", by = "id")
        public record NAME(String id, int count) {}
        """;
    String thing =
        """
        @Entity @Key(partition = "T#{state}", sort = "T#{no}")
        @Key(index = "GSI1", partition = "P#{part.no}", sort = "T")
        @AccessPattern(name = "ofPart", by = "part.no")
        public record Thing(TYPE state, int no, TYPE other, List<TYPE> all, Map<String, TYPE> named,
            Part part, Set<TYPE> more) {}
        """;
    String part = "public record Part(int no, TYPE state, Optional<TYPE> more) {}";
    String table =
        """
        @Table(name = "things", entities = ENTITY.class INDEX)
        public interface Things {}
        """;
    String indexed =
        imports + table.replace("INDEX", ", globalIndexes = @GlobalIndex(name = \"GSI1\")");
    String root = in + "Things.java";
    String file = in + name + ".java";
    assertCompiles(
        "entity",
        root,
        imports + table.replace("INDEX", "").replace("ENTITY", name),
        file,
        imports + entity.replace("NAME", name));
    assertCompiles(
        "attribute",
        root,
        indexed.replace("ENTITY", "Thing"),
        in + "Thing.java",
        imports + thing.replace("TYPE", name),
        in + "Part.java",
        imports + part.replace("TYPE", name),
        file,
        of + "public enum " + name + " { A, B }");
    assertCompiles(
        "around",
        root,
        indexed.replace("ENTITY", name + ".Thing"),
        file,
        imports
            + "public interface "
            + name
            + " {\n"
            + (thing + part).replace("TYPE", name + ".State")
            + "enum State { A, B }\n}");
  }

  @Test
  void aTypeThatCannotBeSeenIsNamedInNoSignature() {
    CompileResult result =
        compile(
            "shop/Things.java",
            TABLE,
            "shop/Thing.java",
            """
            package shop;
            import dev.keyplan.annotation.*;
            import java.util.List;
            @Entity @Key(partition = "THING#{id}", sort = "THING")
            @AccessPattern(name = "find", by = "id")
            public record Thing(String id, Part part, List<Part> parts, Part[] more) {
              private record Part(int number) {}
            }
            """);

    assertThat(result.findings())
        .hasSize(3)
        .allMatch(finding -> finding.headline().startsWith("[KP108]"));
  }

  private void assertClean(String thing, String... more) {
    String[] files = new String[4 + more.length];
    files[0] = "shop/Things.java";
    files[1] = TABLE;
    files[2] = "shop/Thing.java";
    files[3] = thing;
    for (int i = 0; i < more.length; i += 2) {
      files[4 + i] = "shop/" + more[i];
      files[5 + i] = more[i + 1];
    }
    CompileResult result = compile(files);

    assertThat(result.outputs()).containsKey("shop/ThingMapper.java");
    assertThat(result.text()).isEmpty();
  }

  private void assertCompiles(String name, String... files) {
    Sources sources = Sources.write(folder.resolve(name), files);
    assertThat(InProcessCompiler.javac().compile(sources).text()).isEmpty();
    assertThat(InProcessCompiler.ecj().compile(sources).errors()).isEmpty();
  }

  private CompileResult compile(String... files) {
    return InProcessCompiler.javac().compile(Sources.write(folder, files));
  }
}
