package dev.keyplan.runtime;

/** Lengths and order of texts as DynamoDB has them: of their UTF-8 bytes. */
final class Utf8 {

  private Utf8() {}

  /** In bytes. An unpaired surrogate counts as three. */
  static int length(String text) {
    int length = text.length();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= 0x80) {
        // The two halves of a pair make four bytes.
        length += c < 0x800 || Character.isSurrogate(c) ? 1 : 2;
      }
    }
    return length;
  }

  static int length(int codePoint) {
    return codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
  }

  /**
   * By unsigned UTF-8 bytes, which is by code points. {@code String.compareTo} differs: it puts
   * surrogates below U+E000 to U+FFFF.
   */
  static int compare(String a, String b) {
    int end = Math.min(a.length(), b.length());
    for (int i = 0; i < end; i++) {
      char x = a.charAt(i);
      char y = b.charAt(i);
      if (x != y) {
        boolean ofDifferentPlanes = Character.isSurrogate(x) != Character.isSurrogate(y);
        return ofDifferentPlanes ? (Character.isSurrogate(x) ? 1 : -1) : x - y;
      }
    }
    return a.length() - b.length();
  }

  /** Index of the first unpaired surrogate, or -1. */
  static int unpairedSurrogate(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isSurrogate(c)) {
        boolean paired =
            Character.isHighSurrogate(c)
                && i + 1 < text.length()
                && Character.isLowSurrogate(text.charAt(i + 1));
        if (!paired) {
          return i;
        }
        i++;
      }
    }
    return -1;
  }

  /**
   * The least text above all that start with {@code prefix}: its last code point replaced by the
   * successor. Not empty, and not of U+10FFFF alone.
   */
  static String successor(String prefix) {
    int last = prefix.codePointBefore(prefix.length());
    String head = prefix.substring(0, prefix.length() - Character.charCount(last));
    if (last == Character.MAX_CODE_POINT) {
      return successor(head);
    }
    int next = last + 1 == Character.MIN_SURROGATE ? Character.MAX_SURROGATE + 1 : last + 1;
    return head + Character.toString(next);
  }
}
