package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** After an incremental build, all is as after a full one, whatever was changed. */
class GradleBuildTest {

  /** They use generated classes where {@link SplitSources} cannot follow. */
  private static final Set<String> INSEPARABLE = Set.of("good-writes");

  @TempDir private Path folder;

  static List<String> compilingFixtures() {
    return DiagnosticFixtures.names().stream()
        .filter(name -> !INSEPARABLE.contains(name))
        .filter(name -> !expected(name).contains("error: "))
        .toList();
  }

  private static String expected(String fixture) {
    try {
      return Files.readString(DiagnosticFixtures.expected(fixture));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void theProcessorIsDeclaredIsolating() throws IOException {
    try (InputStream declared =
        getClass().getResourceAsStream("/META-INF/gradle/incremental.annotation.processors")) {
      assertThat(new String(declared.readAllBytes(), StandardCharsets.UTF_8).strip())
          .isEqualTo("dev.keyplan.processor.KeyplanProcessor,isolating");
    }
  }

  @ParameterizedTest
  @MethodSource("compilingFixtures")
  void touchingAFileLosesNothing(String fixture) throws IOException {
    Sources sources =
        SplitSources.write(DiagnosticFixtures.sources(fixture), folder.resolve("src"));
    GradleBuild build = build("touched");
    assertThat(build.full(sources).errors()).isEmpty();
    Set<String> files = build.files();
    var generated = build.generated();

    for (Path file : sources.files().stream().limit(3).toList()) {
      CompileResult result = build.incremental(sources, Set.of(file.getFileName().toString()));

      assertThat(result.errors()).as(file.toString()).isEmpty();
      assertThat(build.generated()).as(file.toString()).isEqualTo(generated);
      assertThat(build.files()).as(file.toString()).isEqualTo(files);
    }
  }

  private GradleBuild build(String name) throws IOException {
    return new GradleBuild(Files.createDirectories(folder.resolve(name)));
  }

  private static final String[] SHOP = {
    "shop/ShopTable.java",
    """
    package shop;

    @dev.keyplan.annotation.Table(name = "shop", entities = {Order.class, User.class})
    public interface ShopTable {}
    """,
    "shop/OtherTable.java",
    """
    package shop;

    @dev.keyplan.annotation.Table(name = "other", entities = Session.class)
    public interface OtherTable {}
    """,
    "shop/Session.java",
    """
    package shop;

    import dev.keyplan.annotation.*;

    @Entity
    public record Session(@PartitionKey String id, @SortKey String part) {}
    """,
    "shop/Order.java",
    """
    package shop;

    import dev.keyplan.annotation.*;
    import java.util.List;

    @Entity
    @Key(partition = Names.USER + "{userId}", sort = "ORDER#{state}#{id}")
    @AccessPattern(name = "ordersOf", by = "userId", returns = Total.class)
    @AccessPattern(name = "inState", by = {"userId", "state"}, orderBy = "id")
    public record Order(String userId, String id, State state, List<Price> prices, int total) {}
    """,
    "shop/User.java",
    """
    package shop;

    import dev.keyplan.annotation.*;

    @Entity
    @Key(partition = Names.USER + "{userId}", sort = "PROFILE")
    @AccessPattern(name = "user", by = "userId")
    public record User(String userId) {}
    """,
    "shop/Total.java",
    "package shop; public record Total(String id, int total) {}",
    "shop/Price.java",
    "package shop; public record Price(String currency, long cents) {}",
    "shop/State.java",
    "package shop; public enum State { OPEN, CLOSED }",
    "shop/Names.java",
    "package shop; public interface Names { String USER = \"USER#\"; }",
    "shop/Use.java",
    """
    package shop;

    class Use {
      long orders(OrderRepository orders) {
        return orders.ordersOf("ada").list().size();
      }
    }
    """
  };

  /** File, then what is replaced there by what. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Order.java|int total|int total, String note",
        "Order.java|@AccessPattern(name = \"inState\", by = {\"userId\", \"state\"}, orderBy = \"id\")|",
        "Price.java|long cents|long cents, int digits",
        "Total.java|int total|State state",
        "State.java|CLOSED|CLOSED, LOST",
        "ShopTable.java|\"shop\"|\"store\"",
        "Session.java|String part|long part",
        "User.java|String userId|String userId, String name",
      })
  void anEditGivesWhatAFullBuildGives(String edit) throws IOException {
    String[] parts = edit.split("\\|", -1);
    Sources sources = Sources.write(folder.resolve("src"), SHOP);
    GradleBuild build = build("incremental");
    assertThat(build.full(sources).errors()).isEmpty();
    Path file = folder.resolve("src").resolve("shop").resolve(parts[0]);
    String before = Files.readString(file);
    assertThat(before).contains(parts[1]);
    Files.writeString(file, before.replace(parts[1], parts[2]));

    CompileResult result = build.incremental(sources, Set.of(parts[0]));

    GradleBuild clean = build("clean");
    CompileResult expected = clean.full(sources);
    assertThat(result.errors()).isEmpty();
    assertThat(expected.errors()).isEmpty();
    assertThat(build.generated()).isEqualTo(clean.generated());
    assertThat(build.files()).isEqualTo(clean.files());
  }

  /** The entity uses no table, so that Gradle does not show it, and the trail is deleted. */
  @Test
  void anEntityThatItsTableListsNoMoreIsToldOnceBothAreCompiled() throws IOException {
    Sources sources = Sources.write(folder.resolve("src"), SHOP);
    GradleBuild build = build("incremental");
    assertThat(build.full(sources).errors()).isEmpty();
    Sources.write(
        folder.resolve("src"), "shop/ShopTable.java", SHOP[1].replace(", User.class", ""));

    assertThat(build.incremental(sources, Set.of("ShopTable.java")).errors()).isEmpty();
    assertThat(build.incremental(sources, Set.of("User.java")).errors()).isEmpty();
    assertThat(build.incremental(sources, Set.of("ShopTable.java", "User.java")).errors())
        .extracting(Finding::toString)
        .containsExactly("shop/User.java:5:1: error: [KP104] User is in no table");
  }

  @Test
  void anEntityThatIsRenamedLeavesNothing() throws IOException {
    Sources sources = Sources.write(folder.resolve("src"), SHOP);
    GradleBuild build = build("incremental");
    assertThat(build.full(sources).errors()).isEmpty();
    Path shop = folder.resolve("src").resolve("shop");
    Files.delete(shop.resolve("User.java"));
    Files.writeString(shop.resolve("Person.java"), SHOP[9].replace("record User", "record Person"));
    Files.writeString(
        shop.resolve("ShopTable.java"), SHOP[1].replace("User.class", "Person.class"));
    Sources renamed = Sources.in(folder.resolve("src"));

    CompileResult result =
        build.incremental(renamed, Set.of("User.java", "Person.java", "ShopTable.java"));

    GradleBuild clean = build("clean");
    assertThat(clean.full(renamed).errors()).isEmpty();
    assertThat(result.errors()).isEmpty();
    assertThat(build.generated()).isEqualTo(clean.generated());
    assertThat(build.files()).isEqualTo(clean.files());
  }
}
