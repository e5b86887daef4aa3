package dev.keyplan.runtime;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Secret keys that make cursors tamper-proof: each carries an HMAC-SHA256 and the id of its key.
 *
 * <p>To rotate, make the new key the current one and keep the old one for reading as long as its
 * cursors are to be honoured: {@code CursorKeys.current("2026-12", secret).andOlder("2026-11",
 * oldSecret)}. A client with keys accepts no unsigned cursor, and one without accepts no signed
 * one.
 */
public final class CursorKeys {

  /** RFC 2104, section 3: a key shorter than the hash's output weakens the code. */
  private static final int LEAST_SECRET_BYTES = 32;

  private static final int LONGEST_ID_BYTES = 64;
  private static final String ALGORITHM = "HmacSHA256";

  private final String currentId;
  private final Map<String, SecretKeySpec> keys;

  private CursorKeys(String currentId, Map<String, SecretKeySpec> keys) {
    this.currentId = currentId;
    this.keys = keys;
  }

  /**
   * @param id names the key inside the cursors, in plain text; 1 to 64 bytes in UTF-8
   * @param secret at least 32 random bytes
   * @throws IllegalArgumentException if the id or the secret has another length
   */
  public static CursorKeys current(String id, byte[] secret) {
    return new CursorKeys(id, Map.of(checkedId(id), key(secret)));
  }

  /**
   * The same keys and one more that is accepted, but signs nothing.
   *
   * @param id of the older key, as it was given to {@link #current}
   * @param secret of the older key
   * @throws IllegalArgumentException if the id or the secret has a wrong length, or the id is taken
   */
  public CursorKeys andOlder(String id, byte[] secret) {
    Map<String, SecretKeySpec> more = new LinkedHashMap<>(keys);
    if (more.put(checkedId(id), key(secret)) != null) {
      throw new IllegalArgumentException("Two cursor keys have the id '" + id + "'");
    }
    return new CursorKeys(currentId, Map.copyOf(more));
  }

  String currentId() {
    return currentId;
  }

  boolean knows(String id) {
    return keys.containsKey(id);
  }

  /** The code of the first {@code length} bytes. */
  byte[] sign(String id, byte[] bytes, int length) {
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(keys.get(id));
      mac.update(bytes, 0, length);
      return mac.doFinal();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("Every Java platform has " + ALGORITHM, e);
    }
  }

  private static String checkedId(String id) {
    int length = id.getBytes(StandardCharsets.UTF_8).length;
    if (length == 0 || length > LONGEST_ID_BYTES) {
      throw new IllegalArgumentException(
          "The id of a cursor key has 1 to " + LONGEST_ID_BYTES + " bytes, this one " + length);
    }
    return id;
  }

  private static SecretKeySpec key(byte[] secret) {
    if (secret.length < LEAST_SECRET_BYTES) {
      throw new IllegalArgumentException(
          "A cursor key has at least "
              + LEAST_SECRET_BYTES
              + " bytes, this one "
              + secret.length
              + "; take them from a SecureRandom");
    }
    return new SecretKeySpec(secret, ALGORITHM);
  }
}
