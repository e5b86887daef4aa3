package dev.keyplan.runtime;

import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Attribute values as DynamoDB's JSON, to the byte as the SDK writes them: the escapes that there
 * must be, and one for each half of a surrogate pair.
 */
final class JsonWriter implements BiConsumer<String, AttributeValue> {

  private static final byte[] HEX = {
    '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'B', 'C', 'D', 'E', 'F'
  };

  /** The longest form of a character. */
  private static final int ESCAPE = 6;

  private byte[] bytes;
  private int end;

  /**
   * @param capacity in bytes; it grows
   */
  JsonWriter(int capacity) {
    bytes = new byte[capacity];
  }

  /** What is written, and room behind it. */
  byte[] bytes() {
    return bytes;
  }

  int length() {
    return end;
  }

  /** JSON that is there. */
  void raw(byte[] json, int from, int to) {
    reserve(to - from);
    System.arraycopy(json, from, bytes, end, to - from);
    end += to - from;
  }

  void map(Map<String, AttributeValue> map) {
    one('{');
    map.forEach(this);
    one('}');
  }

  /** A member of a map. */
  @Override
  public void accept(String name, AttributeValue value) {
    if (value != null) {
      separate();
      text(name);
      one(':');
      value(value);
    }
  }

  /** Every type that it has: a value made without Keyplan may have none, or more than one. */
  private void value(AttributeValue value) {
    one('{');
    if (value.s() != null) {
      member("\"S\":");
      text(value.s());
    }
    if (value.n() != null) {
      member("\"N\":");
      text(value.n());
    }
    if (value.b() != null) {
      member("\"B\":");
      binary(value.b());
    }
    if (value.hasSs()) {
      member("\"SS\":");
      texts(value.ss());
    }
    if (value.hasNs()) {
      member("\"NS\":");
      texts(value.ns());
    }
    if (value.hasBs()) {
      member("\"BS\":");
      binaries(value.bs());
    }
    if (value.hasM()) {
      member("\"M\":");
      map(value.m());
    }
    if (value.hasL()) {
      member("\"L\":");
      list(value.l());
    }
    if (value.bool() != null) {
      member("\"BOOL\":");
      ascii(value.bool() ? "true" : "false");
    }
    if (value.nul() != null) {
      member("\"NULL\":");
      ascii(value.nul() ? "true" : "false");
    }
    one('}');
  }

  private void member(String name) {
    separate();
    ascii(name);
  }

  private void list(List<AttributeValue> values) {
    one('[');
    for (int i = 0; i < values.size(); i++) {
      separate();
      if (values.get(i) == null) {
        ascii("null");
      } else {
        value(values.get(i));
      }
    }
    one(']');
  }

  private void texts(List<String> texts) {
    one('[');
    for (int i = 0; i < texts.size(); i++) {
      separate();
      if (texts.get(i) == null) {
        ascii("null");
      } else {
        text(texts.get(i));
      }
    }
    one(']');
  }

  private void binaries(List<SdkBytes> binaries) {
    one('[');
    for (int i = 0; i < binaries.size(); i++) {
      separate();
      if (binaries.get(i) == null) {
        ascii("null");
      } else {
        binary(binaries.get(i));
      }
    }
    one(']');
  }

  /** Before every member and element; the first stands behind its bracket. */
  private void separate() {
    byte last = bytes[end - 1];
    if (last != '{' && last != '[') {
      one(',');
    }
  }

  private void binary(SdkBytes binary) {
    byte[] base64 = Base64.getEncoder().encode(binary.asByteArrayUnsafe());
    one('"');
    raw(base64, 0, base64.length);
    one('"');
  }

  private void text(String text) {
    int length = text.length();
    reserve(length + 2);
    bytes[end++] = '"';
    for (int i = 0; i < length; i++) {
      char c = text.charAt(i);
      if (c >= ' ' && c < 0x80 && c != '"' && c != '\\') {
        bytes[end++] = (byte) c;
      } else {
        reserve(ESCAPE + length - i);
        special(c);
      }
    }
    bytes[end++] = '"';
  }

  private void special(char c) {
    if (c < ' ' || Character.isSurrogate(c)) {
      int letter = "\b\t\n\f\r".indexOf(c);
      bytes[end++] = '\\';
      if (letter >= 0) {
        bytes[end++] = (byte) "btnfr".charAt(letter);
      } else {
        bytes[end++] = 'u';
        for (int shift = 12; shift >= 0; shift -= 4) {
          bytes[end++] = HEX[c >> shift & 0xF];
        }
      }
    } else if (c < 0x80) {
      bytes[end++] = '\\';
      bytes[end++] = (byte) c;
    } else if (c < 0x800) {
      bytes[end++] = (byte) (0xC0 | c >> 6);
      bytes[end++] = (byte) (0x80 | c & 0x3F);
    } else {
      bytes[end++] = (byte) (0xE0 | c >> 12);
      bytes[end++] = (byte) (0x80 | c >> 6 & 0x3F);
      bytes[end++] = (byte) (0x80 | c & 0x3F);
    }
  }

  private void ascii(String text) {
    reserve(text.length());
    for (int i = 0; i < text.length(); i++) {
      bytes[end++] = (byte) text.charAt(i);
    }
  }

  private void one(char c) {
    reserve(1);
    bytes[end++] = (byte) c;
  }

  private void reserve(int more) {
    if (bytes.length - end < more) {
      bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, end + more));
    }
  }
}
