package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Sealed collections as compilers hand them over: in sources, in class files, and unfinished. */
class SealedCollectionsTest {

  private static final String SHOP =
      """
      package shop;

      import dev.keyplan.annotation.*;

      @Table(
          name = "shop",
          entities = {items.Order.class, items.Lines.Line.class, items.Lines.Gift.class},
          collections = items.OrderView.class)
      public interface Shop {
        default Object use(OrderViewRepository orders) {
          return orders.orderView("o1").limit(11).list();
        }
      }
      """;

  private static final String ORDER_VIEW =
      """
      package items;

      import dev.keyplan.annotation.*;

      @ItemCollection
      @AccessPattern(name = "orderView", by = "orderId", orderBy = "no")
      public sealed interface OrderView permits Lines, Order {}
      """;

  private static final String LINES =
      """
      package items;

      import dev.keyplan.annotation.*;

      /** Its own file permits the two. */
      public sealed interface Lines extends OrderView {

        @Entity
        @Key(partition = "ORDER#{orderId}", sort = "LINE#{no}")
        record Line(String orderId, int no) implements Lines {}

        @Entity
        @Key(partition = "ORDER#{orderId}", sort = "GIFT")
        record Gift(String orderId) implements Lines {}
      }
      """;

  private static final String ORDER =
      """
      package items;

      import dev.keyplan.annotation.*;

      @Entity
      @Key(partition = "ORDER#{orderId}", sort = "META")
      public record Order(String orderId) implements OrderView {}
      """;

  static Stream<InProcessCompiler> compilers() {
    return Stream.of(InProcessCompiler.javac(), InProcessCompiler.ecj());
  }

  private static Sources items(Path folder) {
    return Sources.write(
        folder,
        "items/OrderView.java",
        ORDER_VIEW,
        "items/Lines.java",
        LINES,
        "items/Order.java",
        ORDER);
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void membersFromClassFilesGiveTheSameAsFromSources(
      InProcessCompiler compiler, @TempDir Path folder) {
    Path classes = InProcessCompiler.temporaryFolder();
    Sources items = items(folder.resolve("items"));
    Sources shop = Sources.write(folder.resolve("shop"), "shop/Shop.java", SHOP);
    assertThat(compiler.compileInto(classes, items, List.of(), List.of()).errors()).isEmpty();
    items(folder.resolve("all"));
    Sources all = Sources.write(folder.resolve("all"), "shop/Shop.java", SHOP);

    CompileResult apart = compiler.compile(shop, List.of(classes), List.of());
    CompileResult together = compiler.compile(all);

    assertThat(apart.errors()).isEmpty();
    assertThat(together.errors()).isEmpty();
    assertThat(apart.outputs()).isEqualTo(together.outputs());
    assertThat(apart.outputs().get("shop/OrderViewRepository.java"))
        .contains("case \"Order\" -> OrderMapper.fromItem(item);")
        .contains("case \"Line\" -> Lines_LineMapper.fromItem(item);")
        .contains("case \"Gift\" -> Lines_GiftMapper.fromItem(item);");
  }

  /** An incremental compilation, of each part by itself. */
  @ParameterizedTest
  @MethodSource("compilers")
  void theInterfaceAloneOrAMemberAloneIsNoError(InProcessCompiler compiler, @TempDir Path folder) {
    Path output = InProcessCompiler.temporaryFolder();
    items(folder);
    Sources all = Sources.write(folder, "shop/Shop.java", SHOP);
    CompileResult whole = compiler.compileInto(output, all, List.of(), List.of());
    assertThat(whole.errors()).isEmpty();

    for (String file : List.of("OrderView.java", "Lines.java", "Order.java")) {
      CompileResult part = compiler.compileInto(output, all.only(file), List.of(output), List.of());

      assertThat(part.errors()).as(file).isEmpty();
      assertThat(part.outputs()).as(file).isEqualTo(whole.outputs());
    }
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void aMemberInAClassFileThatIsNoEntityIsToldWhereTheRootListsTheCollection(
      InProcessCompiler compiler, @TempDir Path folder) {
    Path classes = InProcessCompiler.temporaryFolder();
    Sources items = items(folder.resolve("items"));
    assertThat(compiler.compileInto(classes, items, List.of(), List.of()).errors()).isEmpty();
    Sources shop =
        Sources.write(
            folder.resolve("shop"), "shop/Shop.java", SHOP.replace(", items.Lines.Gift.class", ""));

    CompileResult result = compiler.compile(shop, List.of(classes), List.of());

    assertThat(result.errors())
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.headline())
                  .isEqualTo("[KP111] Gift, which Lines permits, is no entity of this table");
              assertThat(finding.file()).isEqualTo("shop/Shop.java");
            });
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void aMemberThatDoesNotExistIsForTheCompilerToTell(
      InProcessCompiler compiler, @TempDir Path folder) {
    items(folder);
    Sources sources =
        Sources.write(
            folder,
            "shop/Shop.java",
            SHOP,
            "items/OrderView.java",
            ORDER_VIEW.replace("permits Lines", "permits Missing, Lines"));

    CompileResult result = compiler.compile(sources);

    assertThat(result.errors()).isNotEmpty();
    assertThat(result.ofKeyplan()).isEmpty();
  }

  /** ECJ says the same itself; javac would, but is not asked once there are our errors. */
  @ParameterizedTest
  @MethodSource("compilers")
  void aSealedInterfaceThatPermitsNothingHasNoMembers(
      InProcessCompiler compiler, @TempDir Path folder) {
    Sources sources =
        Sources.write(
            folder,
            "Shop.java",
            """
            import dev.keyplan.annotation.*;

            @Table(name = "shop", entities = Shop.Order.class, collections = Shop.Nothing.class)
            public interface Shop {
              @ItemCollection
              @AccessPattern(name = "read", by = "orderId")
              sealed interface Nothing {}

              @Entity
              @Key(partition = "ORDER#{orderId}", sort = "META")
              record Order(String orderId) {}

              default Object use(Shop_NothingRepository repository) {
                return repository.read("o1");
              }
            }
            """);

    CompileResult result = compiler.compile(sources);

    assertThat(result.ofKeyplan())
        .extracting(Finding::headline)
        .containsExactly("[KP111] Nothing has no members");
  }

  @Test
  void theWaysOutCompile(@TempDir Path folder) {
    String text =
        """
        import dev.keyplan.annotation.*;
        import java.util.List;

        @Table(name = "shop", entities = {Order.class, Line.class},
            collections = {OrderView.class, OrderWithLine.class})
        public interface Shop {}

        @ItemCollection
        @AccessPattern(name = "orderView", by = "orderId")
        interface OrderView {}

        @ItemCollection
        @AccessPattern(name = "orderWithLine", by = "orderId")
        record OrderWithLine(Order order, Line line) {}

        @Entity
        @Key(partition = "ORDER#{orderId}", sort = "META")
        record Order(String orderId) implements OrderView {}

        @Entity
        @Key(partition = "ORDER#{orderId}", sort = "LINE#{no}")
        record Line(String orderId, int no) implements OrderView {}
        """;
    InProcessCompiler javac = InProcessCompiler.javac();
    String view = "sealed interface OrderView permits Order, Line {}";
    String lines = "List<Line> line";

    assertThat(javac.compile(Sources.write(folder, "Shop.java", text)).ofKeyplan())
        .extracting(Finding::message)
        .anyMatch(message -> message.contains("fix      " + view))
        .anyMatch(message -> message.contains("fix      " + lines));
    String pasted = text.replace("interface OrderView {}", view).replace("Line line", lines);
    assertThat(javac.compile(Sources.write(folder, "Shop.java", pasted)).errors()).isEmpty();
  }
}
