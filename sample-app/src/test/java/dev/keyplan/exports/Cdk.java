package dev.keyplan.exports;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The AWS CDK of the folder {@code src/test/cdk}. It has a folder of its own since it is ten times
 * as big as the test servers.
 */
final class Cdk {

  static final NpmFolder FOLDER = NpmFolder.of("cdk");

  private Cdk() {}

  /** What it says of each template, in one process: it takes longest to load the library. */
  static JsonNode include(List<Path> templates, Path result) {
    List<String> command = new ArrayList<>(List.of("node", "include.js", result.toString()));
    templates.forEach(template -> command.add(template.toAbsolutePath().toString()));
    Program.Result run = Program.run(FOLDER.path(), Map.of(), command);
    if (!run.succeeded()) {
      throw new IllegalStateException(run.output());
    }
    return Exported.read(result);
  }
}
