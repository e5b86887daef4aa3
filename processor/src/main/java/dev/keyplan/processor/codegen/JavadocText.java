package dev.keyplan.processor.codegen;

import java.util.List;

/** Texts of the user's, such as templates, inside generated Javadoc. */
final class JavadocText {

  private JavadocText() {}

  /** {@code {@code text}}, or where the text would end that tag or the comment, escaped HTML. */
  static String code(String text) {
    boolean plain = !text.contains("*/") && !text.contains("\\") && !text.contains("@");
    return plain && balanced(text) ? "{@code " + text + "}" : "<code>" + escaped(text) + "</code>";
  }

  /** Plain text as HTML that no comment and no Javadoc tag can be made of. */
  static String escaped(String text) {
    StringBuilder html = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean special = "<>&{}@*\\".indexOf(c) >= 0 || c < ' ';
      html.append(special ? "&#" + (int) c + ";" : String.valueOf(c));
    }
    return html.toString();
  }

  private static boolean balanced(String text) {
    int depth = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < ' ') {
        return false;
      }
      depth += c == '{' ? 1 : c == '}' ? -1 : 0;
      if (depth < 0) {
        return false;
      }
    }
    return depth == 0;
  }

  /** {@code a, b and c}. */
  static String enumerated(List<String> parts) {
    int last = parts.size() - 1;
    return last == 0
        ? parts.get(0)
        : String.join(", ", parts.subList(0, last)) + " and " + parts.get(last);
  }
}
