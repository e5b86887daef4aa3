package dev.keyplan.maven.read;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Terraform's native syntax as its JSON syntax: blocks become objects under their type and labels,
 * always in a list, and an expression that is no literal becomes the text <code>${…}</code>. So
 * there is one reader of tables for both.
 */
final class HclReader {

  private final HclText text;

  private HclReader(String text) {
    this.text = new HclText(text);
  }

  /**
   * @throws UnreadableException that says where the text is not understood
   */
  static Map<String, Object> read(String text) {
    HclReader reader = new HclReader(text);
    Map<String, Object> body = reader.body();
    if (!reader.text.atEnd()) {
      throw reader.text.unexpected("an attribute or a block");
    }
    return body;
  }

  /** The value of one expression: literals, lists and objects, or the expression as a template. */
  static Object expression(String text) {
    return new HclReader(text).expression();
  }

  private Map<String, Object> body() {
    Map<String, Object> body = new LinkedHashMap<>();
    text.skipLines();
    while (!text.atEnd() && !text.sees("}")) {
      String name = text.identifier();
      text.skipSpaces();
      if (text.sees("=") && !text.sees("==")) {
        text.expect("=");
        if (body.putIfAbsent(name, expression()) != null) {
          throw text.error("'" + name + "' is there twice");
        }
      } else {
        block(body, name);
      }
      text.skipLines();
    }
    return body;
  }

  @SuppressWarnings("unchecked") // What this class put in.
  private void block(Map<String, Object> body, String type) {
    Map<String, Object> owner = body;
    String last = type;
    while (!text.sees("{")) {
      Object labelled = owner.computeIfAbsent(last, l -> new LinkedHashMap<>());
      if (!(labelled instanceof Map)) {
        throw text.error("'" + last + "' is there with a label and without one");
      }
      owner = (Map<String, Object>) labelled;
      last = text.sees("\"") ? text.string() : text.identifier();
      text.skipSpaces();
    }
    text.expect("{");
    Map<String, Object> content = body();
    text.expect("}");
    if (!(owner.computeIfAbsent(last, l -> new ArrayList<>()) instanceof List<?> blocks)) {
      throw text.error("'" + last + "' is a block and something else too");
    }
    ((List<Object>) blocks).add(content);
  }

  private Object expression() {
    text.skipSpaces();
    int start = text.position();
    try {
      Object literal = literal();
      text.skipSpaces();
      if (text.endsExpression()) {
        return literal;
      }
    } catch (UnreadableException noLiteral) {
      // An operation, a call or a for expression: kept as it is written.
    }
    text.back(start);
    return "${" + text.rawExpression() + "}";
  }

  private Object literal() {
    if (text.sees("\"")) {
      return text.string();
    }
    if (text.sees("<<")) {
      return text.heredoc();
    }
    if (text.sees("[")) {
      return list();
    }
    if (text.sees("{")) {
      return object();
    }
    String word = text.word();
    return switch (word) {
      case "true" -> true;
      case "false" -> false;
      case "null" -> null;
      default -> {
        if (word.isEmpty() || !Character.isDigit(word.charAt(word.charAt(0) == '-' ? 1 : 0))) {
          throw text.unexpected("a literal");
        }
        yield word;
      }
    };
  }

  private List<Object> list() {
    List<Object> list = new ArrayList<>();
    text.expect("[");
    text.skipLines();
    if (text.sees("for ")) {
      throw text.unexpected("a literal");
    }
    while (!text.sees("]")) {
      list.add(expression());
      text.skipLines();
      if (!text.sees("]")) {
        text.expect(",");
        text.skipLines();
      }
    }
    text.expect("]");
    return list;
  }

  private Map<String, Object> object() {
    Map<String, Object> object = new LinkedHashMap<>();
    text.expect("{");
    text.skipLines();
    while (!text.sees("}")) {
      String name = text.sees("\"") ? text.string() : text.identifier();
      text.skipSpaces();
      text.expect(text.sees(":") ? ":" : "=");
      object.put(name, expression());
      boolean onItsLine = !text.skipLines();
      if (text.sees(",")) {
        text.expect(",");
        text.skipLines();
      } else if (onItsLine && !text.sees("}")) {
        throw text.unexpected("',' or a new line");
      }
    }
    text.expect("}");
    return object;
  }
}
