package dev.keyplan.runtime;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Goes through JSON from left to right, and stops at what is not well-formed. */
class JsonScanner {

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
    int i = start;
    int form = StoredJson.PLAIN;
    while (true) {
      byte b = json[i++];
      if (b >= ' ' && b != '"' && b != '\\') {
        continue;
      }
      if (b == '"') {
        at = i;
        checkUtf8(form, start, i - 1);
        return (form & StoredJson.ESCAPED) != 0 ? StoredJson.ESCAPED : form;
      }
      if (b == '\\') {
        form |= StoredJson.ESCAPED;
        i = behindEscape(i);
      } else if (b < 0) {
        form |= StoredJson.UTF_8;
      } else {
        throw Unexpected.INSTANCE;
      }
    }
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

  /** Goes behind any value; the SDK reads it again, and what is wrong inside is for it to say. */
  final void skipValue() {
    int depth = 0;
    do {
      int start = skipSpace();
      byte b = json[start];
      if (b == '"') {
        skipText();
      } else {
        at++;
        if (b == '{' || b == '[') {
          depth++;
        } else if (b == '}' || b == ']') {
          depth--;
        } else if (depth == 0) {
          while (json[at] != ',' && json[at] != '}' && json[at] > ' ') {
            at++;
          }
        }
      }
    } while (depth > 0);
    if (depth < 0) {
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
