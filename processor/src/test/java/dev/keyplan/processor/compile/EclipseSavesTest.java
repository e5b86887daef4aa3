package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Saves in Eclipse, and so in VS Code: each compiles what was saved and what uses it, in one
 * process, with class files for the rest and what was generated before in the output.
 */
class EclipseSavesTest {

  private static final String ORDER =
      """
      package shop;

      import dev.keyplan.annotation.*;

      @Entity
      @Key(partition = "USER#{userId}", sort = "ORDER#{id}")
      @AccessPattern(name = "ordersOf", by = "userId")
      public record Order(String userId, String id) {}
      """;

  @TempDir private Path folder;
  private final InProcessCompiler ecj = InProcessCompiler.ecj();

  @Test
  void eachSaveTellsWhatIsWrongNowAndLeavesWhatAFullBuildWould() throws IOException {
    Path output = Files.createDirectories(folder.resolve("output"));
    Sources all =
        Sources.write(
            folder.resolve("src"),
            "shop/ShopTable.java",
            """
            package shop;

            @dev.keyplan.annotation.Table(
                name = "shop",
                entities = Order.class)
            public interface ShopTable {}
            """,
            "shop/Order.java",
            ORDER,
            "shop/Use.java",
            """
            package shop;

            class Use {
              long orders(OrderRepository orders) {
                return orders.ordersOf("ada").list().size();
              }
            }
            """);
    assertThat(save(output, all).errors()).isEmpty();

    saveOrder(ORDER.replace("by = \"userId\"", "by = \"custmerId\""));
    CompileResult wrong = save(output, all.only("Order.java", "ShopTable.java"));
    CompileResult wrongAgain = save(output, all.only("Order.java", "ShopTable.java"));

    // ECJ has no place in a record, nor in an array: told at the @Table that lists it.
    assertThat(wrong.errors())
        .extracting(Finding::toString)
        .containsExactly(
            "shop/ShopTable.java:3:1: error: [KP110] Order has no attribute 'custmerId'");
    assertThat(wrongAgain.errors()).isEqualTo(wrong.errors());

    saveOrder(ORDER.replace("String id)", "String id, int total)"));
    CompileResult right = save(output, all.only("Order.java", "ShopTable.java"));

    assertThat(right.errors()).isEmpty();
    assertThat(right.outputs()).isEqualTo(ecj.compile(all).outputs());
    assertThat(save(output, all.only("Use.java")).errors()).isEmpty();
    assertThat(save(output, all.only("Order.java")).errors()).isEmpty();
  }

  @Test
  void anErrorOfTheRootIsUnderlinedAtItsMemberAndValue() throws IOException {
    Sources sources =
        Sources.write(
            folder.resolve("src"),
            "shop/ShopTable.java",
            """
            package shop;

            import dev.keyplan.annotation.*;

            @Table(name = "no space", entities = Order.class)
            public interface ShopTable {}
            """,
            "shop/Order.java",
            ORDER);

    CompileResult result = save(folder.resolve("output"), sources);

    assertThat(result.errors())
        .singleElement()
        .satisfies(
            error -> {
              assertThat(error.file() + ":" + error.line() + ":" + error.column())
                  .isEqualTo("shop/ShopTable.java:5:8");
              assertThat(error.headline()).startsWith("[KP103]");
            });
  }

  private void saveOrder(String text) {
    Sources.write(folder.resolve("src"), "shop/Order.java", text);
  }

  private CompileResult save(Path output, Sources saved) throws IOException {
    Files.createDirectories(output);
    if (saved.files().stream().anyMatch(file -> file.endsWith("ShopTable.java"))) {
      deleteGenerated(output);
    }
    return ecj.run(output, saved, null, List.of(output), List.of(HostedProcessor.inEclipse()));
  }

  /** The workspace overwrites what a type generated before; ECJ's own file system refuses to. */
  private static void deleteGenerated(Path output) throws IOException {
    try (Stream<Path> files = Files.walk(output)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String name = file.getFileName().toString();
        if (!name.matches("(Order|ShopTable|Use)\\.class")) {
          Files.delete(file);
        }
      }
    }
  }
}
