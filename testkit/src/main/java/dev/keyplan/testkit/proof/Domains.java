package dev.keyplan.testkit.proof;

import dev.keyplan.testkit.proof.Design.Key;
import dev.keyplan.testkit.proof.Design.Part;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The values of the items that lie under a key: its {@code when} may name them, and they suit all
 * parts that they stand in, of this key and of the item's primary key.
 */
record Domains(Facts facts, Key key) {

  private static final Set<Encoding> AS_IS = Set.of(Encoding.STRING, Encoding.ID, Encoding.FREE);

  /** The texts that a part of the key can have. */
  Language of(Part part) {
    Optional<Set<String>> named = new Premises(facts, key.when(), List.of()).stated(part.path());
    Language texts = part.texts();
    if (named.isPresent() && !part.encoding().truncation()) {
      Set<Language> literals = new LinkedHashSet<>();
      named
          .get()
          .forEach(v -> literals.add(Language.literal(part.encoding().text(v, part.width()))));
      texts = Language.both(texts, Language.either(literals));
    }
    if (AS_IS.contains(part.encoding())) {
      for (Part other : parts()) {
        if (other.path().equals(part.path()) && AS_IS.contains(other.encoding())) {
          texts = Language.both(texts, other.texts());
        }
      }
    }
    return texts;
  }

  private List<Part> parts() {
    return Stream.concat(Stream.of(key), facts.entity().keysOf("").stream())
        .flatMap(Key::texts)
        .flatMap(text -> text.segments().stream())
        .filter(Part.class::isInstance)
        .map(Part.class::cast)
        .toList();
  }
}
