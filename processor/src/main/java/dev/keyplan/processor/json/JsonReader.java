package dev.keyplan.processor.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads JSON (RFC 8259) as {@link JsonText} writes it: maps in the order of the text, lists, texts,
 * {@code Long} for whole numbers, {@code Double} for others, booleans and nulls. What RFC 8259
 * leaves open is refused: members of one name, numbers that no long or double holds, half a
 * surrogate pair unescaped.
 */
public final class JsonReader {

  /** Far above what is written, far below what the stack of a compiler bears. */
  private static final int MAX_DEPTH = 100;

  private final String text;
  private int at;
  private int depth;

  private JsonReader(String text) {
    this.text = text;
  }

  /**
   * @throws JsonException that says where the text is no JSON
   */
  public static Object read(String text) {
    JsonReader reader = new JsonReader(text);
    Object value = reader.value();
    reader.skipSpace();
    if (reader.at < text.length()) {
      throw reader.unexpected("the end");
    }
    return value;
  }

  private Object value() {
    skipSpace();
    switch (at < text.length() ? text.charAt(at) : ' ') {
      case '{':
        return object();
      case '[':
        return array();
      case '"':
        return string();
      case 't':
        return word("true", true);
      case 'f':
        return word("false", false);
      case 'n':
        return word("null", null);
      default:
        return number();
    }
  }

  private Map<String, Object> object() {
    Map<String, Object> members = new LinkedHashMap<>();
    open();
    if (!closes('}')) {
      do {
        skipSpace();
        int start = at;
        if (at == text.length() || text.charAt(at) != '"') {
          throw unexpected("the name of a member");
        }
        String name = string();
        if (members.containsKey(name)) {
          at = start;
          throw error("'" + name + "' is there twice");
        }
        skipSpace();
        expect(':');
        members.put(name, value());
      } while (continues('}'));
    }
    depth--;
    return members;
  }

  private List<Object> array() {
    List<Object> elements = new ArrayList<>();
    open();
    if (!closes(']')) {
      do {
        elements.add(value());
      } while (continues(']'));
    }
    depth--;
    return elements;
  }

  private void open() {
    if (++depth > MAX_DEPTH) {
      throw error("deeper than " + MAX_DEPTH + " levels");
    }
    at++;
  }

  private boolean closes(char end) {
    skipSpace();
    boolean closes = at < text.length() && text.charAt(at) == end;
    at += closes ? 1 : 0;
    return closes;
  }

  /** After an element: whether another one follows. */
  private boolean continues(char end) {
    if (closes(end)) {
      return false;
    }
    if (at == text.length() || text.charAt(at) != ',') {
      throw unexpected("',' or '" + end + "'");
    }
    at++;
    return true;
  }

  private Object word(String word, Object value) {
    if (!text.startsWith(word, at)) {
      throw unexpected("a value");
    }
    at += word.length();
    return value;
  }

  private String string() {
    StringBuilder string = new StringBuilder();
    int start = at++;
    while (true) {
      if (at == text.length()) {
        at = start;
        throw error("a text without an end");
      }
      char c = text.charAt(at);
      if (c == '"') {
        at++;
        return string.toString();
      }
      if (c < ' ') {
        throw error("a control character in a text, which must be escaped");
      }
      if (c == '\\') {
        string.append(escape());
      } else {
        int point = text.codePointAt(at);
        if (Character.isBmpCodePoint(point) && Character.isSurrogate(c)) {
          throw error("half a surrogate pair");
        }
        string.appendCodePoint(point);
        at += Character.charCount(point);
      }
    }
  }

  private char escape() {
    int start = at;
    char kind = at + 1 < text.length() ? text.charAt(at + 1) : ' ';
    at += 2;
    switch (kind) {
      case '"', '\\', '/':
        return kind;
      case 'b':
        return '\b';
      case 'f':
        return '\f';
      case 'n':
        return '\n';
      case 'r':
        return '\r';
      case 't':
        return '\t';
      case 'u':
        if (at + 4 <= text.length() && text.substring(at, at + 4).matches("[0-9a-fA-F]{4}")) {
          at += 4;
          return (char) Integer.parseInt(text.substring(at - 4, at), 16);
        }
        break;
      default:
        break;
    }
    at = start;
    throw error("an unknown escape");
  }

  private Object number() {
    int start = at;
    at += at < text.length() && text.charAt(at) == '-' ? 1 : 0;
    int whole = at;
    digits(start);
    if (text.charAt(whole) == '0' && at > whole + 1) {
      at = start;
      throw error("a number that begins with a zero");
    }
    boolean integer = true;
    if (at < text.length() && text.charAt(at) == '.') {
      integer = false;
      at++;
      digits(start);
    }
    if (at < text.length() && "eE".indexOf(text.charAt(at)) >= 0) {
      integer = false;
      at++;
      at += at < text.length() && "+-".indexOf(text.charAt(at)) >= 0 ? 1 : 0;
      digits(start);
    }
    return parse(start, integer);
  }

  private void digits(int start) {
    int first = at;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      at++;
    }
    if (at == first) {
      at = start;
      throw unexpected("a value");
    }
  }

  private Object parse(int start, boolean integer) {
    String number = text.substring(start, at);
    try {
      if (integer) {
        return Long.valueOf(number);
      }
      double value = Double.parseDouble(number);
      if (!Double.isInfinite(value)) {
        return value;
      }
    } catch (NumberFormatException tooLarge) {
      // As an infinite one.
    }
    at = start;
    throw error("a number that is too large");
  }

  private void expect(char c) {
    if (at == text.length() || text.charAt(at) != c) {
      throw unexpected("'" + c + "'");
    }
    at++;
  }

  private void skipSpace() {
    while (at < text.length() && " \t\n\r".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  private JsonException unexpected(String expected) {
    return error("expected " + expected + (at < text.length() ? "" : ", but here the text ends"));
  }

  private JsonException error(String problem) {
    int line = 1;
    int lineStart = 0;
    for (int i = 0; i < at; i++) {
      if (text.charAt(i) == '\n') {
        line++;
        lineStart = i + 1;
      }
    }
    return new JsonException(line, at - lineStart + 1, problem);
  }
}
