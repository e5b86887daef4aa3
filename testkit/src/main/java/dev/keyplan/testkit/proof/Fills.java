package dev.keyplan.testkit.proof;

import dev.keyplan.testkit.proof.Design.Fill;
import dev.keyplan.testkit.proof.Design.Key;
import dev.keyplan.testkit.proof.Design.Part;
import dev.keyplan.testkit.proof.Design.Pattern;
import dev.keyplan.testkit.proof.Design.Term;
import java.util.List;
import java.util.Optional;

/**
 * What values the items under a key have that a pattern promises: known when its method is called.
 *
 * @param promised what the pattern says of them
 * @param under what lying under the key says of them
 */
record Fills(Pattern pattern, Premises promised, Premises under) {

  static Fills of(Pattern pattern, Key key, Facts facts) {
    return new Fills(
        pattern,
        new Premises(facts, pattern.by(), pattern.bound().stream().toList()),
        new Premises(facts, key.when(), List.of()));
  }

  /** The value of a part of a key. */
  Optional<Fill> of(Part part) {
    Optional<Fill> own =
        part.encoding().lossy()
            ? parameter(part.path(), part.encoding().transform())
            : Optional.empty();
    return own.or(() -> of(part.path()));
  }

  /** The value of an attribute. */
  Optional<Fill> of(String path) {
    return parameter(path, "")
        .or(
            () ->
                promised
                    .constant(path)
                    .or(() -> under.constant(path))
                    .map(constant -> new Fill("", "", constant)));
  }

  Optional<Fill> of(Slot slot) {
    return slot.part().isPresent() ? of(slot.part().get()) : of(slot.path());
  }

  /** All promised items have one value, under whatever key. */
  boolean fixes(String path) {
    return parameter(path, "").isPresent() || promised.constant(path).isPresent();
  }

  private Optional<Fill> parameter(String path, String transform) {
    boolean given =
        pattern.by().stream()
            .anyMatch(
                t ->
                    t.kind() == Term.Kind.PARAMETER
                        && t.path().equals(path)
                        && t.transform().equals(transform));
    return given ? Optional.of(new Fill(path, transform, "")) : Optional.empty();
  }
}
