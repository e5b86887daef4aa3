package dev.keyplan.maven.read;

import java.util.ArrayList;
import java.util.List;

/** The parts of a template: texts, and expressions between <code>${</code> and <code>}</code>. */
final class HclTemplate {

  /**
   * @param expression whether it is one; a directive counts as an expression that nobody evaluates
   */
  record Part(String text, boolean expression) {}

  private HclTemplate() {}

  static List<Part> parts(String template) {
    List<Part> parts = new ArrayList<>();
    StringBuilder literal = new StringBuilder();
    HclText text = new HclText(template);
    while (!text.atEnd()) {
      int start = text.position();
      text.skipInString();
      String part = text.since(start);
      if (part.startsWith("$${") || part.startsWith("%%{")) {
        literal.append(part, 1, part.length());
      } else if (part.startsWith("${") || part.startsWith("%{")) {
        add(parts, literal);
        boolean directive = part.startsWith("%");
        parts.add(new Part(directive ? part : inner(part), true));
      } else {
        literal.append(part);
      }
    }
    add(parts, literal);
    return parts;
  }

  private static void add(List<Part> parts, StringBuilder literal) {
    if (!literal.isEmpty()) {
      parts.add(new Part(literal.toString(), false));
      literal.setLength(0);
    }
  }

  /** Without the marks that strip white space beside it. */
  private static String inner(String part) {
    int start = part.startsWith("${~") ? 3 : 2;
    int end = part.length() - (part.endsWith("~}") ? 2 : 1);
    return part.substring(start, Math.max(start, end)).strip();
  }
}
