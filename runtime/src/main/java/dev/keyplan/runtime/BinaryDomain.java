package dev.keyplan.runtime;

import java.util.Arrays;
import java.util.Optional;

/** Byte strings of 1 to 1024 bytes, unsigned, the shorter of two first. */
final class BinaryDomain extends KeyDomain<byte[]> {

  static final BinaryDomain KEYS = new BinaryDomain(KeyText.SORT_KEY_BYTES);

  private final int length;

  BinaryDomain(int length) {
    this.length = length;
  }

  @Override
  int compare(byte[] a, byte[] b) {
    return Arrays.compareUnsigned(a, b);
  }

  @Override
  byte[] least() {
    return new byte[1];
  }

  @Override
  byte[] greatest() {
    return filled(new byte[0]);
  }

  @Override
  Optional<byte[]> ceiling(byte[] bound) {
    boolean inside = bound.length > 0 && bound.length <= length;
    return inside ? Optional.of(bound) : higher(bound);
  }

  @Override
  Optional<byte[]> floor(byte[] bound) {
    boolean inside = bound.length > 0 && bound.length <= length;
    return inside ? Optional.of(bound) : lower(bound);
  }

  @Override
  Optional<byte[]> higher(byte[] bound) {
    if (bound.length < length) {
      return Optional.of(Arrays.copyOf(bound, bound.length + 1));
    }
    byte[] next = Arrays.copyOf(bound, length);
    for (int i = length - 1; i >= 0; i--) {
      if (next[i] != (byte) 0xFF) {
        next[i]++;
        return Optional.of(Arrays.copyOf(next, i + 1));
      }
    }
    return Optional.empty();
  }

  @Override
  Optional<byte[]> lower(byte[] bound) {
    if (bound.length > length) {
      return Optional.of(Arrays.copyOf(bound, length));
    }
    if (bound.length == 0) {
      return Optional.empty();
    }
    byte[] head = Arrays.copyOf(bound, bound.length - 1);
    byte last = bound[bound.length - 1];
    if (last == 0) {
      return head.length == 0 ? Optional.empty() : Optional.of(head);
    }
    byte[] below = bound.clone();
    below[bound.length - 1]--;
    return Optional.of(filled(below));
  }

  private byte[] filled(byte[] head) {
    byte[] filled = Arrays.copyOf(head, length);
    Arrays.fill(filled, head.length, length, (byte) 0xFF);
    return filled;
  }
}
