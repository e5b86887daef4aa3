package dev.keyplan.runtime;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/**
 * Finds the items in the answer to a Query, and what else it says. Strict: whatever is not exactly
 * the JSON that DynamoDB sends is refused as a whole, for the SDK to judge.
 */
final class AnswerScanner extends JsonScanner {

  private static final byte[] ITEMS = "\"Items\"".getBytes(StandardCharsets.US_ASCII);

  /** By the numbers of the types, with the quote behind. */
  private static final String[] NAMES = {
    "S\"", "N\"", "B\"", "BOOL\"", "NULL\"", "M\"", "L\"", "SS\"", "NS\"", "BS\""
  };

  /** Entries of a map, more than which are not compared one by one. */
  private static final int MANY = 64;

  private int[] values;
  private int used;
  private int items = -1;
  private final byte[] rest;
  private int restLength;
  private int nameHash;
  private int nameStart;

  private AnswerScanner(byte[] json) {
    super(json);
    this.values = new int[Math.max(64, json.length / 5)];
    this.rest = new byte[Math.min(json.length, 512)];
  }

  /**
   * An answer taken apart.
   *
   * @param rest the same JSON without the items
   */
  record Answer(StoredJson items, byte[] rest) {}

  /**
   * @return null if it is not an answer with items in all respects
   */
  static Answer scan(byte[] json) {
    if (json.length > StoredJson.LENGTH) {
      return null;
    }
    AnswerScanner scanner = new AnswerScanner(json);
    try {
      return scanner.answer();
    } catch (Unexpected | IndexOutOfBoundsException e) {
      return null;
    }
  }

  private Answer answer() {
    byte[] others = rest;
    expect('{');
    if (peek() == '}') {
      throw Unexpected.INSTANCE;
    }
    others = append(others, '{');
    do {
      int member = skipSpace();
      if (matches(member, ITEMS)) {
        at = member + ITEMS.length;
        expect(':');
        items();
      } else {
        if (restLength > 1) {
          others = append(others, ',');
        }
        expect('"');
        if (isItems(at, skipText(at))) {
          throw Unexpected.INSTANCE;
        }
        expect(':');
        skipValue(0);
        others = append(others, member, at);
      }
    } while (another('}'));
    others = append(others, '}');
    if (skipSpace() != json.length || items < 0) {
      throw Unexpected.INSTANCE;
    }
    StoredJson stored = new StoredJson(json, values, items);
    return new Answer(stored, Arrays.copyOf(others, restLength));
  }

  private void items() {
    if (items >= 0) {
      throw Unexpected.INSTANCE;
    }
    items = 0;
    expect('[');
    if (peek() == ']') {
      at++;
      return;
    }
    do {
      int item = begin();
      nameStart = 0;
      entries(item, 1);
      items++;
    } while (another(']'));
  }

  /** A value's wrapper, as in {@code {"S": "text"}}, for the name that was read last. */
  private void value(int depth) {
    int value = begin();
    if (isUsualText(value)) {
      return;
    }
    expect('{');
    expect('"');
    int type = type();
    expect(':');
    switch (type) {
      case StoredJson.S, StoredJson.N, StoredJson.B -> text(value, type);
      case StoredJson.BOOL -> bool(value);
      case StoredJson.NULL -> end(value, type, literal("true"), 0);
      case StoredJson.M -> entries(value, depth + 1);
      case StoredJson.L -> elements(value, depth + 1);
      default -> set(value, type);
    }
    expect('}');
  }

  /** Most values are texts or numbers without anything to watch, and no space in between. */
  private boolean isUsualText(int value) {
    int i = at;
    byte type = json[i + 2];
    if (json[i] != '{'
        || json[i + 1] != '"'
        || json[i + 3] != '"'
        || json[i + 4] != ':'
        || json[i + 5] != '"'
        || type != 'S' && type != 'N') {
      return false;
    }
    int start = i + 6;
    int end = behindPlain(start);
    if (json[end] != '"' || json[end + 1] != '}') {
      return false;
    }
    end(value, type == 'S' ? StoredJson.S : StoredJson.N, start, end - start);
    at = end + 2;
    return true;
  }

  /** The type's name, up to and with its last quote. */
  private int type() {
    int second = json[at + 1];
    int type =
        switch (json[at]) {
          case 'S' -> second == 'S' ? StoredJson.SS : StoredJson.S;
          case 'N' ->
              second == 'S' ? StoredJson.NS : second == 'U' ? StoredJson.NULL : StoredJson.N;
          case 'B' ->
              second == 'S' ? StoredJson.BS : second == 'O' ? StoredJson.BOOL : StoredJson.B;
          case 'M' -> StoredJson.M;
          case 'L' -> StoredJson.L;
          default -> throw Unexpected.INSTANCE;
        };
    literal(NAMES[type]);
    return type;
  }

  private void entries(int map, int depth) {
    expect('{');
    int count = 0;
    long seen = 0;
    if (peek() == '}') {
      at++;
    } else {
      do {
        expect('"');
        name();
        expect(':');
        long bit = 1L << nameHash;
        if ((seen & bit) != 0 && count < MANY) {
          refuseNamesake(map);
        }
        seen |= bit;
        if (depth > DEEPEST) {
          throw Unexpected.INSTANCE;
        }
        value(depth);
        count++;
      } while (another('}'));
    }
    if (count > MANY) {
      refuseNamesakes(map);
    }
    end(map, StoredJson.M, count, used - map);
  }

  /** Of two entries with one name the SDK takes the last; DynamoDB sends none such. */
  private void refuseNamesake(int map) {
    for (int entry = map + StoredJson.WIDTH;
        entry < used;
        entry = StoredJson.behind(values, entry)) {
      if (values[entry] == nameHash && name(values[entry + 1]).equals(name(nameStart))) {
        throw Unexpected.INSTANCE;
      }
    }
  }

  /** The same for all entries of a large map, in time that grows with their number alone. */
  private void refuseNamesakes(int map) {
    Set<String> names = new HashSet<>();
    for (int entry = map + StoredJson.WIDTH;
        entry < used;
        entry = StoredJson.behind(values, entry)) {
      if (!names.add(name(values[entry + 1]))) {
        throw Unexpected.INSTANCE;
      }
    }
  }

  private void elements(int list, int depth) {
    expect('[');
    int count = 0;
    if (peek() == ']') {
      at++;
    } else {
      do {
        nameHash = 0;
        nameStart = 0;
        if (depth > DEEPEST) {
          throw Unexpected.INSTANCE;
        }
        value(depth);
        count++;
      } while (another(']'));
    }
    end(list, StoredJson.L, count, used - list);
  }

  private void set(int set, int type) {
    expect('[');
    int count = 0;
    nameHash = 0;
    nameStart = 0;
    if (peek() == ']') {
      at++;
    } else {
      do {
        text(begin(), type - StoredJson.SS);
        count++;
      } while (another(']'));
    }
    end(set, type, count, used - set);
  }

  private void text(int value, int type) {
    expect('"');
    int start = at;
    int form = skipText(start);
    int length = at - 1 - start;
    if (type != StoredJson.S && form != StoredJson.PLAIN) {
      throw Unexpected.INSTANCE;
    }
    if (type == StoredJson.B) {
      checkBase64(start, start + length);
    }
    end(value, type, start, length | form << StoredJson.FORM_SHIFT);
  }

  private void bool(int value) {
    int start = skipSpace();
    literal(json[start] == 't' ? "true" : "false");
    end(value, StoredJson.BOOL, start, 0);
  }

  /** Padded, as DynamoDB writes it. */
  private void checkBase64(int start, int end) {
    int last = end;
    while (last > start && end - last < 2 && json[last - 1] == '=') {
      last--;
    }
    for (int i = start; i < last; i++) {
      int c = json[i];
      if (!(c >= 'a' && c <= 'z'
          || c >= 'A' && c <= 'Z'
          || c >= '0' && c <= '9'
          || c == '+'
          || c == '/')) {
        throw Unexpected.INSTANCE;
      }
    }
    if ((end - start) % 4 != 0) {
      throw Unexpected.INSTANCE;
    }
  }

  private void name() {
    int start = at;
    int hash = 0;
    int i = start;
    while (IS_PLAIN[json[i] & 0xFF]) {
      hash = 31 * hash + json[i++];
    }
    if (json[i] == '"') {
      at = i + 1;
      nameHash = hash;
      nameStart = start;
      return;
    }
    int form = skipText(start);
    nameStart = start | form << StoredJson.FORM_SHIFT;
    nameHash = name(nameStart).hashCode();
  }

  /** Written with escapes: there would be two, of which the SDK takes the last. */
  private boolean isItems(int start, int form) {
    return form == StoredJson.ESCAPED
        && name(start | form << StoredJson.FORM_SHIFT).equals("Items");
  }

  private String name(int startAndForm) {
    return new StoredJson(json, new int[] {0, startAndForm}, 0).name(0);
  }

  private int begin() {
    int value = used;
    used += StoredJson.WIDTH;
    if (used > values.length) {
      values = Arrays.copyOf(values, values.length * 2);
    }
    values[value] = nameHash;
    values[value + 1] = nameStart;
    return value;
  }

  private void end(int value, int type, int start, int lengthAndForm) {
    values[value + 2] = start;
    values[value + 3] = type << StoredJson.TYPE_SHIFT | lengthAndForm;
  }

  private byte[] append(byte[] bytes, char c) {
    byte[] grown = restLength < bytes.length ? bytes : Arrays.copyOf(bytes, 2 * bytes.length + 1);
    grown[restLength++] = (byte) c;
    return grown;
  }

  private byte[] append(byte[] bytes, int start, int end) {
    int length = end - start;
    byte[] grown =
        restLength + length <= bytes.length
            ? bytes
            : Arrays.copyOf(bytes, 2 * (restLength + length));
    System.arraycopy(json, start, grown, restLength, length);
    restLength += length;
    return grown;
  }
}
