package dev.keyplan.testkit.proof;

import dev.keyplan.testkit.proof.Design.KeyText;
import dev.keyplan.testkit.proof.Design.Literal;
import dev.keyplan.testkit.proof.Design.Segment;

/** Whether literals are enough to tell the texts of two keys apart. */
final class Literals {

  private Literals() {}

  /** They begin with different ones. */
  static boolean differ(Language left, Language right) {
    String head = Languages.head(left);
    String other = Languages.head(right);
    return !head.startsWith(other) && !other.startsWith(head);
  }

  /** They begin or end with different ones, or nothing but literals is in them. */
  static boolean differ(Language left, KeyText leftKey, Language right, KeyText rightKey) {
    return differ(left, right)
        || endsInLiteral(leftKey) && endsInLiteral(rightKey) && Languages.apart(left, right);
  }

  private static boolean endsInLiteral(KeyText key) {
    int size = key.segments().size();
    Segment last = size == 0 ? null : key.segments().get(size - 1);
    return last instanceof Literal;
  }
}
