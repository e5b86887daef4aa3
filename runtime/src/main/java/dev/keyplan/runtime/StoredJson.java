package dev.keyplan.runtime;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The items of an answer as DynamoDB sent them: the JSON, and where in it each value lies.
 * Generated mappers read from it without {@code AttributeValue}s in between; {@link JsonReader} has
 * the Java values. Immutable.
 *
 * <p>A value is an int, {@link #ABSENT} if there is none. Only {@link AnswerScanner} makes one, of
 * JSON that it found to be well-formed throughout, so that nothing here can fail.
 */
public final class StoredJson {

  /** What {@link #get} answers for an attribute that is not there. */
  public static final int ABSENT = -1;

  /** Ints for each value: hash of the name, start of the name, start, type and length. */
  static final int WIDTH = 4;

  static final int S = 0;
  static final int N = 1;
  static final int B = 2;
  static final int BOOL = 3;
  static final int NULL = 4;
  static final int M = 5;
  static final int L = 6;
  static final int SS = 7;
  static final int NS = 8;
  static final int BS = 9;

  /** The last int of a value: its type, how its text is written, and its length. */
  static final int TYPE_SHIFT = 28;

  static final int PLAIN = 0;
  static final int UTF_8 = 1;
  static final int ESCAPED = 2;
  static final int FORM_SHIFT = 26;
  static final int LENGTH = (1 << FORM_SHIFT) - 1;

  /** That any long can have. */
  private static final int LONG_DIGITS = 18;

  private static final int NAME = 1;
  private static final int START = 2;
  private static final int SHAPE = 3;

  private final byte[] json;
  private final int[] values;
  private final int items;

  /**
   * @param values those of maps, lists and sets behind the one that holds them, which has their
   *     number as its start, and their ints as its length
   * @param items how many of the outermost values there are
   */
  StoredJson(byte[] json, int[] values, int items) {
    this.json = json;
    this.values = values;
    this.items = items;
  }

  int items() {
    return items;
  }

  /**
   * An attribute of an item, or an entry of a map.
   *
   * @param map an item or a value of type M
   */
  public int get(int map, String name) {
    int hash = name.hashCode();
    int end = end(map);
    for (int value = map + WIDTH; value < end; value = behind(value)) {
      if (values[value] == hash && isNamed(value, name)) {
        return value;
      }
    }
    return ABSENT;
  }

  /** The value itself; {@link #ABSENT} if DynamoDB's NULL is stored. */
  public int orNull(int value) {
    return value >= 0 && type(value) == NULL ? ABSENT : value;
  }

  /** The number of elements or entries; 0 for {@link #ABSENT}. */
  public int size(int container) {
    return container < 0 ? 0 : values[container + START];
  }

  /** The first element or entry, {@link #ABSENT} if there is none. */
  public int first(int container) {
    return size(container) == 0 ? ABSENT : container + WIDTH;
  }

  /** The element or entry of the container behind another one, {@link #ABSENT} behind the last. */
  public int next(int container, int value) {
    int next = behind(value);
    return next < end(container) ? next : ABSENT;
  }

  /** Where the next value is, if there is one. */
  int behind(int value) {
    return behind(values, value);
  }

  static int behind(int[] values, int value) {
    int shape = values[value + SHAPE];
    return value + (shape >>> TYPE_SHIFT < M ? WIDTH : shape & LENGTH);
  }

  /** The name of an entry. */
  public String name(int entry) {
    int start = values[entry + NAME];
    int form = start >>> FORM_SHIFT;
    int begin = start & LENGTH;
    int end = begin;
    while (json[end] != '"') {
      end += json[end] == '\\' ? 2 : 1;
    }
    return text(form, begin, end - begin);
  }

  int type(int value) {
    return values[value + SHAPE] >>> TYPE_SHIFT;
  }

  boolean is(int value, int type) {
    return value >= 0 && values[value + SHAPE] >>> TYPE_SHIFT == type;
  }

  /** The text of an S, an N or a B. */
  String text(int value) {
    int shape = values[value + SHAPE];
    return text(shape >>> FORM_SHIFT & 3, values[value + START], shape & LENGTH);
  }

  boolean bool(int value) {
    return json[values[value + START]] == 't';
  }

  byte[] bytes(int value) {
    return Base64.getDecoder().decode(text(value));
  }

  /**
   * A whole number of at most 18 digits.
   *
   * @return {@link Long#MIN_VALUE} if it is another one
   */
  long whole(int value) {
    int start = values[value + START];
    int end = start + (values[value + SHAPE] & LENGTH);
    boolean negative = start < end && json[start] == '-';
    int first = negative ? start + 1 : start;
    if (first == end || end - first > LONG_DIGITS) {
      return Long.MIN_VALUE;
    }
    long number = 0;
    for (int i = first; i < end; i++) {
      int digit = json[i] - '0';
      if (digit < 0 || digit > 9) {
        return Long.MIN_VALUE;
      }
      number = number * 10 + digit;
    }
    return negative ? -number : number;
  }

  /** A number, of whatever form. */
  BigDecimal decimal(int value) {
    int start = values[value + START];
    int end = start + (values[value + SHAPE] & LENGTH);
    int first = json[start] == '-' ? start + 1 : start;
    int point = end;
    long digits = 0;
    for (int i = first; i < end; i++) {
      int digit = json[i] - '0';
      if (digit >= 0 && digit <= 9) {
        digits = digits * 10 + digit;
      } else if (json[i] == '.' && point == end) {
        point = i;
      } else {
        return new BigDecimal(text(value));
      }
    }
    int scale = point == end ? 0 : end - point - 1;
    if (end - first > LONG_DIGITS || first == end || first == point && scale == 0) {
      return new BigDecimal(text(value));
    }
    return BigDecimal.valueOf(first == start ? digits : -digits, scale);
  }

  /** The value as the SDK has it; null if there is none. */
  AttributeValue value(int value) {
    if (value < 0) {
      return null;
    }
    return switch (type(value)) {
      case S -> AttributeValues.text(text(value));
      case N -> AttributeValues.number(text(value));
      case B -> AttributeValue.fromB(SdkBytes.fromByteArrayUnsafe(bytes(value)));
      case BOOL -> AttributeValues.of("", bool(value));
      case NULL -> AttributeValue.fromNul(true);
      case M -> AttributeValues.of("", map(value));
      case L -> AttributeValues.of("", list(value));
      case SS -> AttributeValues.strings(texts(value));
      case NS -> AttributeValues.numbers(texts(value));
      default -> AttributeValues.binaries(binaries(value));
    };
  }

  /** An item or an M as the SDK has it. */
  Map<String, AttributeValue> map(int map) {
    Map<String, AttributeValue> entries = new LinkedHashMap<>(size(map) * 4 / 3 + 1);
    for (int entry = first(map); entry >= 0; entry = next(map, entry)) {
      entries.put(name(entry), value(entry));
    }
    return Collections.unmodifiableMap(entries);
  }

  List<String> texts(int set) {
    List<String> texts = new ArrayList<>(size(set));
    for (int element = first(set); element >= 0; element = next(set, element)) {
      texts.add(text(element));
    }
    return texts;
  }

  private List<AttributeValue> list(int list) {
    List<AttributeValue> elements = new ArrayList<>(size(list));
    for (int element = first(list); element >= 0; element = next(list, element)) {
      elements.add(value(element));
    }
    return elements;
  }

  private List<SdkBytes> binaries(int set) {
    List<SdkBytes> elements = new ArrayList<>(size(set));
    for (int element = first(set); element >= 0; element = next(set, element)) {
      elements.add(SdkBytes.fromByteArrayUnsafe(bytes(element)));
    }
    return elements;
  }

  private int end(int container) {
    return container + (values[container + SHAPE] & LENGTH);
  }

  private boolean isNamed(int value, String name) {
    int start = values[value + NAME];
    if (start >>> FORM_SHIFT != PLAIN) {
      return name(value).equals(name);
    }
    int length = name.length();
    for (int i = 0; i < length; i++) {
      if (json[start + i] != name.charAt(i)) {
        return false;
      }
    }
    return json[start + length] == '"';
  }

  private String text(int form, int start, int length) {
    if (form == PLAIN) {
      return new String(json, start, length, StandardCharsets.ISO_8859_1);
    }
    String text = new String(json, start, length, StandardCharsets.UTF_8);
    return form == UTF_8 ? text : unescaped(text);
  }

  private static String unescaped(String text) {
    StringBuilder unescaped = new StringBuilder(text.length());
    int i = 0;
    while (i < text.length()) {
      char c = text.charAt(i++);
      if (c != '\\') {
        unescaped.append(c);
        continue;
      }
      char escape = text.charAt(i++);
      if (escape == 'u') {
        unescaped.append((char) Integer.parseInt(text, i, i + 4, 16));
        i += 4;
      } else {
        unescaped.append(
            switch (escape) {
              case 'b' -> '\b';
              case 'f' -> '\f';
              case 'n' -> '\n';
              case 'r' -> '\r';
              case 't' -> '\t';
              default -> escape;
            });
      }
    }
    return unescaped.toString();
  }
}
