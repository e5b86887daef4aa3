package dev.keyplan.processor.export.note;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;

/** Elements of HTML, closed as they were opened. All text and all values are escaped. */
final class HtmlWriter {

  private static final Set<String> VOID = Set.of("meta");
  private static final Set<String> INLINE =
      Set.of("code", "span", "b", "a", "dt", "dd", "small", "button");

  private final StringBuilder html = new StringBuilder();
  private final Deque<String> open = new ArrayDeque<>();

  /**
   * @param attributes names and values in turn; a null value makes an attribute without one
   */
  HtmlWriter open(String tag, String... attributes) {
    html.append('<').append(tag);
    for (int i = 0; i < attributes.length; i += 2) {
      html.append(' ').append(attributes[i]);
      if (attributes[i + 1] != null) {
        html.append("=\"").append(escaped(attributes[i + 1])).append('"');
      }
    }
    html.append('>');
    if (!VOID.contains(tag)) {
      open.push(tag);
    }
    return this;
  }

  HtmlWriter close() {
    String tag = open.pop();
    html.append("</").append(tag).append('>').append(INLINE.contains(tag) ? "" : "\n");
    return this;
  }

  HtmlWriter text(String text) {
    html.append(escaped(text));
    return this;
  }

  /** An element with text in it. */
  HtmlWriter element(String tag, String text, String... attributes) {
    return open(tag, attributes).text(text).close();
  }

  HtmlWriter line(Line line) {
    for (Line.Run run : line.runs()) {
      if (run.code()) {
        element("code", run.text());
      } else {
        text(run.text());
      }
    }
    return this;
  }

  /** Of our own: a style sheet or a script, which hold no data. */
  HtmlWriter raw(String trusted) {
    html.append(trusted);
    return this;
  }

  private static String escaped(String text) {
    StringBuilder escaped = new StringBuilder(text.length());
    text.codePoints()
        .forEach(
            c -> {
              switch (c) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                case '\'' -> escaped.append("&#39;");
                default -> {
                  boolean legal = c >= ' ' && c != 0x7F && !isSurrogate(c) || c == '\n';
                  escaped.appendCodePoint(legal ? c : 0xFFFD);
                }
              }
            });
    return escaped.toString();
  }

  private static boolean isSurrogate(int c) {
    return c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE;
  }

  String text() {
    if (!open.isEmpty()) {
      throw new IllegalStateException("open: " + open);
    }
    return html.toString();
  }
}
