package dev.keyplan.runtime;

import java.util.Optional;

/** Ids of one exact width. */
final class FixedIdDomain extends KeyDomain<String> {

  private static final Alphabet IDS = Alphabet.IDS;
  private static final String LEAST = Character.toString(IDS.least());
  private static final String GREATEST = Character.toString(IDS.greatest(1));

  private final int width;

  FixedIdDomain(int width) {
    this.width = width;
  }

  @Override
  int compare(String a, String b) {
    return Utf8.compare(a, b);
  }

  @Override
  String least() {
    return LEAST.repeat(width);
  }

  @Override
  String greatest() {
    return GREATEST.repeat(width);
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
    if (head.length() == width) {
      return aboveAll(head);
    }
    if (head.length() == bound.length()) {
      return Optional.of(head + LEAST.repeat(width - head.length()));
    }
    int above = IDS.next(bound.codePointAt(head.length()));
    return above == Alphabet.NONE ? aboveAll(head) : Optional.of(padded(head, above, LEAST));
  }

  @Override
  Optional<String> lower(String bound) {
    String head = validHead(bound);
    if (head.length() == width) {
      return bound.length() == width ? belowAll(head) : Optional.of(head);
    }
    if (head.length() == bound.length()) {
      return belowAll(head);
    }
    int below = IDS.previous(bound.codePointAt(head.length()));
    return below == Alphabet.NONE ? belowAll(head) : Optional.of(padded(head, below, GREATEST));
  }

  /** The least above all that start with {@code head}. */
  private Optional<String> aboveAll(String head) {
    for (int i = head.length() - 1; i >= 0; i--) {
      int above = IDS.next(head.charAt(i));
      if (above != Alphabet.NONE) {
        return Optional.of(padded(head.substring(0, i), above, LEAST));
      }
    }
    return Optional.empty();
  }

  /** The greatest below all that start with {@code head}. */
  private Optional<String> belowAll(String head) {
    for (int i = head.length() - 1; i >= 0; i--) {
      int below = IDS.previous(head.charAt(i));
      if (below != Alphabet.NONE) {
        return Optional.of(padded(head.substring(0, i), below, GREATEST));
      }
    }
    return Optional.empty();
  }

  private String padded(String head, int next, String padding) {
    return head + (char) next + padding.repeat(width - head.length() - 1);
  }

  private boolean isValue(String text) {
    return text.length() == width && validHead(text).length() == width;
  }

  private String validHead(String text) {
    int end = 0;
    while (end < text.length() && end < width && IDS.holds(text.charAt(end))) {
      end++;
    }
    return text.substring(0, end);
  }
}
