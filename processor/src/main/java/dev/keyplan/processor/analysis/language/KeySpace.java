package dev.keyplan.processor.analysis.language;

import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.plan.BoundKey;
import dev.keyplan.processor.plan.BoundSegment;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The keys that the items of an entity can have, or that a pattern can ask for: all key attributes
 * at once, as one value may stand in several of them.
 */
public final class KeySpace {

  private final List<KeyHalf> halves;
  private final List<Piece.Part> besides;
  private final Slices slices;

  private KeySpace(List<KeyHalf> halves, Slices slices) {
    this.halves = List.copyOf(halves);
    this.besides = List.copyOf(slices.restrictions());
    this.slices = slices;
  }

  /** One for each key attribute, those of the partition key first. */
  List<KeyHalf> halves() {
    return halves;
  }

  /** What stands in none of the halves, but must be possible for the same values. */
  List<Piece.Part> besides() {
    return besides;
  }

  /**
   * What the items can have in a key attribute from a segment of its template on; what came before
   * ends in a literal or has a fixed width.
   */
  public Automaton rest(KeyAttribute attribute, int from) {
    return new KeyHalf(slices.of(attribute, from)).texts();
  }

  /** Cuts parts in the same way as here. */
  Slices slices() {
    return slices;
  }

  /**
   * The keys of an entity's items.
   *
   * @param tableKey the entity's primary key, which its items in an index have too
   * @param allowed the only texts of some attributes, by the key's when
   */
  public static KeySpace of(
      EntityKey key, Optional<EntityKey> tableKey, Map<AttributePath, Set<String>> allowed) {
    List<KeyAttribute> attributes = key.attributes();
    List<KeyAttribute> others =
        tableKey.filter(primary -> !key.ofTable()).map(EntityKey::attributes).orElse(List.of());
    Slices slices = new Slices(allowed);
    declare(attributes, slices);
    declare(others, slices);
    List<KeyHalf> halves = new ArrayList<>();
    for (KeyAttribute attribute : attributes) {
      halves.add(new KeyHalf(slices.of(attribute)));
    }
    for (KeyAttribute other : others) {
      for (Piece piece : slices.of(other)) {
        if (piece instanceof Piece.Part part) {
          slices.restrict(part);
        }
      }
    }
    return new KeySpace(halves, slices);
  }

  /**
   * The keys that a pattern reads.
   *
   * @param keys the key attributes with a single value
   * @param fixed what each text of the next one begins with
   * @param tail what can follow
   */
  public static KeySpace of(List<BoundKey> keys, List<BoundSegment> fixed, Automaton tail) {
    Slices slices = slices(keys, fixed);
    List<KeyHalf> halves = new ArrayList<>();
    for (BoundKey key : keys) {
      halves.add(new KeyHalf(slices.of(key)));
    }
    List<Piece> pieces = new ArrayList<>(slices.of(fixed));
    pieces.add(new Piece.Part(new Variable("", "what follows"), tail, "", ""));
    halves.add(new KeyHalf(pieces));
    return new KeySpace(halves, slices);
  }

  private static Slices slices(List<BoundKey> keys, List<BoundSegment> fixed) {
    Slices slices = new Slices(Map.of());
    List<BoundSegment> segments = new ArrayList<>();
    for (BoundKey key : keys) {
      if (key instanceof BoundKey.Text text) {
        segments.addAll(text.segments());
      }
    }
    segments.addAll(fixed);
    for (BoundSegment segment : segments) {
      if (segment instanceof BoundSegment.FromParameter filled) {
        slices.declare(filled.term().text(), filled.part());
      }
    }
    return slices;
  }

  private static void declare(List<KeyAttribute> attributes, Slices slices) {
    for (KeyAttribute attribute : attributes) {
      if (attribute instanceof KeyAttribute.Composed composed) {
        for (KeyPart part : composed.template().parts()) {
          slices.declare(part.path().toString(), part);
        }
      }
    }
  }
}
