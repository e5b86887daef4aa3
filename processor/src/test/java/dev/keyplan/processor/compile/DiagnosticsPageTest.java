package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.processor.InternalErrorsTest;
import dev.keyplan.processor.diagnostics.DiagnosticCode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The page on diagnostics has every code, and shows what the compiler says of the fixture that a
 * comment names. {@code -Dgolden.update} writes the messages into the page.
 */
class DiagnosticsPageTest {

  private static final InProcessCompiler JAVAC = InProcessCompiler.javac();
  private static final Path PAGE = Path.of("..", "docs", "diagnostics.md");

  /** Codes that no source provokes, and the test that does. */
  private static final Map<DiagnosticCode, Class<?>> WITHOUT_FIXTURE =
      Map.of(DiagnosticCode.KP901, InternalErrorsTest.class);

  private static final Pattern HEADING = Pattern.compile("(?m)^### (.*)$");

  /** A comment that names the fixture, and how the headline begins if the first is not meant. */
  private static final Pattern EXAMPLE =
      Pattern.compile(
          "<!-- (?<fixture>[a-z0-9-]+)(: (?<headline>.*?))? -->\n"
              + "```java\n(?<source>.*?)```\n\n```\n(?<message>.*?)```\n",
          Pattern.DOTALL);

  record Example(String code, String fixture, String headline, String source, String message) {

    @Override
    public String toString() {
      return code + " " + fixture;
    }
  }

  @Test
  void everyCodeHasItsHeadingInTheOrderOfTheCodes() {
    assertThat(HEADING.matcher(page()).results().map(heading -> heading.group(1)))
        .containsExactlyElementsOf(
            Arrays.stream(DiagnosticCode.values()).map(c -> c + " " + c.title()).toList());
  }

  @ParameterizedTest
  @EnumSource
  void everyCodeHasAnExampleAReasonAndAFix(DiagnosticCode code) {
    String section = section(code.name());
    assertThat(section).contains("\n**Why.** ").contains("\n**Fix.** ");
    if (!WITHOUT_FIXTURE.containsKey(code)) {
      assertThat(examples()).anyMatch(example -> example.code().equals(code.name()));
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyCodeIsProvokedByAFixture(DiagnosticCode code) throws IOException {
    List<String> provoking = new ArrayList<>();
    for (String fixture : DiagnosticFixtures.names()) {
      if (Files.readString(DiagnosticFixtures.expected(fixture)).contains("[" + code + "]")) {
        provoking.add(fixture);
      }
    }
    assertThat(provoking).matches(found -> found.isEmpty() == WITHOUT_FIXTURE.containsKey(code));
  }

  @ParameterizedTest
  @MethodSource("examples")
  void everyMessageIsWhatTheCompilerSays(Example example) throws IOException {
    Sources sources = DiagnosticFixtures.sources(example.fixture());
    Finding finding =
        JAVAC.compile(sources).ofKeyplan().stream()
            .filter(f -> f.headline().startsWith("[" + example.code() + "] " + example.headline()))
            .findFirst()
            .orElseThrow();
    String said = printed(finding, sources);
    if (System.getProperty("golden.update") != null) {
      Files.writeString(
          PAGE,
          page()
              .replace(
                  example.source() + "```\n\n```\n" + example.message(),
                  example.source() + "```\n\n```\n" + said));
    } else {
      assertThat(example.message()).isEqualTo(said);
    }
  }

  @ParameterizedTest
  @MethodSource("examples")
  void everyExampleIsPartOfItsFixture(Example example) throws IOException {
    StringBuilder fixture = new StringBuilder();
    for (Path file : DiagnosticFixtures.sources(example.fixture()).files()) {
      fixture.append(lines(Files.readString(file)));
    }
    Path options = DiagnosticFixtures.sources(example.fixture()).folder().resolve("options.txt");
    if (Files.exists(options)) {
      fixture.append(lines("// javac " + Files.readString(options)));
    }
    for (String piece : example.source().split("(?m)^ *// …$")) {
      assertThat(fixture.toString()).contains(lines(piece));
    }
  }

  /** As javac prints it: place and headline, the line, the caret under it, the details. */
  private static String printed(Finding finding, Sources sources) throws IOException {
    List<String> lines = new ArrayList<>();
    String place = finding.line() == 0 ? "" : finding.file() + ":" + finding.line() + ": ";
    lines.add(place + finding.kind() + ": " + finding.headline());
    if (finding.line() > 0) {
      Path file = sources.folder().resolve(finding.file());
      lines.add(Files.readAllLines(file).get((int) finding.line() - 1));
      lines.add(" ".repeat((int) finding.column() - 1) + "^");
    }
    finding.message().lines().skip(1).forEach(lines::add);
    return String.join("\n", lines) + "\n";
  }

  /** Without indentation and empty lines. */
  private static String lines(String text) {
    return text.lines()
        .map(String::strip)
        .filter(line -> !line.isEmpty())
        .collect(Collectors.joining("\n", "", "\n"));
  }

  static List<Example> examples() {
    List<Example> examples = new ArrayList<>();
    for (DiagnosticCode code : DiagnosticCode.values()) {
      Matcher matcher = EXAMPLE.matcher(section(code.name()));
      while (matcher.find()) {
        String headline = matcher.group("headline");
        examples.add(
            new Example(
                code.name(),
                matcher.group("fixture"),
                headline == null ? "" : headline,
                matcher.group("source"),
                matcher.group("message")));
      }
    }
    return examples;
  }

  /** From its heading to the next one; empty if there is none. */
  private static String section(String code) {
    Matcher section =
        Pattern.compile("^### " + code + " .*?(?=^##|\\z)", Pattern.DOTALL | Pattern.MULTILINE)
            .matcher(page());
    return section.find() ? section.group() : "";
  }

  private static String page() {
    try {
      return Files.readString(PAGE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
