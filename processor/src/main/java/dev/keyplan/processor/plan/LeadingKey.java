package dev.keyplan.processor.plan;

import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.KeySegment;
import dev.keyplan.processor.model.StoredType;
import java.util.List;
import java.util.Optional;

/**
 * What is known, before any call, of a partition key value in a request: what permissions by {@code
 * dynamodb:LeadingKeys} rest on.
 *
 * @param pieces of the value in their order
 */
public record LeadingKey(StoredType type, List<Piece> pieces) {

  public LeadingKey {
    pieces = List.copyOf(pieces);
  }

  /** A piece of a key value. */
  public sealed interface Piece {}

  /** The same in every call. */
  public record Literal(String text) implements Piece {}

  /**
   * Known when it is called.
   *
   * @param lossy several values of the attribute have one text
   * @param declared the placeholder of a template; empty if the attribute itself is the key
   */
  public record Part(
      AttributePath path, AttributeType type, boolean lossy, Optional<KeyPart> declared)
      implements Piece {}

  /** Of what a pattern reads. */
  public static LeadingKey of(BoundKey key) {
    if (key instanceof BoundKey.Text text) {
      return new LeadingKey(StoredType.S, text.segments().stream().map(LeadingKey::piece).toList());
    }
    BoundKey.Value value = (BoundKey.Value) key;
    Piece piece =
        value
            .constant()
            .<Piece>map(constant -> new Literal(constant.text()))
            .orElseGet(
                () ->
                    new Part(
                        new AttributePath(List.of(value.attribute().name())),
                        value.attribute().type(),
                        false,
                        Optional.empty()));
    return new LeadingKey(value.attribute().type().stored(), List.of(piece));
  }

  private static Piece piece(BoundSegment segment) {
    if (segment instanceof BoundSegment.Literal literal) {
      return new Literal(literal.text());
    }
    if (segment instanceof BoundSegment.FromConstant constant) {
      return new Literal(ConstantText.of(constant.part(), constant.constant()));
    }
    return part(
        segment instanceof BoundSegment.FromParameter parameter
            ? parameter.part()
            : ((BoundSegment.FromRange) segment).part());
  }

  /** Of an item that is written. */
  public static LeadingKey of(KeyAttribute key) {
    if (key instanceof KeyAttribute.Native plain) {
      Piece whole =
          new Part(plain.paths().get(0), plain.attribute().type(), false, Optional.empty());
      return new LeadingKey(plain.stored(), List.of(whole));
    }
    List<KeySegment> segments = ((KeyAttribute.Composed) key).template().segments();
    return new LeadingKey(
        StoredType.S,
        segments.stream()
            .map(
                segment ->
                    segment instanceof KeyPart part
                        ? part(part)
                        : new Literal(((KeySegment.Literal) segment).text()))
            .toList());
  }

  private static Piece part(KeyPart part) {
    return new Part(part.path(), part.type(), part.encoding().lossy(), Optional.of(part));
  }

  /**
   * Whether it begins with the attribute, after one literal at most, up to its end or a literal: no
   * value of another tenant's can then be meant.
   */
  public boolean beginsWith(AttributePath tenant) {
    int first = !pieces.isEmpty() && pieces.get(0) instanceof Literal ? 1 : 0;
    return type == StoredType.S
        && first < pieces.size()
        && pieces.get(first) instanceof Part part
        && part.path().equals(tenant)
        && !part.lossy()
        && (first + 1 == pieces.size() || pieces.get(first + 1) instanceof Literal);
  }
}
