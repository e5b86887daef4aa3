package dev.keyplan.runtime;

import java.util.Optional;

/** Texts of one alphabet, from 1 to a number of UTF-8 bytes long. */
final class TextDomain extends KeyDomain<String> {

  static final TextDomain STRINGS = new TextDomain(Alphabet.STRINGS, KeyText.SORT_KEY_BYTES);
  static final TextDomain FREE = new TextDomain(Alphabet.FREE, KeyText.SORT_KEY_BYTES);
  static final TextDomain IDS = new TextDomain(Alphabet.IDS, KeyText.SORT_KEY_BYTES);

  private final Alphabet alphabet;
  private final int bytes;

  TextDomain(Alphabet alphabet, int bytes) {
    this.alphabet = alphabet;
    this.bytes = bytes;
  }

  @Override
  KeyDomain<String> within(int room) {
    return new TextDomain(alphabet, Math.min(room, bytes));
  }

  @Override
  int compare(String a, String b) {
    return Utf8.compare(a, b);
  }

  @Override
  String least() {
    return Character.toString(alphabet.least());
  }

  @Override
  String greatest() {
    return filled("");
  }

  @Override
  Optional<String> ceiling(String bound) {
    return isValue(bound) ? Optional.of(bound) : higher(bound);
  }

  @Override
  Optional<String> floor(String bound) {
    return isValue(bound) ? Optional.of(bound) : lower(bound);
  }

  @Override
  Optional<String> higher(String bound) {
    String head = validHead(bound);
    int above =
        head.length() == bound.length()
            ? alphabet.least()
            : alphabet.next(bound.codePointAt(head.length()));
    return fits(head, above) ? Optional.of(head + Character.toString(above)) : aboveAll(head);
  }

  /** The least above all texts that start with {@code head}. */
  private Optional<String> aboveAll(String head) {
    while (!head.isEmpty()) {
      int last = head.codePointBefore(head.length());
      head = head.substring(0, head.length() - Character.charCount(last));
      int above = alphabet.next(last);
      if (fits(head, above)) {
        return Optional.of(head + Character.toString(above));
      }
    }
    return Optional.empty();
  }

  @Override
  Optional<String> lower(String bound) {
    String head = validHead(bound);
    int limit;
    if (head.length() < bound.length()) {
      int room = bytes - Utf8.length(head);
      // A code point above the limit that does not fit is above all that do.
      limit = room == 0 ? 0 : Math.min(bound.codePointAt(head.length()), beyond(room));
    } else if (head.isEmpty()) {
      return Optional.empty();
    } else {
      limit = head.codePointBefore(head.length());
      head = head.substring(0, head.length() - Character.charCount(limit));
    }
    int below = alphabet.previous(limit);
    if (below != Alphabet.NONE) {
      return Optional.of(filled(head + Character.toString(below)));
    }
    return head.isEmpty() ? Optional.empty() : Optional.of(head);
  }

  private int beyond(int room) {
    return alphabet.greatest(Math.min(room, 4)) + 1;
  }

  private boolean isValue(String text) {
    return !text.isEmpty() && validHead(text).length() == text.length();
  }

  /** The longest start of the text that holds only the alphabet and is not too long. */
  private String validHead(String text) {
    if (Utf8.unpairedSurrogate(text) >= 0) {
      throw new IllegalArgumentException(
          "The bound '"
              + text
              + "' of a range holds half a surrogate pair. Give whole characters.");
    }
    int length = 0;
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      length += Utf8.length(c);
      if (length > bytes || !alphabet.holds(c)) {
        return text.substring(0, i);
      }
      i += Character.charCount(c);
    }
    return text;
  }

  private boolean fits(String head, int next) {
    return next != Alphabet.NONE && Utf8.length(head) + Utf8.length(next) <= bytes;
  }

  /** The greatest text that starts with {@code head}. */
  private String filled(String head) {
    StringBuilder text = new StringBuilder(head);
    for (int room = bytes - Utf8.length(head); room > 0; ) {
      int greatest = alphabet.greatest(Math.min(room, 4));
      text.appendCodePoint(greatest);
      room -= Utf8.length(greatest);
    }
    return text.toString();
  }
}
