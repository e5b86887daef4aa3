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
}
