package dev.keyplan.exports;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The {@code terraform} of this machine. Where its registry cannot be reached, a mirror of the AWS
 * provider can be named in Terraform's own ways: {@code TF_CLI_ARGS_init=-plugin-dir=…}, or {@code
 * TF_CLI_CONFIG_FILE}.
 */
record Terraform(Path folder) {

  /** No account is asked: what is planned is new. */
  private static final Map<String, String> ENVIRONMENT =
      Map.of(
          "CHECKPOINT_DISABLE", "1",
          "TF_IN_AUTOMATION", "1",
          "TF_INPUT", "0",
          "AWS_ACCESS_KEY_ID", "none",
          "AWS_SECRET_ACCESS_KEY", "none",
          "AWS_REGION", "eu-west-1",
          "AWS_EC2_METADATA_DISABLED", "true");

  static boolean exists() {
    return Program.exists("terraform");
  }

  Program.Result run(String... arguments) {
    List<String> command = new ArrayList<>(List.of("terraform"));
    command.addAll(List.of(arguments));
    return Program.run(folder, ENVIRONMENT, command);
  }

  /** Prints JSON after warnings, if there are any. */
  JsonNode json(String... arguments) {
    String output = run(arguments).output();
    return Exported.parse(output.substring(output.indexOf("{\"")));
  }

  /** Summaries of the errors that {@code validate} finds. */
  List<String> errors() {
    String output = run("validate", "-json").output();
    List<String> errors = new ArrayList<>();
    for (JsonNode diagnostic :
        Exported.parse(output.substring(output.indexOf('{'))).get("diagnostics")) {
      if (diagnostic.get("severity").textValue().equals("error")) {
        errors.add(
            diagnostic.get("summary").textValue() + ": " + diagnostic.path("detail").asText());
      }
    }
    return errors;
  }
}
