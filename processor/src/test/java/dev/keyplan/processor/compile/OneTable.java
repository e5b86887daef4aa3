package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;

/** Tests of a table {@code Shop} in one file, with little in it. */
abstract class OneTable {

  private static final String IMPORTS =
      """
      import dev.keyplan.annotation.*;
      import java.math.*;
      import java.net.*;
      import java.time.*;
      import java.util.*;
      """;

  @TempDir private Path folder;

  /** One entity P, whose table key is {@code id} unless said otherwise, and the index GSI1. */
  CompileResult entity(String annotations, String components) {
    return table(
        "entities = Shop.P.class, globalIndexes = @GlobalIndex(name = \"GSI1\")",
        "@Entity @Key(partition = \"P#{id}\", sort = \"P\")\n"
            + annotations
            + "\n record P(String id, "
            + components
            + ") {}");
  }

  CompileResult keyed(String key, String patterns, String components) {
    return table(
        "entities = Shop.P.class",
        "@Entity " + key + "\n" + patterns + "\n record P(" + components + ") {}");
  }

  CompileResult table(String members, String types) {
    String text =
        "@Table(name = \"shop\", " + members + ")\npublic interface Shop {\n" + types + "\n}";
    return InProcessCompiler.javac().compile(Sources.write(folder, "Shop.java", IMPORTS + text));
  }

  static List<String> told(CompileResult result) {
    return result.findings().stream().map(Finding::headline).toList();
  }

  static String words(CompileResult result) {
    return String.join("\n", result.findings().stream().map(Finding::words).toList());
  }

  /** The Javadoc, in one line. */
  static String repository(CompileResult result) {
    assertThat(told(result)).isEmpty();
    return result.outputs().get("Shop_PRepository.java").replaceAll("\\s*\\n\\s*\\* ", " ");
  }
}
