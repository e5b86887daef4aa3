package dev.keyplan.runtime;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Goes through JSON from left to right, and stops at what is not well-formed. */
class JsonScanner {

  /** DynamoDB nests 32 levels deep (Developer Guide, "Naming rules and data types"). */
  static final int DEEPEST = 40;

  /** By byte: whether it stands for itself in a text. */
  static final boolean[] IS_PLAIN = new boolean[256];

  static {
    Arrays.fill(IS_PLAIN, ' ', 128, true);
    IS_PLAIN['"'] = false;
    IS_PLAIN['\\'] = false;
  }

  final byte[] json;

  /** What is to be read next. */
  int at;

  JsonScanner(byte[] json) {
    this.json = json;
  }

  final int literal(String text) {
    int start = skipSpace();
    for (int i = 0; i < text.length(); i++) {
      if (json[start + i] != text.charAt(i)) {
        throw Unexpected.INSTANCE;
      }
    }
    at = start + text.length();
    return start;
  }

  final boolean another(char last) {
    int start = skipSpace();
    at = start + 1;
    if (json[start] == ',') {
      return true;
    }
    if (json[start] != last) {
      throw Unexpected.INSTANCE;
    }
    return false;
  }

  final boolean matches(int start, byte[] expected) {
    int end = Math.min(json.length, start + expected.length);
    return Arrays.equals(json, start, end, expected, 0, expected.length);
  }

  final void expect(char expected) {
    int i = at;
    if (json[i] != expected) {
      i = skipSpace();
      if (json[i] != expected) {
        throw Unexpected.INSTANCE;
      }
    }
    at = i + 1;
  }

  final byte peek() {
    return json[skipSpace()];
  }

  final int skipSpace() {
    int i = at;
    while (i < json.length
        && (json[i] == ' ' || json[i] == '\n' || json[i] == '\r' || json[i] == '\t')) {
      i++;
    }
    at = i;
    return i;
  }

  final void skipText() {
    expect('"');
    skipText(at);
  }

  /**
   * Goes behind the text's last quote.
   *
   * @return how it is written
   */
  final int skipText(int start) {
    int end = behindPlain(start);
    if (json[end] != '"') {
      return skipUnplainText(start, end);
    }
    at = end + 1;
    return StoredJson.PLAIN;
  }

  /** Where something else than characters of ASCII comes that stand for themselves. */
  final int behindPlain(int start) {
    int i = start;
    while (IS_PLAIN[json[i] & 0xFF]) {
      i++;
    }
    return i;
  }

  private int skipUnplainText(int start, int unplain) {
    int i = unplain;
    int form = StoredJson.PLAIN;
    while (json[i] != '"') {
      byte b = json[i++];
      if (b == '\\') {
        form |= StoredJson.ESCAPED;
        i = behindEscape(i);
      } else if (b < 0) {
        form |= StoredJson.UTF_8;
      } else {
        throw Unexpected.INSTANCE;
      }
      i = behindPlain(i);
    }
    at = i + 1;
    checkUtf8(form, start, i);
    return (form & StoredJson.ESCAPED) != 0 ? StoredJson.ESCAPED : form;
  }

  private int behindEscape(int i) {
    switch (json[i]) {
      case '"', '\\', '/', 'b', 'f', 'n', 'r', 't':
        return i + 1;
      case 'u':
        for (int digit = i + 1; digit <= i + 4; digit++) {
          if (json[digit] < 0 || Character.digit(json[digit], 16) < 0) {
            throw Unexpected.INSTANCE;
          }
        }
        return i + 5;
      default:
        throw Unexpected.INSTANCE;
    }
  }

  /** Malformed bytes would be read as U+FFFD; one that is meant is left to the SDK, too. */
  private void checkUtf8(int form, int start, int end) {
    if ((form & StoredJson.UTF_8) != 0
        && new String(json, start, end - start, StandardCharsets.UTF_8).indexOf('\uFFFD') >= 0) {
      throw Unexpected.INSTANCE;
    }
  }

  /** Goes behind any value. */
  final void skipValue(int depth) {
    byte first = peek();
    if (depth > DEEPEST) {
      throw Unexpected.INSTANCE;
    }
    switch (first) {
      case '{' -> skipMembers('}', true, depth);
      case '[' -> skipMembers(']', false, depth);
      case '"' -> skipText();
      case 't' -> literal("true");
      case 'f' -> literal("false");
      case 'n' -> literal("null");
      default -> skipNumber();
    }
  }

  private void skipMembers(char last, boolean named, int depth) {
    at++;
    if (peek() == last) {
      at++;
      return;
    }
    do {
      if (named) {
        skipText();
        expect(':');
      }
      skipValue(depth + 1);
    } while (another(last));
  }

  private void skipNumber() {
    if (json[at] == '-') {
      at++;
    }
    if (json[at] == '0') {
      at++;
    } else {
      skipDigits();
    }
    if (json[at] == '.') {
      at++;
      skipDigits();
    }
    if (json[at] == 'e' || json[at] == 'E') {
      at++;
      if (json[at] == '+' || json[at] == '-') {
        at++;
      }
      skipDigits();
    }
  }

  private void skipDigits() {
    int start = at;
    while (json[at] >= '0' && json[at] <= '9') {
      at++;
    }
    if (at == start) {
      throw Unexpected.INSTANCE;
    }
  }

  /** Leaves the scan; never seen outside. */
  static final class Unexpected extends RuntimeException {

    private static final long serialVersionUID = 1L;
    static final Unexpected INSTANCE = new Unexpected();

    private Unexpected() {
      super(null, null, false, false);
    }
  }
}
