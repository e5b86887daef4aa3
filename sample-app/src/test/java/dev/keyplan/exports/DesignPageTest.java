package dev.keyplan.exports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The page of the design note in a real browser, from a file. */
class DesignPageTest {

  private static final String TABS = "[...document.querySelectorAll('[role=tab]')]";
  private static final String SHOWN =
      "[...document.querySelectorAll('.panel')]"
          + ".filter(panel => panel.getClientRects().length > 0).map(panel => panel.id)";
  private static final String HITS =
      "[...document.querySelectorAll('.hit')]"
          + ".sort((a, b) => a.querySelector('.entity').dataset.order"
          + " - b.querySelector('.entity').dataset.order)";

  private static Browser browser;

  @BeforeAll
  static void start() throws IOException {
    Optional<Path> executable = Chromium.executable();
    assumeTrue(executable.isPresent(), "No Chromium on the path, in CHROMIUM, or by npm");
    browser = Browser.start(executable.get());
  }

  @AfterAll
  static void stop() {
    if (browser != null) {
      browser.close();
    }
  }

  static List<Exported> samples() {
    return List.of(
        new Exported(Path.of("target/classes/META-INF/keyplan/orders-service").toAbsolutePath()),
        new Exported(Path.of("target/classes/META-INF/keyplan/ProjectBoard").toAbsolutePath()));
  }

  static List<Exported> all() {
    return Exported.all();
  }

  private static void open(Exported exported) {
    browser.show(1280, 900, "light", "");
    browser.open(exported.file("design.html"));
  }

  private static List<String> texts(String expression) {
    List<String> texts = new ArrayList<>();
    browser.evaluate(expression).forEach(text -> texts.add(text.asText()));
    return texts;
  }

  @ParameterizedTest
  @MethodSource("all")
  void complainsOfNothingAndLoadsNothing(Exported exported) {
    open(exported);
    browser.evaluate("document.querySelectorAll('button').forEach(button => button.click())");

    assertThat(browser.complaints()).isEmpty();
    assertThat(browser.requests()).containsExactly(exported.file("design.html").toUri().toString());
  }

  @ParameterizedTest
  @MethodSource("samples")
  void aTabShowsItsViewAlone(Exported exported) {
    open(exported);
    List<String> tabs = texts(TABS + ".map(tab => tab.id)");
    List<String> views = texts(TABS + ".map(tab => tab.getAttribute('aria-controls'))");
    assertThat(texts(SHOWN)).containsExactly(views.get(0));

    for (int i = tabs.size() - 1; i >= 0; i--) {
      browser.click("#" + tabs.get(i));

      assertThat(texts(SHOWN)).containsExactly(views.get(i));
      assertThat(texts(TABS + ".filter(tab => tab.ariaSelected === 'true').map(tab => tab.id)"))
          .containsExactly(tabs.get(i));
    }
  }

  @ParameterizedTest
  @MethodSource("samples")
  void aPatternMarksWhatItReadsWhereItReadsIt(Exported exported) {
    open(exported);
    List<String> patterns =
        texts("[...document.querySelectorAll('.patterns button')].map(b => b.dataset.read)");
    assertThat(patterns).hasSize(exported.json("model.json").get("patterns").size());

    for (String pattern : patterns) {
      browser.click(".patterns [data-read=" + pattern + "]");

      JsonNode read =
          browser.evaluate("({...document.getElementById('read-" + pattern + "').dataset})");
      assertThat(texts(HITS + ".map(row => row.id)"))
          .isNotEmpty()
          .containsExactly(read.get("items").textValue().split(" "));
      assertThat(texts(SHOWN)).containsExactly(read.get("view").textValue());
      assertThat(
              texts(
                  "[...document.querySelectorAll('.read')]"
                      + ".filter(r => r.getClientRects().length > 0).map(r => r.id)"))
          .containsExactly("read-" + pattern);
    }
  }

  @Test
  void theOrdersOfAUserAreReadNewestFirst() {
    open(samples().get(0));

    browser.click(".patterns [data-read=p2]");

    assertThat(texts(HITS + ".map(row => row.querySelector('.sort').textContent)"))
        .containsExactly(
            "ORDER#2026-10-21T11:25:00.000000000Z#o-58",
            "ORDER#2026-10-20T09:50:00.000000000Z#o-42",
            "ORDER#2026-10-19T08:15:00.000000000Z#o-17");
    assertThat(browser.evaluate("document.querySelector('#read-p2 .condition').textContent"))
        .hasToString("\"PK = \\\"USER#u-17\\\" and begins_with(SK, \\\"ORDER#\\\")\"");
  }

  @Test
  void theInventoryLeadsToTheDrawing() {
    open(samples().get(0));

    browser.click(".show[data-read=p1]");

    assertThat(texts(SHOWN)).containsExactly("v1");
    assertThat(texts(HITS + ".map(row => row.querySelector('.partition, .sort').textContent)"))
        .hasSize(2);
    assertThat(
            browser
                .evaluate("document.querySelector('#read-p1').getBoundingClientRect().top")
                .doubleValue())
        .isBetween(0.0, 900.0);
  }

  @Test
  void keysWalkThroughTheTabsAndEscapeUnmarks() {
    open(samples().get(0));
    browser.evaluate("document.getElementById('tab-v0').focus()");

    browser.press("ArrowRight");
    assertThat(texts(SHOWN)).containsExactly("v1");
    assertThat(browser.evaluate("document.activeElement.id").textValue()).isEqualTo("tab-v1");
    browser.press("ArrowRight");
    assertThat(texts(SHOWN)).containsExactly("v0");

    browser.click(".patterns [data-read=p0]");
    assertThat(texts(HITS + ".map(row => row.id)")).hasSize(1);
    browser.press("Escape");
    assertThat(texts(HITS + ".map(row => row.id)")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {1280, 400, 320})
  void thePageIsNoWiderThanTheWindow(int width) {
    for (Exported exported : all()) {
      browser.show(width, 900, "light", "");
      browser.open(exported.file("design.html"));
      for (String tab : texts(TABS + ".map(tab => tab.id)")) {
        browser.click("#" + tab);

        assertThat(browser.evaluate("document.documentElement.scrollWidth").intValue())
            .as(exported + " " + tab)
            .isLessThanOrEqualTo(width);
      }
    }
  }

  @Test
  void followsTheColorSchemeOfTheReader() {
    String background = "getComputedStyle(document.body).backgroundColor";
    browser.show(1280, 900, "light", "");
    browser.open(samples().get(0).file("design.html"));
    String light = browser.evaluate(background).textValue();
    browser.show(1280, 900, "dark", "");

    assertThat(browser.evaluate(background).textValue()).isNotEqualTo(light);
  }

  @Test
  void onPaperAllViewsAreShown() {
    open(samples().get(0));
    browser.show(800, 1100, "light", "print");

    assertThat(texts(SHOWN)).containsExactly("v0", "v1");
  }
}
