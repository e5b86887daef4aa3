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

  byte[] seal(String keyId, byte[] bytes, int length) {
    if (!keyId.isEmpty()) {
      return keys.sign(keyId, bytes, length);
    }
    CRC32 checksum = new CRC32();
    checksum.update(bytes, 0, length);
    int sum = (int) checksum.getValue();
    return new byte[] {(byte) (sum >> 24), (byte) (sum >> 16), (byte) (sum >> 8), (byte) sum};
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
    byte[] expected = seal(keyId, bytes, length);
    // Compares in constant time, so that the right code cannot be found byte by byte.
    if (!MessageDigest.isEqual(expected, Arrays.copyOfRange(bytes, length, bytes.length))) {
      throw new InvalidCursorException(
          keyId.isEmpty() ? DAMAGED : "The cursor's signature is wrong");
    }
    if (keyId.isEmpty() && keys != null) {
      throw new InvalidCursorException("The cursor is not signed, but this client signs its own");
    }
    return length;
  }
}
