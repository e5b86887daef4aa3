package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Entities of very many attributes. HotSpot never compiles a method of more than 8000 bytes ({@code
 * -XX:HugeMethodLimit}): it would run in the interpreter for ever.
 */
class WideEntityTest {

  private static final int HUGE_METHOD = 8000;

  @TempDir private Path folder;

  /**
   * A record cannot have more components than a constructor has parameters: 255, long ones twice.
   */
  @Test
  void noMethodOfARecordOf250AttributesIsHuge() throws IOException {
    String components =
        IntStream.range(0, 249)
            .mapToObj(i -> "%s value%d".formatted(type(i), i))
            .collect(Collectors.joining(", "));
    assertThat(sizes("public record Wide(String id, " + components + ") {}"))
        .allSatisfy((method, size) -> assertThat(size).isLessThan(HUGE_METHOD));
  }

  @Test
  void noMethodOfABeanOf300AttributesIsHuge() throws IOException {
    StringBuilder bean = new StringBuilder("public class Wide {\n");
    property(bean, "String", "id");
    for (int i = 0; i < 299; i++) {
      property(bean, type(i).replaceAll("java.util.Optional<(.*)>", "$1"), "value" + i);
    }
    assertThat(sizes(bean.append("}\n").toString()))
        .allSatisfy((method, size) -> assertThat(size).isLessThan(HUGE_METHOD));
  }

  private static String type(int i) {
    return switch (i % 6) {
      case 0 -> "String";
      case 1 -> "java.util.Optional<String>";
      case 2 -> "int";
      case 3 -> "java.time.Instant";
      case 4 -> "java.util.Optional<java.math.BigDecimal>";
      default -> "java.util.List<String>";
    };
  }

  private static void property(StringBuilder bean, String type, String name) {
    String upper = Character.toUpperCase(name.charAt(0)) + name.substring(1);
    bean.append("  private %s %s;\n".formatted(type, name))
        .append("  public %s get%s() { return %s; }\n".formatted(type, upper, name))
        .append(
            "  public void set%s(%s %s) { this.%s = %s; }\n"
                .formatted(upper, type, name, name, name));
  }

  /** Of the methods of all that is generated. */
  private Map<String, Integer> sizes(String type) throws IOException {
    Path source = Files.createDirectories(folder.resolve("source/shop"));
    Files.writeString(
        source.resolve("WideTable.java"),
        """
        package shop;

        import dev.keyplan.annotation.Table;

        @Table(name = "wide", entities = Wide.class)
        public interface WideTable {}
        """);
    Files.writeString(
        source.resolve("Wide.java"),
        """
        package shop;

        import dev.keyplan.annotation.AccessPattern;
        import dev.keyplan.annotation.Entity;
        import dev.keyplan.annotation.Key;

        @Entity
        @Key(partition = "WIDE#{id}", sort = "WIDE")
        @AccessPattern(name = "wide", by = "id")
        %s
        """
            .formatted(type));
    Path output = Files.createDirectories(folder.resolve("classes"));
    CompileResult result =
        InProcessCompiler.javac()
            .compileInto(output, Sources.in(folder.resolve("source")), List.of(), List.of());
    assertThat(result.errors()).isEmpty();
    Map<String, Integer> sizes = new TreeMap<>();
    try (Stream<Path> files = Files.list(output.resolve("shop"))) {
      for (Path file : files.filter(path -> path.toString().endsWith(".class")).toList()) {
        String name = file.getFileName().toString();
        if (!name.equals("Wide.class")) { // the user's own
          MethodSizes.of(file).forEach((method, size) -> sizes.put(name + " " + method, size));
        }
      }
    }
    assertThat(sizes).containsKeys("WideMapper.class requestItem", "WideMapper.class fromItem");
    return sizes;
  }
}
