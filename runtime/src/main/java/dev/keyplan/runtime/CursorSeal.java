package dev.keyplan.runtime;

import java.security.MessageDigest;
import java.util.Arrays;
import java.util.zip.CRC32;

/**
 * The last bytes of a cursor, made of all those before: a checksum, or an HMAC if the client has
 * keys. Which one is said by the key id, empty for the checksum.
 */
final class CursorSeal {

  static final String DAMAGED = "The cursor is damaged, or not one that Keyplan made";
  static final String CUT = "The cursor is cut off, or not one that Keyplan made";

  private static final int CHECKSUM_BYTES = 4;
  private static final int HMAC_BYTES = 32;

  private final CursorKeys keys;

  /**
   * @param keys null if cursors are not signed
   */
  CursorSeal(CursorKeys keys) {
    this.keys = keys;
  }

  String currentKeyId() {
    return keys == null ? "" : keys.currentId();
  }

  /** How many there are. */
  static int bytes(String keyId) {
    return keyId.isEmpty() ? CHECKSUM_BYTES : HMAC_BYTES;
  }

  /** Puts it behind the first bytes. */
  void seal(String keyId, byte[] bytes, int length) {
    if (keyId.isEmpty()) {
      write(bytes, length, checksum(bytes, length));
    } else {
      byte[] code = keys.sign(keyId, bytes, length);
      System.arraycopy(code, 0, bytes, length, code.length);
    }
  }

  /**
   * @return the number of bytes before the seal
   */
  int check(String keyId, byte[] bytes) {
    int length = bytes.length - bytes(keyId);
    if (length < 0) {
      throw new InvalidCursorException(CUT);
    }
    if (!keyId.isEmpty() && (keys == null || !keys.knows(keyId))) {
      throw new InvalidCursorException(
          "The cursor is signed with a key that this client does not have; see CursorKeys.andOlder");
    }
    if (keyId.isEmpty()) {
      if (read(bytes, length) != checksum(bytes, length)) {
        throw new InvalidCursorException(DAMAGED);
      }
    } else if (!isSigned(keyId, bytes, length)) {
      throw new InvalidCursorException("The cursor's signature is wrong");
    }
    if (keyId.isEmpty() && keys != null) {
      throw new InvalidCursorException("The cursor is not signed, but this client signs its own");
    }
    return length;
  }

  /** Compares in constant time, so that the right code cannot be found byte by byte. */
  private boolean isSigned(String keyId, byte[] bytes, int length) {
    byte[] code = Arrays.copyOfRange(bytes, length, bytes.length);
    return MessageDigest.isEqual(keys.sign(keyId, bytes, length), code);
  }

  private static int checksum(byte[] bytes, int length) {
    CRC32 checksum = new CRC32();
    checksum.update(bytes, 0, length);
    return (int) checksum.getValue();
  }

  /** Four bytes, the high one first. */
  static void write(byte[] bytes, int at, int number) {
    bytes[at] = (byte) (number >> 24);
    bytes[at + 1] = (byte) (number >> 16);
    bytes[at + 2] = (byte) (number >> 8);
    bytes[at + 3] = (byte) number;
  }

  private static int read(byte[] bytes, int at) {
    return bytes[at] << 24
        | (bytes[at + 1] & 0xFF) << 16
        | (bytes[at + 2] & 0xFF) << 8
        | bytes[at + 3] & 0xFF;
  }
}
