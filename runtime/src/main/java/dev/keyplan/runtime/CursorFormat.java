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
 * The bytes of a cursor, version 1: version, key id (its length first), fingerprint of the pattern
 * (8), items left of a limit (4), number of key attributes that are named, 0 if they are the
 * pattern's, in the order of their names; for each its name if it has one (length first), type
 * letter and value (two bytes of length first); then the {@link CursorSeal}.
 */
final class CursorFormat {

  private static final int VERSION = 1;

  /**
   * More than the longest keys allowed need: 3 KB for the table's, 3 KB for the index's, ten names
   * of 255 bytes, as Base64.
   */
  private static final int MAX_LENGTH = 16 * 1024;

  private static final byte[] NO_NAME = {};

  private static final Base64.Encoder ENCODER = Base64.getUrlEncoder().withoutPadding();
  private static final Base64.Decoder DECODER = Base64.getUrlDecoder();

  private final long fingerprint;
  private final List<String> attributes;
  private final CursorSeal seal;

  /**
   * @param attributes of the pattern's keys, in the order of their names
   */
  CursorFormat(long fingerprint, List<String> attributes, CursorSeal seal) {
    this.fingerprint = fingerprint;
    this.attributes = attributes;
    this.seal = seal;
  }

  Cursor encode(CursorPosition position) {
    String keyId = seal.currentKeyId();
    Map<String, AttributeValue> key = position.key();
    boolean own = key.size() == attributes.size() && key.keySet().containsAll(attributes);
    List<String> names = own ? attributes : List.copyOf(new TreeSet<>(key.keySet()));
    byte[] id = keyId.getBytes(StandardCharsets.UTF_8);
    byte[][] texts = new byte[names.size()][];
    byte[][] values = new byte[names.size()][];
    int length = 1 + 1 + id.length + Long.BYTES + Integer.BYTES + 1;
    for (int i = 0; i < values.length; i++) {
      texts[i] = own ? NO_NAME : named(names.get(i));
      values[i] = bytes(key.get(names.get(i)));
      length += texts[i].length + 1 + Short.BYTES + values[i].length;
    }
    ByteBuffer out = ByteBuffer.allocate(length + CursorSeal.bytes(keyId));
    out.put((byte) VERSION).put((byte) id.length).put(id).putLong(fingerprint);
    out.putInt(position.remaining()).put((byte) (own ? 0 : values.length));
    for (int i = 0; i < values.length; i++) {
      out.put(texts[i]).put(typeLetter(key.get(names.get(i))));
      out.putShort((short) values[i].length).put(values[i]);
    }
    out.put(seal.seal(keyId, out.array(), length));
    return Cursor.of(ENCODER.encodeToString(out.array()));
  }

  /** The name after its length. */
  private static byte[] named(String name) {
    byte[] text = name.getBytes(StandardCharsets.UTF_8);
    return ByteBuffer.allocate(1 + text.length).put((byte) text.length).put(text).array();
  }

  CursorPosition decode(Cursor cursor) {
    byte[] bytes = bytes(cursor.toString());
    if (bytes.length == 0) {
      throw new InvalidCursorException("The cursor is empty");
    }
    if (bytes[0] != VERSION) {
      throw new InvalidCursorException("The cursor has a format of another version");
    }
    try {
      ByteBuffer in = ByteBuffer.wrap(bytes);
      in.get();
      in.limit(seal.check(readShort(in), bytes));
      return position(in);
    } catch (BufferUnderflowException | IllegalArgumentException e) {
      throw new InvalidCursorException("The cursor is damaged", e);
    }
  }

  private CursorPosition position(ByteBuffer in) {
    if (in.getLong() != fingerprint) {
      throw new InvalidCursorException("The cursor belongs to another access pattern");
    }
    int remaining = in.getInt();
    int named = in.get();
    Map<String, AttributeValue> key =
        named == 0 ? new AttributeMap(attributes.size()) : new HashMap<>();
    if (named == 0) {
      for (int i = 0; i < attributes.size(); i++) {
        key.put(attributes.get(i), readValue(in));
      }
    }
    for (; named > 0; named--) {
      key.put(readShort(in), readValue(in));
    }
    if (in.hasRemaining() || remaining < 0) {
      throw new InvalidCursorException("The cursor is damaged");
    }
    return new CursorPosition(key, remaining);
  }

  private static byte[] bytes(String token) {
    if (token.length() > MAX_LENGTH) {
      throw new InvalidCursorException("The cursor is longer than any can be");
    }
    try {
      byte[] bytes = DECODER.decode(token);
      // The decoder ignores padding and the unused bits of the last character: one text, one
      // cursor.
      int rest = bytes.length % 3;
      String end =
          ENCODER.encodeToString(Arrays.copyOfRange(bytes, bytes.length - rest, bytes.length));
      if (token.length() != bytes.length / 3 * 4 + end.length() || !token.endsWith(end)) {
        throw new InvalidCursorException("The cursor is damaged");
      }
      return bytes;
    } catch (IllegalArgumentException e) {
      throw new InvalidCursorException("The cursor is no URL-safe Base64 text", e);
    }
  }

  private static byte typeLetter(AttributeValue value) {
    return (byte) value.type().name().charAt(0);
  }

  private static byte[] bytes(AttributeValue value) {
    return switch (value.type()) {
      case S -> value.s().getBytes(StandardCharsets.UTF_8);
      case N -> value.n().getBytes(StandardCharsets.UTF_8);
      case B -> value.b().asByteArrayUnsafe();
      default -> throw new IllegalArgumentException("No key attribute is of type " + value.type());
    };
  }

  private static AttributeValue readValue(ByteBuffer in) {
    byte type = in.get();
    byte[] bytes = read(in, Short.toUnsignedInt(in.getShort()));
    return switch (type) {
      case 'S' -> AttributeValues.text(new String(bytes, StandardCharsets.UTF_8));
      case 'N' -> AttributeValues.number(new String(bytes, StandardCharsets.UTF_8));
      case 'B' -> AttributeValue.fromB(SdkBytes.fromByteArrayUnsafe(bytes));
      default -> throw new InvalidCursorException("The cursor is damaged");
    };
  }

  private static String readShort(ByteBuffer in) {
    return new String(read(in, Byte.toUnsignedInt(in.get())), StandardCharsets.UTF_8);
  }

  private static byte[] read(ByteBuffer in, int length) {
    if (length > in.remaining()) {
      throw new BufferUnderflowException();
    }
    byte[] bytes = new byte[length];
    in.get(bytes);
    return bytes;
  }
}
