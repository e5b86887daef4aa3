package dev.keyplan.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What the guide shows is what the build compiles and runs: each Java block of its pages stands,
 * line by line, in the sources beside this test. Blocks that are {@code java refused} are compiled
 * by a test of the processor.
 */
class GuidePagesTest {

  private static final Set<String> JAVA = Set.of("java", "java refused");
  private static final Pattern LINK = Pattern.compile("]\\(([^)#\\s]*)(#[^)\\s]*)?\\)");
  private static final Pattern HEADING = Pattern.compile("^#+ (.*)$", Pattern.MULTILINE);

  private static List<List<String>> sources;

  @BeforeAll
  static void readSources() throws IOException {
    sources = new ArrayList<>();
    try (Stream<Path> files = Files.walk(Path.of("src/test/java/dev/keyplan/guide"))) {
      for (Path file : files.filter(path -> path.toString().endsWith(".java")).sorted().toList()) {
        sources.add(Files.readAllLines(file));
      }
    }
  }

  static List<Page> pages() {
    return Page.all();
  }

  @ParameterizedTest
  @MethodSource("pages")
  void showsWhatIsCompiled(Page page) {
    assertThat(page.blocks())
        .extracting(Page.Block::info)
        .filteredOn(info -> info.startsWith("java"))
        .isSubsetOf(JAVA);
    assertThat(page.blocks())
        .filteredOn(block -> block.info().equals("java"))
        .allSatisfy(block -> assertThat(sources).anyMatch(source -> contains(source, block)));
  }

  /** A block that runs on into the next tests of its source shows what it is not about. */
  @ParameterizedTest
  @MethodSource("pages")
  void showsTestsOnlyInTheirClass(Page page) {
    assertThat(page.blocks())
        .extracting(Page.Block::text)
        .filteredOn(text -> text.contains("@Test"))
        .allSatisfy(text -> assertThat(text).contains("class "));
  }

  /** Lines in a row, as far to the right as they like. */
  private static boolean contains(List<String> source, Page.Block block) {
    List<String> lines = block.text().lines().toList();
    for (int i = 0; i + lines.size() <= source.size(); i++) {
      String cut = String.join("\n", source.subList(i, i + lines.size()));
      if (cut.stripIndent().equals(String.join("\n", lines))) {
        return true;
      }
    }
    return false;
  }

  @Test
  void everyPageIsInTheIndexAndHasExamples() {
    String index = Page.of("README.md").text();

    assertThat(pages()).hasSizeGreaterThan(10);
    assertThat(pages())
        .filteredOn(page -> !page.toString().equals("README.md"))
        .allSatisfy(page -> assertThat(index).contains("](" + page + ")"));
    assertThat(pages().stream().flatMap(page -> page.blocks().stream()))
        .filteredOn(block -> block.info().equals("java"))
        .hasSizeGreaterThan(40);
  }

  /** What a reader who is new to DynamoDB meets in the other pages. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "partition key",
        "primary key",
        "key attribute",
        "item collection",
        "time to live",
        "Query",
        "key condition",
        "filter",
        "Limit",
        "batch",
        "throttled",
        "PartiQL",
        "read unit",
        "global index",
        "sparse index",
        "projection",
        "UpdateItem",
        "conditional write",
        "transaction",
        "client token",
        "backfill",
        "table root",
        "entity type",
        "access pattern",
        "key template",
        "lossy",
        "collection",
        "view",
        "mapper",
        "cursor",
        "expected value",
        "proof",
        "guard item",
        "tenant",
        "role",
        "acceptance",
        "lock"
      })
  void theGlossaryExplains(String word) {
    assertThat(Page.of("glossary.md").text())
        .containsPattern("(?m)^\\|[^|]*\\b" + word + "\\b[^|]*\\|");
  }

  @ParameterizedTest
  @MethodSource("pages")
  void leadsToTheGlossary(Page page) {
    if (!page.toString().equals("glossary.md")) {
      assertThat(page.text()).contains("](glossary.md");
    }
  }

  @ParameterizedTest
  @MethodSource("pages")
  void itsLinksLeadSomewhere(Page page) throws IOException {
    for (MatchResult link : LINK.matcher(page.text()).results().toList()) {
      if (link.group(1).startsWith("http")) {
        continue;
      }
      Path target =
          link.group(1).isEmpty() ? page.file() : page.file().resolveSibling(link.group(1));
      assertThat(target.normalize()).exists();
      if (link.group(2) != null) {
        assertThat(anchors(Files.readString(target))).contains(link.group(2));
      }
    }
  }

  /** Of headings, as GitHub makes them. */
  private static List<String> anchors(String markdown) {
    return HEADING
        .matcher(markdown)
        .results()
        .map(heading -> heading.group(1).toLowerCase(java.util.Locale.ROOT))
        .map(heading -> "#" + heading.replaceAll("[^\\w\\- ]", "").replace(' ', '-'))
        .toList();
  }
}
