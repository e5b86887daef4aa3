package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Eclipse's compiler, called without its processing of Javadoc, takes an import for a comment alone
 * as unused: generated code has none.
 */
class EcjWarningsTest {

  private final InProcessCompiler ecj = InProcessCompiler.ecjThatLooksForWhatIsUnused();

  static List<String> designs() {
    return DiagnosticFixtures.names().stream().filter(name -> name.startsWith("good-")).toList();
  }

  @ParameterizedTest
  @MethodSource("designs")
  void generatedCodeHasNothingUnused(String fixture) {
    Sources sources = DiagnosticFixtures.sources(fixture);
    List<String> written =
        sources.files().stream().map(file -> file.getFileName().toString()).toList();

    assertThat(ecj.compile(sources).findings())
        .filteredOn(finding -> written.stream().noneMatch(finding.file()::endsWith))
        .isEmpty();
  }

  /** What a comment links to may lie elsewhere, and be used nowhere else. */
  @Test
  void typesOfOtherPackagesAreNotImportedForALink(@TempDir Path folder) {
    Sources sources =
        Sources.write(
            folder,
            "shop/Shop.java",
            """
            package shop;

            import dev.keyplan.annotation.*;

            @Table(name = "shop", entities = model.Order.class, globalIndexes = @GlobalIndex(name = "streets"))
            public interface Shop {}
            """,
            "model/Order.java",
            """
            package model;

            import dev.keyplan.annotation.*;

            @Entity @Key(partition = "O#{place.town}", sort = "O#{id}")
            @Key(index = "streets", partition = "S#{place.street}", sort = "{id}")
            @AccessPattern(name = "inStreet", by = "place.street", returns = OrderView.class)
            public record Order(String id, Place place) {}
            """,
            "model/OrderView.java",
            "package model; public record OrderView(String id) {}",
            "model/Place.java",
            "package model; public record Place(String town, String street) {}");

    assertThat(ecj.compile(sources).findings()).isEmpty();
  }

  /** Keys that no change can move: those of the table, and of unique attributes. */
  @Test
  void whatMovesNoKeyNeedsNoPartsOfKeys(@TempDir Path folder) {
    Sources sources =
        Sources.write(
            folder,
            "shop/Shop.java",
            """
            package shop;

            import dev.keyplan.annotation.*;

            @Table(name = "shop", entities = {Order.class, User.class, Member.class},
                globalIndexes = @GlobalIndex(name = "GSI1"))
            public interface Shop {}
            """,
            "shop/Order.java",
            """
            package shop;

            import dev.keyplan.annotation.*;

            @Entity @Key(partition = "O#{owner.login}", sort = "O#{place.spot.no}")
            public record Order(Owner owner, Place place) {}
            """,
            "shop/User.java",
            """
            package shop;

            import dev.keyplan.annotation.*;

            @Entity @Key(partition = "U#{id}", sort = "U")
            @Key(index = "GSI1", partition = "L#{owner.login}", sort = "U")
            @AccessPattern(name = "byLogin", by = "owner.login")
            public record User(String id, Owner owner,
                @Unique(partition = "M#{owner.login}", sort = "{mail}") String mail) {}
            """,
            "shop/Member.java",
            """
            package shop;

            import dev.keyplan.annotation.*;

            @Entity @Key(partition = "E#{owner.login}", sort = "M#{place.name}")
            @Key(index = "GSI1", partition = "P#{place.spot.no}", sort = "{owner.name}")
            @AccessPattern(name = "atSpot", by = "place.spot.no")
            public record Member(Owner owner, Place place) {}
            """,
            "shop/Owner.java",
            "package shop; public record Owner(String login, String name, int age) {}",
            "shop/Place.java",
            "package shop; public record Place(String name, Spot spot, int size) {}",
            "shop/Spot.java",
            "package shop; public record Spot(int no, int size) {}",
            "shop/Use.java",
            """
            package shop;

            class Use {
              void all(ShopClient shop) {
                shop.orderRepository().update("a", 1).owner(o -> o.age(2)).place(p -> p.spot(s -> s.size(1)));
                shop.userRepository().update("a").owner(o -> o.age(2).name("b"));
                shop.memberRepository().update("a", "b")
                    .owner(o -> o.age(2).name("b", 4)).place(p -> p.spot(s -> s.size(1).no(3, "c")));
              }
            }
            """);

    CompileResult result = ecj.compile(sources);

    assertThat(result.findings()).isEmpty();
    assertThat(result.outputs().get("shop/OrderUpdate.java")).doesNotContain("whole");
    assertThat(result.outputs().get("shop/UserUpdate.java")).doesNotContain("whole");
    assertThat(result.outputs().get("shop/MemberUpdate.java"))
        .contains("whole.placeSpotNo.set(no)");
  }
}
