package dev.keyplan.processor.analysis.language;

import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.KeySegment;
import dev.keyplan.processor.model.StoredType;
import dev.keyplan.processor.plan.BoundKey;
import dev.keyplan.processor.plan.BoundSegment;
import java.util.ArrayList;
import java.util.List;

/** The languages of keys: all that an entity can store there, all that a pattern can ask for. */
public final class KeyLanguage {

  private KeyLanguage() {}

  /** What an entity can store in a key attribute; code points carry their template segment. */
  public static Automaton of(KeyAttribute key) {
    if (key instanceof KeyAttribute.Composed composed) {
      return of(composed.template().segments(), 0);
    }
    return ofNative((KeyAttribute.Native) key);
  }

  /** Numbers and binaries are not told apart. */
  private static Automaton ofNative(KeyAttribute.Native key) {
    return key.stored() == StoredType.S
        ? PartLanguage.ofNative(key.attribute().type())
        : Automaton.anything();
  }

  /**
   * The texts of the segments from {@code from} on; where {@code from} is inside a template, what
   * came before ends in a literal or has a fixed width.
   */
  public static Automaton of(List<? extends KeySegment> segments, int from) {
    List<Piece> pieces = new ArrayList<>();
    for (int i = from; i < segments.size(); i++) {
      pieces.add(
          segments.get(i) instanceof KeySegment.Literal literal
              ? Piece.literal(literal.text(), i)
              : Piece.part((KeyPart) segments.get(i), i));
    }
    return of(pieces);
  }

  /** What a pattern can ask for in a key attribute. */
  public static Automaton of(BoundKey key) {
    if (key instanceof BoundKey.Text text) {
      return ofBound(text.segments(), 0);
    }
    BoundKey.Value value = (BoundKey.Value) key;
    if (value.attribute().type().stored() != StoredType.S) {
      return Automaton.anything();
    }
    return value
        .constant()
        .map(constant -> Automaton.literal(constant.text()))
        .orElseGet(() -> PartLanguage.ofNative(value.attribute().type()));
  }

  /**
   * The texts of the segments.
   *
   * @param firstSegment the template segment that the first one stands for
   */
  public static Automaton ofBound(List<BoundSegment> segments, int firstSegment) {
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < segments.size(); i++) {
      pieces.add(Piece.of(segments.get(i), firstSegment + i));
    }
    return of(pieces);
  }

  private static Automaton of(List<Piece> pieces) {
    Automaton.Builder text = new Automaton.Builder();
    for (int i = 0; i < pieces.size(); i++) {
      Piece piece = pieces.get(i);
      boolean terminated =
          !piece.isLiteral() && i + 1 < pieces.size() && pieces.get(i + 1).isLiteral();
      if (terminated) {
        Piece literal = pieces.get(i + 1);
        text.append(TerminatedLanguage.of(piece.text, literal.literal, literal.segment));
        i++;
      } else {
        text.append(piece.text);
      }
    }
    return text.build();
  }

  /**
   * @param literal null for a part
   */
  private record Piece(Automaton text, String literal, int segment) {

    boolean isLiteral() {
      return literal != null;
    }

    static Piece literal(String text, int segment) {
      return new Piece(new Automaton.Builder().text(text, segment).build(), text, segment);
    }

    static Piece part(KeyPart part, int segment) {
      return new Piece(
          PartLanguage.of(part.encoding(), part.type(), part.width(), segment), null, segment);
    }

    static Piece of(BoundSegment segment, int number) {
      if (segment instanceof BoundSegment.Literal literal) {
        return literal(literal.text(), number);
      }
      if (segment instanceof BoundSegment.FromConstant constant) {
        return constant(constant, number);
      }
      return part(
          segment instanceof BoundSegment.FromParameter parameter
              ? parameter.part()
              : ((BoundSegment.FromRange) segment).part(),
          number);
    }

    /** Constants whose text is their own are exact; of others any text of the part is assumed. */
    private static Piece constant(BoundSegment.FromConstant constant, int number) {
      String text = constant.constant().text();
      return switch (constant.part().encoding()) {
        case STRING, ID, FREE, ENUM, BOOLEAN ->
            new Piece(new Automaton.Builder().text(text, number).build(), null, number);
        default -> part(constant.part(), number);
      };
    }
  }
}
