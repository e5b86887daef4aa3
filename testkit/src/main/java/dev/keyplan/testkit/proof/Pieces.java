package dev.keyplan.testkit.proof;

import dev.keyplan.testkit.proof.Design.Asked;
import dev.keyplan.testkit.proof.Design.AskedLiteral;
import dev.keyplan.testkit.proof.Design.AskedPart;
import dev.keyplan.testkit.proof.Design.KeyText;
import dev.keyplan.testkit.proof.Design.Literal;
import dev.keyplan.testkit.proof.Design.Part;
import dev.keyplan.testkit.proof.Design.Segment;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Key texts cut into code points and values, to see how far an asked text and a key agree. */
final class Pieces {

  /** A value that is not known when the method is called. */
  private static final Object UNKNOWN =
      new Object() {
        @Override
        public boolean equals(Object other) {
          return false;
        }

        @Override
        public int hashCode() {
          return 0;
        }
      };

  private Pieces() {}

  static List<Object> of(List<Asked> text) {
    List<Object> pieces = new ArrayList<>();
    for (Asked asked : text) {
      if (asked instanceof AskedLiteral literal) {
        literal.text().codePoints().forEach(pieces::add);
      } else {
        pieces.add(asked);
      }
    }
    return pieces;
  }

  /** The texts of the items that a pattern promises. */
  static List<Object> of(KeyText key, Fills fills) {
    List<Object> pieces = new ArrayList<>();
    for (Segment segment : key.segments()) {
      if (segment instanceof Literal literal) {
        literal.text().codePoints().forEach(pieces::add);
      } else {
        pieces.add(filled((Part) segment, fills));
      }
    }
    return pieces;
  }

  private static Object filled(Part part, Fills fills) {
    return fills
        .of(part)
        .<Object>map(
            fill -> new AskedPart(part.path(), part.encoding(), part.width(), Optional.of(fill)))
        .orElse(UNKNOWN);
  }

  /** How many pieces both begin with. */
  static int common(List<Object> a, List<Object> b) {
    int common = 0;
    while (common < Math.min(a.size(), b.size()) && a.get(common).equals(b.get(common))) {
      common++;
    }
    return common;
  }

  /** The place of a segment among the pieces. */
  static int position(KeyText key, int segment) {
    int position = 0;
    for (Segment before : key.segments().subList(0, segment)) {
      position +=
          before instanceof Literal literal
              ? literal.text().codePointCount(0, literal.text().length())
              : 1;
    }
    return position;
  }

  /** The segments from a piece on. */
  static List<Asked> from(List<Asked> text, int piece) {
    List<Asked> rest = new ArrayList<>();
    int position = 0;
    for (Asked asked : text) {
      if (asked instanceof AskedLiteral literal) {
        int[] left = literal.text().codePoints().skip(Math.max(0, piece - position)).toArray();
        position += literal.text().codePointCount(0, literal.text().length());
        if (left.length > 0) {
          rest.add(new AskedLiteral(new String(left, 0, left.length)));
        }
      } else if (position++ >= piece) {
        rest.add(asked);
      }
    }
    return rest;
  }

  /** The first segment is a literal, and the text begins it. */
  static boolean beginsWith(List<Asked> segments, String text) {
    return !segments.isEmpty()
        && segments.get(0) instanceof AskedLiteral literal
        && literal.text().startsWith(text);
  }

  /** The segments up to a piece. */
  static List<Asked> before(List<Asked> text, int piece) {
    List<Asked> start = new ArrayList<>();
    int left = piece;
    for (Asked asked : text) {
      if (left <= 0) {
        break;
      }
      if (asked instanceof AskedLiteral literal) {
        int[] cut = literal.text().codePoints().limit(left).toArray();
        start.add(new AskedLiteral(new String(cut, 0, cut.length)));
        left -= cut.length;
      } else {
        start.add(asked);
        left--;
      }
    }
    return start;
  }

  /** The segments of a key from a piece on. */
  static List<Segment> from(KeyText key, int piece) {
    List<Segment> rest = new ArrayList<>();
    int position = 0;
    for (Segment segment : key.segments()) {
      if (segment instanceof Literal literal) {
        int[] left = literal.text().codePoints().skip(Math.max(0, piece - position)).toArray();
        position += literal.text().codePointCount(0, literal.text().length());
        if (left.length > 0) {
          rest.add(new Literal(new String(left, 0, left.length)));
        }
      } else if (position++ >= piece) {
        rest.add(segment);
      }
    }
    return rest;
  }
}
