package dev.keyplan.processor.json;

import java.math.BigDecimal;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/**
 * JSON of maps, lists, texts, numbers, booleans and nulls: members in the map's order, two spaces
 * of indentation, {@code \n}; what holds only values and is short stands in one line. Line
 * separators and control characters are escaped.
 */
public final class JsonText {

  private static final int WIDTH = 100;
  private static final String INDENT = "  ";

  private final StringBuilder text = new StringBuilder();

  private JsonText() {}

  /** The document, with a line end after it. */
  public static String of(Object value) {
    JsonText json = new JsonText();
    json.value(value, "\n");
    return json.text.append('\n').toString();
  }

  private void value(Object value, String newLine) {
    if (value instanceof Map<?, ?> map) {
      block('{', '}', map.entrySet(), newLine);
    } else if (value instanceof List<?> list) {
      block('[', ']', list, newLine);
    } else if (value instanceof Map.Entry<?, ?> member) {
      quoted((String) member.getKey());
      text.append(": ");
      value(member.getValue(), newLine);
    } else if (value instanceof String string) {
      quoted(string);
    } else if (value instanceof Double number) {
      text.append(new BigDecimal(number.toString()).stripTrailingZeros().toPlainString());
    } else if (value == null
        || value instanceof Integer
        || value instanceof Long
        || value instanceof Boolean) {
      text.append(value);
    } else {
      throw new IllegalArgumentException("not JSON: " + value);
    }
  }

  private void block(char open, char close, Collection<?> elements, String newLine) {
    boolean oneLine = elements.stream().allMatch(JsonText::isLeaf);
    int start = text.length();
    write(open, close, elements, oneLine ? " " : newLine + INDENT, oneLine ? " " : newLine);
    if (oneLine && text.length() - start + newLine.length() > WIDTH) {
      text.setLength(start);
      write(open, close, elements, newLine + INDENT, newLine);
    }
  }

  /**
   * @param before what comes before each element
   * @param after what comes after the last one
   */
  private void write(char open, char close, Collection<?> elements, String before, String after) {
    text.append(open);
    String separator = "";
    for (Object element : elements) {
      text.append(separator).append(before);
      value(element, before);
      separator = ",";
    }
    text.append(elements.isEmpty() ? "" : after).append(close);
  }

  private static boolean isLeaf(Object element) {
    Object value = element instanceof Map.Entry<?, ?> member ? member.getValue() : element;
    return !(value instanceof Map || value instanceof List);
  }

  private void quoted(String string) {
    text.append('"');
    for (int i = 0; i < string.length(); i++) {
      char c = string.charAt(i);
      switch (c) {
        case '"' -> text.append("\\\"");
        case '\\' -> text.append("\\\\");
        case '\n' -> text.append("\\n");
        default -> {
          boolean plain = c >= ' ' && c != '\u2028' && c != '\u2029' && !Character.isSurrogate(c);
          boolean pair = Character.isSurrogate(c) && isPaired(string, i);
          text.append(plain || pair ? String.valueOf(c) : String.format("\\u%04x", (int) c));
        }
      }
    }
    text.append('"');
  }

  /** Half a pair has no UTF-8 form: it would reach the file as a question mark. */
  private static boolean isPaired(String string, int i) {
    return Character.isHighSurrogate(string.charAt(i))
        ? i + 1 < string.length() && Character.isLowSurrogate(string.charAt(i + 1))
        : i > 0 && Character.isHighSurrogate(string.charAt(i - 1));
  }
}
