package dev.keyplan.runtime;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The bytes of a cursor, version 1: one of version and flags; if it is signed, the key id (its
 * length first); half of the pattern's fingerprint (4); if it is limited, items left; if key
 * attributes are named, their number, else they are the pattern's in the order of their names. For
 * each its name if it has one (length first), then length and type in one number, and the value;
 * then the {@link CursorSeal}. Numbers take 7 bits a byte, the low ones first, and an eighth where
 * there are more.
 *
 * <p>The first byte, the key id and the seal are the same in all versions: so a cursor of another
 * version can be told from a text that is none.
 */
final class CursorFormat {

  private static final int VERSION = 1;
  private static final int VERSION_BITS = 0x8F;
  private static final int LAST_VERSION = 0x0F;
  private static final int SIGNED = 0x10;
  private static final int LIMITED = 0x20;
  private static final int NAMED = 0x40;

  /**
   * More than the longest keys allowed need: 3 KB for the table's, 3 KB for the index's, ten names
   * of 255 bytes, as Base64.
   */
  private static final int MAX_LENGTH = 16 * 1024;

  /** Version and flags, fingerprint, checksum. */
  private static final int MIN_BYTES = 1 + Integer.BYTES + CursorSeal.bytes("");

  private static final byte[] NONE = {};
  private static final byte[][] NO_NAMES = {};

  private static final Base64.Encoder ENCODER = Base64.getUrlEncoder().withoutPadding();
  private static final Base64.Decoder DECODER = Base64.getUrlDecoder();

  private final int fingerprint;
  private final List<String> attributes;
  private final CursorSeal seal;

  /**
   * @param attributes of the pattern's keys, in the order of their names
   */
  CursorFormat(long fingerprint, List<String> attributes, CursorSeal seal) {
    this.fingerprint = (int) (fingerprint >>> Integer.SIZE);
    this.attributes = attributes;
    this.seal = seal;
  }

  Cursor encode(CursorPosition position) {
    Map<String, AttributeValue> key = position.key();
    int remaining = position.remaining();
    String keyId = seal.currentKeyId();
    byte[] id = keyId.isEmpty() ? NONE : utf8(keyId);
    byte[][] names = NO_NAMES;
    AttributeValue[] values = own(key);
    if (values == null) {
      List<String> sorted = List.copyOf(new TreeSet<>(key.keySet()));
      names = sorted.stream().map(CursorFormat::utf8).toArray(byte[][]::new);
      values = sorted.stream().map(key::get).toArray(AttributeValue[]::new);
    }
    boolean named = names != NO_NAMES;
    byte[][] texts = new byte[values.length][];
    int length = 1 + Integer.BYTES + (named ? 1 : 0);
    length += id.length > 0 ? 1 + id.length : 0;
    length += remaining > 0 ? size(remaining) : 0;
    for (int i = 0; i < values.length; i++) {
      texts[i] = bytes(values[i]);
      length += named ? 1 + names[i].length : 0;
      length += size(head(texts[i], 0)) + texts[i].length;
    }
    byte[] out = new byte[length + CursorSeal.bytes(keyId)];
    int flags = (id.length > 0 ? SIGNED : 0) | (remaining > 0 ? LIMITED : 0) | (named ? NAMED : 0);
    out[0] = (byte) (VERSION | flags);
    int at = id.length > 0 ? writeShort(out, 1, id) : 1;
    CursorSeal.write(out, at, fingerprint);
    at += Integer.BYTES;
    at = remaining > 0 ? writeNumber(out, at, remaining) : at;
    if (named) {
      out[at++] = (byte) values.length;
    }
    for (int i = 0; i < values.length; i++) {
      at = named ? writeShort(out, at, names[i]) : at;
      at = writeNumber(out, at, head(texts[i], type(values[i])));
      at = write(out, at, texts[i]);
    }
    seal.seal(keyId, out, at);
    return Cursor.of(ENCODER.encodeToString(out));
  }

  /** The values in the order of the pattern's attributes; null if the key has others. */
  private AttributeValue[] own(Map<String, AttributeValue> key) {
    if (key.size() != attributes.size()) {
      return null;
    }
    AttributeValue[] values = new AttributeValue[attributes.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = key.get(attributes.get(i));
      if (values[i] == null) {
        return null;
      }
    }
    return values;
  }

  CursorPosition decode(Cursor cursor) {
    byte[] bytes = bytes(cursor.toString());
    int version = bytes[0] & VERSION_BITS;
    if (version == 0 || version > LAST_VERSION) {
      throw new InvalidCursorException("The cursor is not one that Keyplan made");
    }
    try {
      ByteBuffer in = ByteBuffer.wrap(bytes);
      int flags = in.get();
      in.limit(seal.check((flags & SIGNED) == 0 ? "" : readShort(in), bytes));
      if (version != VERSION) {
        throw new InvalidCursorException("The cursor has a format of another version");
      }
      return position(in, flags);
    } catch (BufferUnderflowException | IllegalArgumentException e) {
      throw new InvalidCursorException(CursorSeal.DAMAGED, e);
    }
  }

  private CursorPosition position(ByteBuffer in, int flags) {
    if (in.getInt() != fingerprint) {
      throw new InvalidCursorException("The cursor belongs to another access pattern");
    }
    int remaining = (flags & LIMITED) == 0 ? 0 : readNumber(in);
    Map<String, AttributeValue> key;
    if ((flags & NAMED) == 0) {
      key = new AttributeMap(attributes.size());
      for (int i = 0; i < attributes.size(); i++) {
        key.put(attributes.get(i), readValue(in));
      }
    } else {
      key = new HashMap<>();
      for (int named = in.get(); named > 0; named--) {
        key.put(readShort(in), readValue(in));
      }
    }
    if (in.hasRemaining() || remaining < 0) {
      throw new InvalidCursorException(CursorSeal.DAMAGED);
    }
    return new CursorPosition(key, remaining);
  }

  private static byte[] bytes(String token) {
    int length = token.length();
    if (length == 0) {
      throw new InvalidCursorException("The cursor is empty");
    }
    if (length > MAX_LENGTH) {
      throw new InvalidCursorException("The cursor is longer than any can be");
    }
    byte[] bytes;
    try {
      bytes = DECODER.decode(token);
    } catch (IllegalArgumentException e) {
      checkCharacters(token, e);
      throw new InvalidCursorException(CursorSeal.CUT, e);
    }
    // The decoder ignores padding and the unused bits of the last character: one text, one cursor.
    char last = token.charAt(length - 1);
    if (last == '=') {
      checkCharacters(token, null);
    }
    if (bytes.length < MIN_BYTES) {
      throw new InvalidCursorException(CursorSeal.CUT);
    }
    String whole = length % 4 == 0 ? "" : length % 4 == 2 ? "AQgw" : "AEIMQUYcgkosw048";
    if (!whole.isEmpty() && whole.indexOf(last) < 0) {
      throw new InvalidCursorException(CursorSeal.DAMAGED);
    }
    return bytes;
  }

  private static void checkCharacters(String token, IllegalArgumentException cause) {
    for (int i = 0; i < token.length(); i++) {
      if (!TextRules.isIdCharacter(token.charAt(i))) {
        throw new InvalidCursorException(
            "The cursor is not one that Keyplan made: the character at index "
                + i
                + " is none of URL-safe Base64 without padding",
            cause);
      }
    }
  }

  /** Length and type, which are one number there; of the same size whatever the type. */
  private static int head(byte[] bytes, int type) {
    return bytes.length << 2 | type;
  }

  private static int type(AttributeValue value) {
    return value.s() != null ? 0 : value.n() != null ? 1 : 2;
  }

  private static byte[] bytes(AttributeValue value) {
    if (value.s() != null) {
      return utf8(value.s());
    }
    if (value.n() != null) {
      return utf8(value.n());
    }
    if (value.b() != null) {
      return value.b().asByteArrayUnsafe();
    }
    throw new IllegalArgumentException("No key attribute is of type " + value.type());
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static AttributeValue readValue(ByteBuffer in) {
    int number = readNumber(in);
    int length = number >>> 2;
    return switch (number & 3) {
      case 0 -> AttributeValues.text(readText(in, length));
      case 1 -> AttributeValues.number(readText(in, length));
      case 2 -> AttributeValue.fromB(SdkBytes.fromByteArrayUnsafe(read(in, length)));
      default -> throw new InvalidCursorException(CursorSeal.DAMAGED);
    };
  }

  private static String readShort(ByteBuffer in) {
    return readText(in, Byte.toUnsignedInt(in.get()));
  }

  /** Of a number, in bytes. */
  private static int size(int number) {
    return 1 + (Integer.SIZE - 1 - Integer.numberOfLeadingZeros(number | 1)) / 7;
  }

  // What is written at a place; they return the one behind it.

  private static int writeNumber(byte[] out, int start, int number) {
    int at = start;
    int rest = number;
    while (rest > 0x7F) {
      out[at++] = (byte) (rest & 0x7F | 0x80);
      rest >>>= 7;
    }
    out[at] = (byte) rest;
    return at + 1;
  }

  private static int writeShort(byte[] out, int at, byte[] bytes) {
    out[at] = (byte) bytes.length;
    return write(out, at + 1, bytes);
  }

  private static int write(byte[] out, int at, byte[] bytes) {
    System.arraycopy(bytes, 0, out, at, bytes.length);
    return at + bytes.length;
  }

  /** One that is too long ends up wrong, and is found to be. */
  private static int readNumber(ByteBuffer in) {
    int number = 0;
    int shift = 0;
    byte next;
    do {
      next = in.get();
      number |= (next & 0x7F) << shift;
      shift += 7;
    } while (next < 0);
    return number;
  }

  private static String readText(ByteBuffer in, int length) {
    int start = in.position();
    skip(in, length);
    return new String(in.array(), start, length, StandardCharsets.UTF_8);
  }

  private static byte[] read(ByteBuffer in, int length) {
    int start = in.position();
    skip(in, length);
    return Arrays.copyOfRange(in.array(), start, start + length);
  }

  private static void skip(ByteBuffer in, int length) {
    if (length > in.remaining()) {
      throw new BufferUnderflowException();
    }
    in.position(in.position() + length);
  }
}
