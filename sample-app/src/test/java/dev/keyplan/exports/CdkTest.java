package dev.keyplan.exports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code CfnInclude} takes every template, and synthesizes the same table of it. */
class CdkTest {

  @TempDir private static Path folder;
  private static JsonNode included;

  /** One run for all, the broken ones too. */
  @BeforeAll
  static void includeAll() throws IOException {
    Optional<String> missing = Cdk.FOLDER.missing();
    assumeTrue(missing.isEmpty(), () -> "No AWS CDK: " + missing.orElseThrow());
    List<Path> templates = new ArrayList<>();
    for (Exported exported : exports()) {
      String template = Files.readString(exported.file("cloudformation.json"));
      templates.add(Files.writeString(copy(exported.toString()), template));
    }
    String template = Files.readString(exports().get(0).file("cloudformation.json"));
    templates.add(
        Files.writeString(copy("misspelt"), template.replace("\"BillingMode\"", "\"BilingMode\"")));
    templates.add(
        Files.writeString(copy("dangling"), template.replace("TableName\" }", "Name\" }")));
    templates.add(
        Files.writeString(
            copy("undefined"),
            template.replaceFirst(
                "\\{ \"AttributeName\": \"[^\"]*\", \"AttributeType\"[^}]*},", "")));
    included = Cdk.include(templates, folder.resolve("result.json").toAbsolutePath());
  }

  static List<Exported> exports() {
    return Exported.all();
  }

  private static Path copy(String name) {
    return folder.resolve(name.replaceAll("[^A-Za-z0-9]", "_") + ".json");
  }

  @ParameterizedTest
  @MethodSource("exports")
  void synthesizesTheSameTable(Exported exported) {
    JsonNode result = included.get(copy(exported.toString()).toAbsolutePath().toString());

    assertThat(result.path("error").asText()).isEmpty();
    Template template = new Template(exported.json("cloudformation.json"));
    Template synthesized = new Template(result.get("template"));
    // It sorts tags.
    assertThat(TableShape.ofCloudFormation(synthesized.properties()))
        .isEqualTo(TableShape.ofCloudFormation(template.properties()));
    assertThat(synthesized.table().get("DeletionPolicy").textValue()).isEqualTo("Retain");
    assertThat(synthesized.table().get("UpdateReplacePolicy").textValue()).isEqualTo("Retain");
    assertThat(synthesized.json().get("Outputs")).isEqualTo(template.json().get("Outputs"));
  }

  @Test
  void refusesWhatIsBroken() {
    for (String broken : List.of("misspelt", "dangling", "undefined")) {
      JsonNode result = included.get(copy(broken).toAbsolutePath().toString());
      assertThat(result.path("error").asText()).as(broken).isNotEmpty();
    }
  }
}
