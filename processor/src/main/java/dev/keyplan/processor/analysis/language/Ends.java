package dev.keyplan.processor.analysis.language;

/**
 * What is written at the ends of all texts of a key attribute, whatever stands between.
 *
 * @param head "" if the texts begin with a part
 * @param tail "" if they end with one
 * @param whole there is but one text, which is both
 */
record Ends(String head, String tail, boolean whole) {

  /** All texts of the one begin or end with a literal that those of the other cannot have there. */
  boolean differ(Ends other) {
    boolean sameHead = head.startsWith(other.head) || other.head.startsWith(head);
    boolean sameTail = tail.endsWith(other.tail) || other.tail.endsWith(tail);
    return !sameHead || !sameTail || whole && other.whole && !head.equals(other.head);
  }

  /** Nothing is known: they differ from none. */
  boolean open() {
    return head.isEmpty() && tail.isEmpty() && !whole;
  }
}
