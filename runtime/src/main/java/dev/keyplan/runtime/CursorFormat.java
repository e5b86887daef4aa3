package dev.keyplan.runtime;

import java.io.ByteArrayOutputStream;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The bytes of a cursor, version 1: version, key id (its length first), fingerprint of the pattern
 * (8), items left of a limit (4), number of key attributes, for each its name (length first), type
 * letter and value (two bytes of length first); then the {@link CursorSeal}.
 */
final class CursorFormat {

  private static final int VERSION = 1;

  /**
   * More than the longest keys allowed need: 3 KB for the table's, 3 KB for the index's, ten names
   * of 255 bytes, as Base64.
   */
  private static final int MAX_LENGTH = 16 * 1024;

  private final long fingerprint;
  private final CursorSeal seal;

  CursorFormat(long fingerprint, CursorSeal seal) {
    this.fingerprint = fingerprint;
    this.seal = seal;
  }

  Cursor encode(CursorPosition position) {
    String keyId = seal.currentKeyId();
    ByteArrayOutputStream out = new ByteArrayOutputStream(256);
    out.write(VERSION);
    writeShort(out, keyId);
    out.writeBytes(ByteBuffer.allocate(Long.BYTES).putLong(fingerprint).array());
    out.writeBytes(ByteBuffer.allocate(Integer.BYTES).putInt(position.remaining()).array());
    out.write(position.key().size());
    new TreeMap<>(position.key()).forEach((name, value) -> writeAttribute(out, name, value));
    byte[] bytes = out.toByteArray();
    out.writeBytes(seal.seal(keyId, bytes, bytes.length));
    return Cursor.of(Base64.getUrlEncoder().withoutPadding().encodeToString(out.toByteArray()));
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
    Map<String, AttributeValue> key = new HashMap<>();
    for (int attributes = in.get(); attributes > 0; attributes--) {
      key.put(readShort(in), readValue(in));
    }
    if (in.hasRemaining() || remaining < 0) {
      throw new InvalidCursorException("The cursor is damaged");
    }
    return new CursorPosition(Map.copyOf(key), remaining);
  }

  private static byte[] bytes(String token) {
    if (token.length() > MAX_LENGTH) {
      throw new InvalidCursorException("The cursor is longer than any can be");
    }
    try {
      byte[] bytes = Base64.getUrlDecoder().decode(token);
      // The decoder ignores padding and the unused bits of the last character: one text, one
      // cursor.
      if (!Base64.getUrlEncoder().withoutPadding().encodeToString(bytes).equals(token)) {
        throw new InvalidCursorException("The cursor is damaged");
      }
      return bytes;
    } catch (IllegalArgumentException e) {
      throw new InvalidCursorException("The cursor is no URL-safe Base64 text", e);
    }
  }

  private static void writeAttribute(ByteArrayOutputStream out, String name, AttributeValue value) {
    writeShort(out, name);
    AttributeValue.Type type = value.type();
    out.write(type.name().charAt(0));
    byte[] bytes =
        switch (type) {
          case S -> value.s().getBytes(StandardCharsets.UTF_8);
          case N -> value.n().getBytes(StandardCharsets.UTF_8);
          case B -> value.b().asByteArrayUnsafe();
          default -> throw new IllegalArgumentException("No key attribute is of type " + type);
        };
    out.write(bytes.length >> Byte.SIZE);
    out.write(bytes.length);
    out.writeBytes(bytes);
  }

  private static AttributeValue readValue(ByteBuffer in) {
    byte type = in.get();
    byte[] bytes = read(in, Short.toUnsignedInt(in.getShort()));
    return switch (type) {
      case 'S' -> AttributeValue.fromS(new String(bytes, StandardCharsets.UTF_8));
      case 'N' -> AttributeValue.fromN(new String(bytes, StandardCharsets.UTF_8));
      case 'B' -> AttributeValue.fromB(SdkBytes.fromByteArrayUnsafe(bytes));
      default -> throw new InvalidCursorException("The cursor is damaged");
    };
  }

  private static void writeShort(ByteArrayOutputStream out, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.write(bytes.length);
    out.writeBytes(bytes);
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
