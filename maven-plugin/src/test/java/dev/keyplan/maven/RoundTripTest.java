package dev.keyplan.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What is exported for a table serves its model. */
class RoundTripTest {

  static Stream<Arguments> exports() {
    return Stream.of(Designs.own(), Designs.published())
        .flatMap(
            designs ->
                designs.tables().stream()
                    .flatMap(
                        table ->
                            Stream.of("cloudformation.json", "terraform.tf.json", "table.json")
                                .map(format -> Arguments.of(table, format, designs))));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("exports")
  void anExportServesItsModel(String table, String format, Designs designs) {
    Path export = designs.exports(table).resolve(format);

    assertThat(ImportFile.verify(designs.model(table), export)).isEmpty();
  }

  @Test
  void aCreateTableRequestAloneSaysNoTimeToLive(@TempDir Path folder) throws IOException {
    Path request = folder.resolve("table.json");
    Files.copy(Designs.own().exports("tickets").resolve("table.json"), request);

    assertThat(ImportFile.verify(Designs.own().model("tickets"), request))
        .extracting(finding -> finding.kind() + " " + finding)
        .containsExactly(
            "UNRESOLVED time to live: the attribute is another call, update-time-to-live, which is"
                + " not decided here; the model needs expiresAt");
  }

  @Test
  void theDesignsAreThere() {
    assertThat(Designs.published().tables())
        .contains("orders-service", "ProjectBoard", "matches", "music", "sessions")
        .hasSize(15)
        .allSatisfy(
            table ->
                assertThat(Files.exists(Designs.published().exports(table).resolve("model.json")))
                    .isTrue());
  }
}
