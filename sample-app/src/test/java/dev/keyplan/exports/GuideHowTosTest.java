package dev.keyplan.exports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.keyplan.guide.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The guide's infrastructure code does with the exports of its shop what the pages say. */
class GuideHowTosTest {

  private static final Path EXPORTED = Path.of("META-INF", "keyplan", "web-shop");

  @TempDir private Path folder;

  /** As after a compilation of the shop alone. */
  @BeforeEach
  void export() throws IOException {
    Path target = Files.createDirectories(folder.resolve("target/classes").resolve(EXPORTED));
    try (Stream<Path> files = Files.list(Path.of("target", "test-classes").resolve(EXPORTED))) {
      for (Path file : files.toList()) {
        Files.copy(file, target.resolve(file.getFileName()));
      }
    }
    Files.writeString(folder.resolve("target/shop.jar"), "jar");
  }

  @Test
  void theCdkApplicationIsSynthesized() throws IOException {
    Optional<String> missing = Cdk.FOLDER.missing();
    assumeTrue(missing.isEmpty(), () -> "No AWS CDK: " + missing.orElseThrow());
    Path program = Files.writeString(folder.resolve("app.ts"), Page.of("cdk.md").block("ts"));
    Path result = folder.resolve("template.json");

    Program.Result run =
        Program.run(
            Cdk.FOLDER.path(),
            Map.of(),
            List.of(
                "node",
                "guide.js",
                program.toAbsolutePath().toString(),
                folder.toAbsolutePath().toString(),
                result.toAbsolutePath().toString()));

    assertThat(run.succeeded()).as(run.output()).isTrue();
    JsonNode template = Exported.read(result);
    JsonNode resources = template.get("Resources");
    assertThat(resources.at("/ShopTable/Type").textValue()).isEqualTo("AWS::DynamoDB::Table");
    List<JsonNode> policies = resources.findParents("PolicyDocument");
    assertThat(policies).hasSize(1);
    String policy = policies.get(0).get("PolicyDocument").toString();
    assertThat(policy)
        .contains("dynamodb:GetItem", "\"Fn::GetAtt\":[\"ShopTable\",\"Arn\"]")
        .doesNotContain("arn:aws:dynamodb", "dynamodb:Scan");
  }

  @Test
  void terraformReadsTheConfiguration() throws IOException {
    assumeTrue(Terraform.exists(), "No Terraform: there is no terraform on the PATH");
    String configuration = Page.of("terraform.md").block("hcl");
    Files.writeString(folder.resolve("main.tf"), configuration);
    Terraform terraform = new Terraform(folder);

    assertThat(terraform.run("get").succeeded()).isTrue();
    assertThat(terraform.errors()).allMatch(error -> error.startsWith("Missing required provider"));

    // Without a provider it reads no further than this; names are checked here.
    JsonNode module = Exported.read(exported("terraform.tf.json"));
    assertThat(module.get("variable").has("table_name")).isTrue();
    assertThat(module.get("output").has("table_name")).isTrue();
    assertThat(module.get("output").has("table_arn")).isTrue();
    assertThat(Files.readString(exported("iam-policy.json")))
        .contains("\"arn:aws:dynamodb:*:*:table/web-shop\"");

    Files.writeString(folder.resolve("main.tf"), configuration.replace("module \"", "modul \""));
    assertThat(terraform.errors())
        .anyMatch(error -> !error.startsWith("Missing required provider"));
  }

  private Path exported(String name) {
    return folder.resolve("target/classes").resolve(EXPORTED).resolve(name);
  }
}
