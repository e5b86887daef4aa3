package dev.keyplan.processor.reader;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The syntax of key templates: {@code ORDER#{createdAt:seconds}#{owner.login}}, braces doubled. */
final class TemplateParser {

  sealed interface Piece {}

  record Text(String text) implements Piece {}

  /**
   * @param transform "" for none
   */
  record Placeholder(String path, String transform) implements Piece {}

  /** The template cannot be read; the message says why. */
  static final class SyntaxException extends Exception {
    private static final long serialVersionUID = 1L;

    SyntaxException(String message) {
      super(message);
    }
  }

  private static final String IDENTIFIER =
      "\\p{javaJavaIdentifierStart}\\p{javaJavaIdentifierPart}*";
  static final String PATH = IDENTIFIER + "(?:\\." + IDENTIFIER + ")*";
  static final String TRANSFORM = "[A-Za-z][A-Za-z0-9_]*(?:\\(\\d{1,9}\\))?";

  private static final Pattern PLACEHOLDER =
      Pattern.compile("(" + PATH + ")(?::(" + TRANSFORM + "))?");

  private final String template;
  private final List<Piece> pieces = new ArrayList<>();
  private final StringBuilder literal = new StringBuilder();
  private int position;

  private TemplateParser(String template) {
    this.template = template;
  }

  static List<Piece> parse(String template) throws SyntaxException {
    return new TemplateParser(template).parse();
  }

  private List<Piece> parse() throws SyntaxException {
    if (template.isEmpty()) {
      throw new SyntaxException("it is empty, and DynamoDB keys are not");
    }
    while (position < template.length()) {
      char c = template.charAt(position);
      boolean doubled = template.startsWith(String.valueOf(c).repeat(2), position);
      if ((c == '{' || c == '}') && doubled) {
        literal.append(c);
        position += 2;
      } else if (c == '{') {
        placeholder();
      } else if (c == '}') {
        throw new SyntaxException("'}' at " + position + " closes nothing; write }} for a brace");
      } else {
        literal.append(c);
        position++;
      }
    }
    endLiteral();
    return List.copyOf(pieces);
  }

  private void placeholder() throws SyntaxException {
    int end = template.indexOf('}', position);
    if (end < 0) {
      throw new SyntaxException("'{' at " + position + " is not closed; write {{ for a brace");
    }
    String content = template.substring(position + 1, end);
    Matcher matcher = PLACEHOLDER.matcher(content);
    if (!matcher.matches()) {
      throw new SyntaxException("{" + content + "} is neither {attribute} nor {attribute:format}");
    }
    endLiteral();
    pieces.add(new Placeholder(matcher.group(1), matcher.group(2) == null ? "" : matcher.group(2)));
    position = end + 1;
  }

  private void endLiteral() {
    if (!literal.isEmpty()) {
      pieces.add(new Text(literal.toString()));
      literal.setLength(0);
    }
  }
}
