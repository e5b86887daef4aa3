package dev.keyplan.processor.export.note;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * The note as one page that needs nothing else: neither network nor server. The processor has
 * decided all that is shown; the script shows and hides.
 */
final class HtmlNote {

  /** Whatever may stand in the data: nothing is loaded, and nothing is sent. */
  private static final String POLICY =
      "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'";

  private final Note note;
  private final HtmlWriter html = new HtmlWriter();
  private final HtmlBlocks blocks = new HtmlBlocks(html);

  HtmlNote(Note note) {
    this.note = note;
  }

  String text() {
    html.raw("<!DOCTYPE html>\n").open("html", "lang", "en");
    html.open("head").open("meta", "charset", "utf-8");
    html.open("meta", "http-equiv", "Content-Security-Policy", "content", POLICY);
    html.open("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
    html.open("meta", "name", "color-scheme", "content", "light dark");
    html.element("title", note.title() + " · DynamoDB design");
    html.open("style").raw(resource("design.css")).close().close();
    html.open("body").open("div", "class", "page");
    header();
    for (Section section : note.sections()) {
      section(section);
    }
    html.close();
    html.open("script").raw(resource("design.js")).close();
    html.close().close();
    return html.text();
  }

  private void header() {
    html.open("header", "class", "head");
    html.element("p", "DynamoDB table design", "class", "eyebrow");
    html.element("h1", note.title());
    html.open("p", "class", "lead").line(note.lead()).close();
    html.open("dl", "class", "facts");
    for (Note.Fact fact : note.facts()) {
      html.open("div").element("dt", fact.name()).element("dd", fact.value()).close();
    }
    html.close();
    html.open("nav", "aria-label", "Sections");
    for (Section section : note.sections()) {
      html.element("a", section.title(), "href", "#" + section.id()).text(" ");
    }
    html.close().close();
  }

  private void section(Section section) {
    html.open("section", "id", section.id(), "aria-labelledby", section.id() + "-title");
    html.element("h2", section.title(), "id", section.id() + "-title");
    for (Block block : section.blocks()) {
      if (block instanceof Block.Drawing drawing) {
        new HtmlDrawing(html, drawing).write();
      } else {
        blocks.write(block);
      }
    }
    html.close();
  }

  /** Beside this class. */
  private static String resource(String name) {
    try (InputStream stream = HtmlNote.class.getResourceAsStream(name)) {
      return "\n" + new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
