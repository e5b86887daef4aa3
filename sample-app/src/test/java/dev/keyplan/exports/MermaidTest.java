package dev.keyplan.exports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The diagrams of the note, as Mermaid itself reads them: in a browser, where it is at home. */
class MermaidTest {

  private static final Pattern DIAGRAM = Pattern.compile("(?ms)^```mermaid\n(.*?)^```$");

  private static Browser browser;

  @BeforeAll
  static void start() throws IOException {
    Optional<String> missing = Chromium.FOLDER.missing();
    assumeTrue(missing.isEmpty(), () -> "No Mermaid: " + missing.orElseThrow());
    Optional<Path> executable = Chromium.executable();
    assumeTrue(executable.isPresent(), "No Chromium on the path, in CHROMIUM, or by npm");
    browser = Browser.start(executable.get());
    browser.open(Browser.blank());
    Path script = Chromium.FOLDER.path().resolve("node_modules/mermaid/dist/mermaid.min.js");
    browser.evaluate(Files.readString(script) + "\n;mermaid.initialize({startOnLoad: false})");
  }

  @AfterAll
  static void stop() {
    if (browser != null) {
      browser.close();
    }
  }

  static List<Exported> all() {
    return Exported.all();
  }

  private static List<String> diagrams(Exported exported) throws IOException {
    List<String> diagrams = new ArrayList<>();
    Matcher matcher = DIAGRAM.matcher(Files.readString(exported.file("design.md")));
    while (matcher.find()) {
      diagrams.add(matcher.group(1));
    }
    return diagrams;
  }

  private static String json(String text) throws IOException {
    return new ObjectMapper().writeValueAsString(text);
  }

  @ParameterizedTest
  @MethodSource("all")
  void everyDiagramIsMermaid(Exported exported) throws IOException {
    List<String> diagrams = diagrams(exported);
    assertThat(diagrams).isNotEmpty();

    for (String diagram : diagrams) {
      assertThat(
              browser
                  .evaluate("mermaid.parse(" + json(diagram) + ").then(d => d.diagramType, String)")
                  .textValue())
          .as(diagram)
          .isEqualTo("flowchart-v2");
    }
  }

  @Test
  void theParserRefusesWhatIsNone() throws IOException {
    assertThat(
            browser
                .evaluate(
                    "mermaid.parse(" + json("flowchart LR\n  a[\"b") + ").then(() => '', String)")
                .textValue())
        .contains("error");
  }

  /** Numbers signs and braces mean something in Mermaid; quoted, they stand for themselves. */
  @Test
  void labelsShowTheTemplates() throws IOException {
    Exported orders = DesignPageTest.samples().get(0);
    String drawn =
        browser
            .evaluate(
                "mermaid.render('orders', "
                    + json(diagrams(orders).get(0))
                    + ").then(drawn => new DOMParser().parseFromString(drawn.svg, 'text/html')"
                    + ".body.textContent)")
            .textValue();

    assertThat(drawn)
        .contains("PK = USER#{userId}")
        .contains("OrderSummary: SK = ORDER#{createdAt}#{orderId}");
  }
}
