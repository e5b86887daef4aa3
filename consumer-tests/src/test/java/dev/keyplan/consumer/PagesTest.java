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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The pages: shapes and builds show what the consumers and the tests compile. */
class PagesTest {

  private static final Path DOCS = Path.of("../docs");

  @ParameterizedTest
  @CsvSource({
    "builds.md, java, 3, src/it",
    "shapes.md, java, 1, ../processor/src/test/resources/processors",
    "shapes.md, kotlin, 1, src/it"
  })
  void showWhatIsCompiled(String page, String language, int count, Path folder) throws IOException {
    List<String> blocks = blocks(Files.readString(DOCS.resolve(page)), language);
    List<List<String>> sources = sources(folder);

    assertThat(blocks).hasSizeGreaterThanOrEqualTo(count);
    assertThat(blocks)
        .allSatisfy(block -> assertThat(sources).anyMatch(source -> contains(source, block)));
  }

  /** They come with what is pasted from a terminal. */
  @Test
  void noneHasControlCharacters() throws IOException {
    List<Path> pages =
        new ArrayList<>(List.of(Path.of("../README.md"), Path.of("../CHANGELOG.md")));
    try (Stream<Path> files = Files.walk(DOCS)) {
      files.filter(file -> file.toString().endsWith(".md")).forEach(pages::add);
    }

    assertThat(pages).contains(DOCS.resolve("compile-time.md"), DOCS.resolve("guide/glossary.md"));
    assertThat(pages)
        .allSatisfy(
            page -> assertThat(page).content().doesNotContainPattern("[\\p{Cntrl}&&[^\n]]"));
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
