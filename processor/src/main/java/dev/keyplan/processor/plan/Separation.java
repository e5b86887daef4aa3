package dev.keyplan.processor.plan;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Why the keys on a path are apart from what is asked for. In a table of many entities nearly all
 * differ in literals, which any reader of the keys sees: these are counted, and not named.
 *
 * @param notInIndex how many entities have no key on the path
 * @param literals how many keys begin or end with other literals in a key attribute, by its stored
 *     name, and in none before it
 * @param others each of the rest
 */
public record Separation(int notInIndex, Map<String, Integer> literals, List<Disjointness> others) {

  public static final Separation NONE = new Separation(0, Map.of(), List.of());

  public Separation {
    literals = Collections.unmodifiableMap(new LinkedHashMap<>(literals));
    others = List.copyOf(others);
  }

  public long count(Disjointness.Kind kind) {
    return switch (kind) {
      case NOT_IN_INDEX -> notInIndex;
      case LITERAL -> literals.values().stream().mapToInt(Integer::intValue).sum();
      default -> others.stream().filter(one -> one.kind() == kind).count();
    };
  }
}
