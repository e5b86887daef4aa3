package dev.keyplan.maven.shape;

import java.util.Optional;

/**
 * An attribute of a key.
 *
 * @param type {@code S}, {@code N} or {@code B}; empty if the source defines no attribute of this
 *     name
 */
public record KeyAttribute(Stated name, Optional<Stated> type) {

  public static KeyAttribute of(String name, String type) {
    return new KeyAttribute(Stated.value(name), Optional.of(Stated.value(type)));
  }

  @Override
  public String toString() {
    return name + type.map(t -> " (" + t + ")").orElse("");
  }
}
