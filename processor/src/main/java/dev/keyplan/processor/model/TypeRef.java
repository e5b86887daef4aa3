package dev.keyplan.processor.model;

import java.util.List;

/**
 * A Java class by name.
 *
 * @param packageName "" for the unnamed package, and for primitives
 * @param simpleNames outermost first; a primitive is one lower-case name
 */
public record TypeRef(String packageName, List<String> simpleNames) implements Comparable<TypeRef> {

  public TypeRef {
    simpleNames = List.copyOf(simpleNames);
  }

  public static TypeRef of(String packageName, String... simpleNames) {
    return new TypeRef(packageName, List.of(simpleNames));
  }

  public String simpleName() {
    return simpleNames.get(simpleNames.size() - 1);
  }

  /** {@code Outer.Inner}, without the package. */
  public String nestedName() {
    return String.join(".", simpleNames);
  }

  /** {@code Outer_Inner}: the stem of generated names. */
  public String flatName() {
    return String.join("_", simpleNames);
  }

  public String qualifiedName() {
    return packageName.isEmpty() ? nestedName() : packageName + "." + nestedName();
  }

  @Override
  public int compareTo(TypeRef other) {
    return qualifiedName().compareTo(other.qualifiedName());
  }

  @Override
  public String toString() {
    return qualifiedName();
  }
}
