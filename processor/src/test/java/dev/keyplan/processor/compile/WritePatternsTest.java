package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An entity with write patterns is written in these ways, and in no others. */
class WritePatternsTest {

  /** A method that users can call, and the type of its first parameter. */
  private static final Pattern METHOD =
      Pattern.compile("(?m)^  public [^=;(]*?(\\w+)\\((?:([\\w.]+(?:<[^>]*>)?) \\w+)?");

  private static final Map<String, String> OUTPUTS =
      InProcessCompiler.javac().compile(DiagnosticFixtures.sources("good-writes")).outputs();

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "User, findUser findUserBatch findUserInTransaction update",
    "Order, ordersOfStatus create update",
    "Line, create",
    "Stock, put putBatch update",
    "Event, findEvent findEventBatch findEventInTransaction create",
    "Sum, sum sumInTransaction",
    "Note, put putBatch move delete",
    "Badge, create move delete"
  })
  void aRepositoryHasTheMethodsOfTheDeclaredOperations(String entity, String methods) {
    assertThat(methods("Shop_" + entity + "Repository")).containsExactly(methods.split(" "));
    assertThat(methods("Shop_" + entity + "AsyncRepository")).containsExactly(methods.split(" "));
  }

  @Test
  void aTransactionHasTheOverloadsOfTheDeclaredOperations() {
    assertThat(overloads("ShopTransaction")).containsExactly("with Transaction", "execute null");
    assertThat(overloads("ShopAsyncTransaction"))
        .containsExactly("with AsyncTransaction", "execute null");
    assertThat(overloads("ShopTransactionWrites"))
        .containsExactly(
            "checkShop_User String",
            "create Shop.Order",
            "update Shop.Order",
            "create Shop.Line",
            "put Shop.Stock",
            "update Shop.Stock",
            "create Shop.Event",
            "checkShop_Sum null",
            "checkShop_Sum Function<Shop_SumConditions, Condition>",
            "put Shop.Note",
            "move Shop.Note",
            "deleteShop_Note String",
            "delete Shop.Note",
            "create Shop.Badge",
            "move Shop.Badge",
            "delete Shop.Badge");
  }

  @Test
  void whatNoDeclaredWriteTakesIsNotGenerated() {
    assertThat(generated("Update")).containsExactly("Order", "Stock", "User");
    assertThat(generated("Conditions")).containsExactly("Note", "Order", "Stock", "Sum", "User");
    assertThat(OUTPUTS.get("Shop_UserMapper.java")).doesNotContain("guardKeys");
    assertThat(OUTPUTS.get("Shop_BadgeMapper.java")).contains("guardKeys");
  }

  @Test
  void aWriteThatIsNotDeclaredDoesNotCompile() throws IOException {
    Path shop = DiagnosticFixtures.sources("good-writes").folder().resolve("Shop.java");
    Sources sources =
        Sources.write(
            folder,
            "Shop.java",
            Files.readString(shop),
            "Desk.java",
            """
            class Desk {
              void all(ShopClient shop, Shop.Event event, Shop.Line line) {
                shop.shop_EventRepository().put(event);
                shop.shop_EventRepository().delete("1");
                shop.shop_LineRepository().update("1", 1);
                shop.transaction().checkShop_Event("1");
              }
            }
            """);

    assertThat(InProcessCompiler.javac().compile(sources).errors())
        .extracting(Finding::line)
        .containsExactly(3L, 4L, 5L, 6L);
  }

  private static List<String> overloads(String transaction) {
    return METHOD
        .matcher(OUTPUTS.get(transaction + ".java"))
        .results()
        .map(method -> method.group(1) + " " + method.group(2))
        .distinct()
        .toList();
  }

  private static List<String> methods(String type) {
    return METHOD
        .matcher(OUTPUTS.get(type + ".java"))
        .results()
        .map(method -> method.group(1))
        .distinct()
        .toList();
  }

  private static List<String> generated(String suffix) {
    String end = suffix + ".java";
    return OUTPUTS.keySet().stream()
        .filter(file -> file.startsWith("Shop_") && file.endsWith(end))
        .map(file -> file.substring("Shop_".length(), file.length() - end.length()))
        .toList();
  }
}
