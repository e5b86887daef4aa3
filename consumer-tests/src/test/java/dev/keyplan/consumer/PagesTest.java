package dev.keyplan.consumer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the pages of shapes and builds show is what the consumers and the tests compile. */
class PagesTest {

  @ParameterizedTest
  @CsvSource({
    "builds.md, java, 2, src/it",
    "shapes.md, java, 1, ../processor/src/test/resources/processors",
    "shapes.md, kotlin, 1, src/it"
  })
  void showWhatIsCompiled(String page, String language, int count, Path folder) throws IOException {
    List<String> blocks = blocks(Files.readString(Path.of("../docs", page)), language);
    List<List<String>> sources = sources(folder);

    assertThat(blocks).hasSizeGreaterThanOrEqualTo(count);
    assertThat(blocks)
        .allSatisfy(block -> assertThat(sources).anyMatch(source -> contains(source, block)));
  }

  private static List<String> blocks(String page, String language) {
    Matcher block =
        Pattern.compile("^```" + language + "\n((?s:.*?))^```$", Pattern.MULTILINE).matcher(page);
    List<String> blocks = new ArrayList<>();
    while (block.find()) {
      blocks.add(block.group(1).stripTrailing());
    }
    return blocks;
  }

  private static List<List<String>> sources(Path folder) throws IOException {
    List<List<String>> sources = new ArrayList<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(path -> path.toString().matches(".*\\.(java|kt)")).toList()) {
        sources.add(Files.readAllLines(file));
      }
    }
    return sources;
  }

  /** Lines in a row, as far to the right as they like. */
  private static boolean contains(List<String> source, String block) {
    int lines = (int) block.lines().count();
    for (int i = 0; i + lines <= source.size(); i++) {
      if (String.join("\n", source.subList(i, i + lines)).stripIndent().equals(block)) {
        return true;
      }
    }
    return false;
  }
}
