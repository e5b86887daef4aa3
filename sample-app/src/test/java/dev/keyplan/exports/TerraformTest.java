package dev.keyplan.exports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Terraform, where it is installed, reads every module and, where it has the AWS provider, plans
 * the table that was declared. All modules are in one configuration: the provider takes long to
 * start.
 */
class TerraformTest {

  private static final String KEY = "arn:aws:kms:eu-west-1:111122223333:key/1";
  private static final String WITHOUT_PROVIDER = "Missing required provider";

  private static final String PROVIDER =
      """
      "provider": { "aws": {
        "skip_credentials_validation": true, "skip_requesting_account_id": true,
        "skip_region_validation": true, "skip_metadata_api_check": true } }
      """;

  @TempDir private Path folder;

  @BeforeAll
  static void findTerraform() {
    assumeTrue(Terraform.exists(), "No Terraform: there is no terraform on the PATH");
  }

  @Test
  void readsEveryModule() throws IOException {
    Terraform terraform = configuration(Exported.all(), false);

    assertThat(terraform.run("get").succeeded()).isTrue();
    assertThat(terraform.errors()).allMatch(error -> error.startsWith(WITHOUT_PROVIDER));
  }

  @Test
  void refusesWhatIsNoModule() throws IOException {
    String module = Files.readString(Exported.all().get(0).file("terraform.tf.json"));

    assertThat(errors("syntax", module.substring(0, module.length() - 3)))
        .anyMatch(error -> !error.startsWith(WITHOUT_PROVIDER));
    assertThat(errors("blocks", module.replace("\"variable\"", "\"variabel\"")))
        .anyMatch(error -> !error.startsWith(WITHOUT_PROVIDER));
  }

  private List<String> errors(String name, String module) throws IOException {
    Path alone = Files.createDirectory(folder.resolve(name));
    Files.writeString(alone.resolve("terraform.tf.json"), module);
    return new Terraform(alone).errors();
  }

  /** What it knows from the provider only. */
  @Test
  void refusesWhatIsNoTable() throws IOException {
    Terraform terraform = configuration(Exported.all().subList(0, 1), true);
    requireProvider(terraform);
    assertThat(terraform.errors()).isEmpty();
    Path file = folder.resolve("m0/terraform.tf.json");
    String module = Files.readString(file);
    for (String broken :
        List.of(
            module.replace("\"${var.table_name}\"", "\"${var.table_name\""),
            module.replace("PAY_PER_REQUEST", "ON_DEMAND"))) {
      Files.writeString(file, broken);
      assertThat(terraform.errors()).as(broken).isNotEmpty();
    }
  }

  private static void requireProvider(Terraform terraform) {
    Program.Result init = terraform.run("init", "-backend=false", "-no-color");
    String reason =
        init.output()
            .lines()
            .filter(line -> line.contains("Error: "))
            .findFirst()
            .map(line -> line.substring(line.indexOf("Error: ")))
            .orElse(init.output());
    assumeTrue(init.succeeded(), "No AWS provider for Terraform: " + reason);
  }

  @Test
  void plansTheTablesThatWereDeclared() throws IOException {
    List<Exported> exports =
        Exported.all().stream()
            .filter(exported -> !exported.json("terraform.tf.json").has("terraform"))
            .toList();
    Terraform terraform = configuration(exports, true);
    requireProvider(terraform);

    Program.Result plan = terraform.run("plan", "-refresh=false", "-out=plan");

    assertThat(plan.succeeded()).as(plan.output()).isTrue();
    Map<String, JsonNode> planned = new LinkedHashMap<>();
    for (JsonNode module :
        terraform.json("show", "-json", "plan").at("/planned_values/root_module/child_modules")) {
      planned.put(module.get("address").textValue(), module.at("/resources/0/values"));
    }
    assertThat(planned).hasSameSizeAs(exports);
    for (int i = 0; i < exports.size(); i++) {
      JsonNode module = exports.get(i).json("terraform.tf.json");
      TableShape declared = TerraformTable.declared(module).shape();
      TableShape shape = TerraformTable.planned(planned.get("module.m" + i), module).shape();
      assertThat(shape).as(exports.get(i).toString()).isEqualTo(declared.encryptedBy(KEY));
    }
  }

  /**
   * A configuration with a module for each table.
   *
   * @param plannable without looking up keys, which asks an account
   */
  private Terraform configuration(List<Exported> exports, boolean plannable) throws IOException {
    List<String> modules = new ArrayList<>();
    for (int i = 0; i < exports.size(); i++) {
      Path module = Files.createDirectory(folder.resolve("m" + i));
      String text = Files.readString(exports.get(i).file("terraform.tf.json"));
      String required = "";
      if (exports.get(i).json("terraform.tf.json").at("/variable/encryption_key").isObject()) {
        required = ", \"encryption_key\": \"alias/mine\"";
      }
      if (plannable) {
        text =
            text.replaceAll("\\$\\{data\\.aws_kms_key\\.\\w+\\.arn}", KEY)
                .replaceFirst("(?m)^  \"data\": \\{ ?(\\n    .*)*\\n  },\\n", "");
      }
      Files.writeString(module.resolve("terraform.tf.json"), text);
      modules.add("\"m%d\": { \"source\": \"./m%d\"%s }".formatted(i, i, required));
    }
    Files.writeString(
        folder.resolve("main.tf.json"),
        "{ " + PROVIDER + ", \"module\": { " + String.join(",\n", modules) + " } }");
    return new Terraform(folder);
  }
}
