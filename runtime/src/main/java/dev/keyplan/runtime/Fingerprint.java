package dev.keyplan.runtime;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collection;

/** Tells the cursors of two access patterns apart. */
final class Fingerprint {

  private Fingerprint() {}

  /**
   * The first eight bytes of a SHA-256: stable over releases, as cursors outlive processes. Each
   * text is preceded by its length, so that no two lists agree.
   */
  static long of(String tableRoot, String pattern, String index, Collection<String> attributes) {
    MessageDigest digest = sha256();
    add(digest, tableRoot);
    add(digest, pattern);
    add(digest, index);
    attributes.forEach(attribute -> add(digest, attribute));
    return ByteBuffer.wrap(digest.digest()).getLong();
  }

  private static void add(MessageDigest digest, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(bytes.length).array());
    digest.update(bytes);
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java platform has SHA-256", e);
    }
  }
}
