package dev.keyplan.exports;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.select.Elements;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The design notes of all tables: what is in them, and that both forms say the same. */
class DesignNotesTest {

  private static final List<TablesExtension> TABLES =
      List.of((TablesExtension) TablesExtension.create());
  private static final Parser PARSER = Parser.builder().extensions(TABLES).build();
  private static final HtmlRenderer RENDERER = HtmlRenderer.builder().extensions(TABLES).build();

  static List<Exported> all() {
    return Exported.all();
  }

  private static Document page(Exported exported) throws IOException {
    return Jsoup.parse(Files.readString(exported.file("design.html")));
  }

  private static Document markdown(Exported exported) throws IOException {
    String text = Files.readString(exported.file("design.md"));
    return Jsoup.parse(RENDERER.render(PARSER.parse(text)));
  }

  @ParameterizedTest
  @MethodSource("all")
  void bothFormsSayTheSame(Exported exported) throws IOException {
    Document page = page(exported);
    Document markdown = markdown(exported);

    assertThat(texts(markdown.select("h1, h2"))).isEqualTo(texts(page.select("h1, h2")));
    // In the drawing, Markdown has tables where the page has views.
    List<List<String>> inPage = tables(page.select("section:not(#items) table"));
    List<List<String>> inMarkdown = tables(markdown.select("table"));
    assertThat(inMarkdown).containsSubsequence(inPage);
    assertThat(inMarkdown).hasSize(inPage.size() + views(page) + 1);
    assertThat(texts(markdown.select("li"))).isEqualTo(texts(page.select("section > ul > li")));
  }

  private static int views(Document page) {
    return page.select("table.items").size();
  }

  private static List<List<String>> tables(Elements tables) {
    return tables.stream().map(table -> texts(table.select("th, td"))).toList();
  }

  private static List<String> texts(Elements elements) {
    return elements.stream().map(element -> element.text()).toList();
  }

  @ParameterizedTest
  @MethodSource("all")
  void everyItemOfTheDrawingIsInTheTableOfMarkdown(Exported exported) throws IOException {
    List<String> inPage = new ArrayList<>();
    for (Element row : page(exported).select("table.items tbody tr")) {
      List<String> attributes = new ArrayList<>();
      for (Element attribute : row.select("dl > div")) {
        attributes.add(attribute.select("dt").text() + " = " + attribute.select("dd").text());
      }
      inPage.add(row.select(".sort").text() + " " + String.join(", ", attributes));
    }
    List<String> inMarkdown = new ArrayList<>();
    Document markdown = markdown(exported);
    for (Element table : markdown.select("table")) {
      if (texts(table.select("th")).contains("Attributes")) {
        boolean sorted = table.select("th").size() > 3;
        for (Element row : table.select("tbody tr")) {
          Elements cells = row.select("td");
          String sort = sorted ? sortKey(exported, table, cells) : "";
          inMarkdown.add(sort + " " + cells.last().text());
        }
      }
    }
    assertThat(inMarkdown).isNotEmpty().isEqualTo(inPage);
  }

  private static String sortKey(Exported exported, Element table, Elements cells) {
    Set<String> names = new HashSet<>();
    JsonNode model = exported.json("model.json");
    names.add(model.at("/table/sortKey/attribute").asText());
    for (JsonNode index : model.get("indexes")) {
      index.get("sortKey").forEach(key -> names.add(key.get("attribute").asText()));
    }
    List<String> titles = texts(table.select("th"));
    List<String> values = new ArrayList<>();
    for (int i = 1; i < titles.size() - 2; i++) {
      if (names.contains(titles.get(i))) {
        values.add(cells.get(i).text());
      }
    }
    return String.join(" ", values);
  }

  @ParameterizedTest
  @MethodSource("all")
  void thePageNeedsNothingElse(Exported exported) throws IOException {
    Document page = page(exported);

    assertThat(page.select("[src], link, img, iframe, object, base, form")).isEmpty();
    assertThat(page.select("a").eachAttr("href"))
        .isNotEmpty()
        .allMatch(href -> href.startsWith("#"));
    assertThat(page.select("style").html()).contains(":root").doesNotContain("url(", "@import");
    assertThat(page.select("[onclick], [onload], [onerror], [style]")).isEmpty();
    assertThat(page.select("script")).hasSize(1);
    assertThat(page.select("style")).hasSize(1);
  }

  @ParameterizedTest
  @MethodSource("all")
  void everyReferenceLeadsToOneElement(Exported exported) throws IOException {
    Document page = page(exported);
    List<String> ids = page.select("[id]").eachAttr("id");
    assertThat(ids).doesNotHaveDuplicates();

    List<String> references = new ArrayList<>();
    page.select("a").eachAttr("href").forEach(href -> references.add(href.substring(1)));
    for (String name : List.of("aria-controls", "aria-labelledby", "data-view")) {
      references.addAll(page.select("[" + name + "]").eachAttr(name));
    }
    page.select("[data-read]").eachAttr("data-read").forEach(id -> references.add("read-" + id));
    page.select("[data-items]")
        .forEach(read -> references.addAll(List.of(read.attr("data-items").split(" "))));
    assertThat(ids).containsAll(references);
  }

  @ParameterizedTest
  @MethodSource("all")
  void everyPatternReadsItemsOfItsOwnAlone(Exported exported) throws IOException {
    Document page = page(exported);
    JsonNode model = exported.json("model.json");
    assertThat(page.select(".patterns button")).hasSameSizeAs(model.get("patterns"));
    for (int i = 0; i < model.get("patterns").size(); i++) {
      JsonNode pattern = model.get("patterns").get(i);
      Element read = page.getElementById("read-p" + i);
      assertThat(read.select("b").text()).isEqualTo(pattern.get("name").textValue());
      Set<String> own = new HashSet<>();
      for (JsonNode member : pattern.at("/proof/members")) {
        own.add(storedType(model, member.get("key").textValue().replaceAll("/.*", "")));
      }
      assertThat(read.attr("data-items")).as(read.text()).isNotEmpty();
      for (String item : read.attr("data-items").split(" ")) {
        assertThat(page.getElementById(item).select(".chip").text()).isIn(own);
      }
    }
  }

  /** Of an entity by the nested name of its class. */
  private static String storedType(JsonNode model, String entity) {
    boolean typed = model.get("table").has("entityTypeAttribute");
    for (JsonNode one : model.get("entities")) {
      if (one.get("entity").textValue().equals(entity)) {
        return typed ? one.get("storedType").textValue() : entity.replaceAll(".*\\.", "");
      }
    }
    throw new IllegalArgumentException(entity);
  }

  @Test
  void whatLooksLikeMarkupIsText() throws IOException {
    Exported hostile =
        all().stream().filter(e -> e.toString().equals("hostile")).findFirst().orElseThrow();
    Document page = page(hostile);
    Document markdown = markdown(hostile);
    String description =
        "findPage: 1. <script>alert('x')</script> | a `tick` and ``` a fence # no heading";
    String reason = "</script><script>alert(1)</script> | `kept` *for* # later";

    assertThat(texts(page.select("section > ul > li"))).contains(description);
    assertThat(texts(markdown.select("li"))).contains(description);
    assertThat(texts(page.select("td"))).contains(reason, "<script>|`{pageId}`");
    assertThat(texts(markdown.select("td"))).contains(reason, "<script>|`{pageId}`");
    assertThat(markdown.select("script, b, i, a, del")).isEmpty();
    assertThat(page.select("section i, section script, section a")).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("all")
  void thePageIsSmall(Exported exported) throws IOException {
    Document page = page(exported);

    assertThat(page.select("script").html().length() + page.select("style").html().length())
        .isBetween(1_000, 40_000);
  }
}
