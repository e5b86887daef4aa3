package dev.keyplan.processor.analysis;

import dev.keyplan.processor.analysis.language.Bounds;
import dev.keyplan.processor.analysis.language.KeyLanguage;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.plan.BoundKey;
import dev.keyplan.processor.plan.BoundSegment;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Texts known when a method is called, compared piece by piece: a piece is one code point of a
 * literal, or a part. Parts of different entities are one piece if they are filled alike.
 */
final class BoundText {

  private BoundText() {}

  static boolean sameKeys(List<BoundKey> a, List<BoundKey> b) {
    if (a.size() != b.size()) {
      return false;
    }
    for (int i = 0; i < a.size(); i++) {
      if (!sameKey(a.get(i), b.get(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean sameKey(BoundKey a, BoundKey b) {
    if (a instanceof BoundKey.Text left && b instanceof BoundKey.Text right) {
      return same(left.segments(), right.segments());
    }
    if (a instanceof BoundKey.Value left && b instanceof BoundKey.Value right) {
      return fill(left).equals(fill(right));
    }
    return false;
  }

  private static List<Object> fill(BoundKey.Value value) {
    AttributeModel attribute = value.attribute();
    return List.of(
        attribute.type() instanceof AttributeType.Scalar scalar ? scalar.type() : attribute.type(),
        value.parameter().map(p -> "parameter " + p.text()).orElse(""),
        value.constant().map(c -> "constant " + c.text()).orElse(""));
  }

  static boolean same(List<BoundSegment> a, List<BoundSegment> b) {
    return pieces(a).equals(pieces(b));
  }

  /** The pieces that both begin with, cut from {@code a}. */
  static List<BoundSegment> commonPrefix(List<BoundSegment> a, List<BoundSegment> b) {
    return join(split(a).subList(0, common(a, b)));
  }

  /** The text after its first pieces, as many as {@code prefix} has. */
  static List<BoundSegment> after(List<BoundSegment> text, List<BoundSegment> prefix) {
    List<BoundSegment> all = split(text);
    return join(all.subList(split(prefix).size(), all.size()));
  }

  static List<BoundSegment> plus(List<BoundSegment> text, String literal) {
    List<BoundSegment> longer = split(text);
    longer.addAll(split(List.of(new BoundSegment.Literal(literal))));
    return join(longer);
  }

  /** The text without the parts that it ends in. */
  static List<BoundSegment> upToLiteral(List<BoundSegment> text) {
    int end = text.size();
    while (end > 0 && !(text.get(end - 1) instanceof BoundSegment.Literal)) {
      end--;
    }
    return text.subList(0, end);
  }

  /** The text with its last code point replaced by the next one; empty if it ends in a part. */
  static Optional<List<BoundSegment>> successor(List<BoundSegment> text) {
    List<BoundSegment> pieces = split(text);
    int last = pieces.size() - 1;
    if (last < 0 || !(pieces.get(last) instanceof BoundSegment.Literal literal)) {
      return Optional.empty();
    }
    int next = literal.text().codePointAt(0) + 1;
    if (next > Character.MAX_CODE_POINT) {
      return Optional.empty();
    }
    int storable =
        next >= Character.MIN_SURROGATE && next <= Character.MAX_SURROGATE
            ? Character.MAX_SURROGATE + 1
            : next;
    pieces.set(last, new BoundSegment.Literal(Character.toString(storable)));
    return Optional.of(join(pieces));
  }

  /**
   * Negative if {@code a} is less whatever the values, positive if greater; empty if it depends.
   */
  static Optional<Integer> compare(List<BoundSegment> a, List<BoundSegment> b) {
    int common = common(a, b);
    List<BoundSegment> restOfA = split(a).subList(common, split(a).size());
    List<BoundSegment> restOfB = split(b).subList(common, split(b).size());
    if (restOfA.isEmpty() || restOfB.isEmpty()) {
      return Optional.of(Integer.compare(restOfA.size(), restOfB.size()));
    }
    var left = KeyLanguage.ofBound(join(restOfA), 0);
    var right = KeyLanguage.ofBound(join(restOfB), 0);
    if (Bounds.allBelow(left, right)) {
      return Optional.of(-1);
    }
    return Bounds.allBelow(right, left) ? Optional.of(1) : Optional.empty();
  }

  private static int common(List<BoundSegment> a, List<BoundSegment> b) {
    List<String> left = pieces(a);
    List<String> right = pieces(b);
    int common = 0;
    while (common < Math.min(left.size(), right.size())
        && left.get(common).equals(right.get(common))) {
      common++;
    }
    return common;
  }

  private static List<String> pieces(List<BoundSegment> text) {
    return split(text).stream().map(BoundText::piece).toList();
  }

  private static String piece(BoundSegment segment) {
    if (segment instanceof BoundSegment.Literal literal) {
      return "literal " + literal.text();
    }
    if (segment instanceof BoundSegment.FromParameter parameter) {
      return "parameter " + encoding(parameter.part()) + " " + parameter.term().text();
    }
    if (segment instanceof BoundSegment.FromConstant constant) {
      return "constant " + encoding(constant.part()) + " " + constant.constant().text();
    }
    BoundSegment.FromRange range = (BoundSegment.FromRange) segment;
    return "range " + encoding(range.part()) + " " + range.range();
  }

  private static String encoding(KeyPart part) {
    return part.encoding() + " " + part.width() + " " + part.path();
  }

  private static List<BoundSegment> split(List<BoundSegment> text) {
    List<BoundSegment> pieces = new ArrayList<>();
    for (BoundSegment segment : text) {
      if (segment instanceof BoundSegment.Literal literal) {
        literal
            .text()
            .codePoints()
            .forEach(c -> pieces.add(new BoundSegment.Literal(Character.toString(c))));
      } else {
        pieces.add(segment);
      }
    }
    return pieces;
  }

  private static List<BoundSegment> join(List<BoundSegment> pieces) {
    List<BoundSegment> text = new ArrayList<>();
    for (BoundSegment piece : pieces) {
      int last = text.size() - 1;
      if (piece instanceof BoundSegment.Literal literal
          && last >= 0
          && text.get(last) instanceof BoundSegment.Literal before) {
        text.set(last, new BoundSegment.Literal(before.text() + literal.text()));
      } else {
        text.add(piece);
      }
    }
    return text;
  }
}
