package dev.keyplan.processor.plan;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Why no item of an entity, and no guard of a unique attribute, has the primary key of what is
 * listed before it.
 *
 * @param owner the nested name of the entity, and of guards a dot and the attribute after it
 * @param literals how many of those before differ in literals in a key attribute, by its stored
 *     name, and in none before it
 * @param others each of the rest
 */
public record PrimaryKeyProof(String owner, Map<String, Integer> literals, List<KeyPair> others) {

  public PrimaryKeyProof {
    literals = Collections.unmodifiableMap(new LinkedHashMap<>(literals));
    others = List.copyOf(others);
  }

  /** How many are different, and not shared on purpose. */
  public long different() {
    return literals.values().stream().mapToInt(Integer::intValue).sum() + others.size() - shared();
  }

  /** How many may be one on purpose. */
  public long shared() {
    return others.stream().filter(pair -> pair.apart().isEmpty()).count();
  }
}
