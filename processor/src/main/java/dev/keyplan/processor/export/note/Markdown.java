package dev.keyplan.processor.export.note;

import java.util.regex.Pattern;

/**
 * Text that stands in Markdown (CommonMark with the tables of GitHub) as itself. What comes from
 * users may hold anything: bars, backticks, tags, numbers signs.
 */
final class Markdown {

  private static final Pattern BREAK = Pattern.compile("\\R|\\p{Cntrl}");
  private static final String SPECIAL = "\\`*_{}[]<>#|~$!&";

  private Markdown() {}

  static String line(Line line) {
    return line(line, false);
  }

  /** Of a table: a bar would end the cell even within code, but for a backslash before it. */
  static String cell(Line line) {
    return line(line, true);
  }

  private static String line(Line line, boolean inTable) {
    StringBuilder text = new StringBuilder();
    for (Line.Run run : line.runs()) {
      String code = run.code() ? code(run.text()) : text(run.text());
      text.append(run.code() && inTable ? code.replace("|", "\\|") : code);
    }
    return text.toString();
  }

  /** Of one line; each character that could be markup is escaped. */
  static String text(String text) {
    StringBuilder escaped = new StringBuilder();
    String oneLine = oneLine(text);
    for (int i = 0; i < oneLine.length(); i++) {
      char c = oneLine.charAt(i);
      boolean entity = c == '&' || c == '<' || c == '>';
      if (entity) {
        escaped.append(c == '&' ? "&amp;" : c == '<' ? "&lt;" : "&gt;");
      } else {
        escaped.append(SPECIAL.indexOf(c) < 0 ? "" : "\\").append(c);
      }
    }
    return escaped.toString();
  }

  /** A code span, in a fence that is longer than any within. */
  static String code(String code) {
    String content = oneLine(code);
    int longest = 0;
    int run = 0;
    for (int i = 0; i < content.length(); i++) {
      run = content.charAt(i) == '`' ? run + 1 : 0;
      longest = Math.max(longest, run);
    }
    String fence = "`".repeat(longest + 1);
    boolean padded =
        content.startsWith("`")
            || content.endsWith("`")
            || content.startsWith(" ") && content.endsWith(" ");
    return padded ? fence + " " + content + " " + fence : fence + content + fence;
  }

  private static String oneLine(String text) {
    return BREAK.matcher(text).replaceAll(" ");
  }
}
