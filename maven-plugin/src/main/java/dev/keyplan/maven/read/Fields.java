package dev.keyplan.maven.read;

import dev.keyplan.maven.shape.Stated;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** The members of an object in a resolved document; null is as good as absent. */
record Fields(Map<?, ?> members) {

  /**
   * @throws UnreadableException if it is no object
   */
  static Fields of(Object value, String what) {
    if (value instanceof Map<?, ?> map) {
      return new Fields(map);
    }
    throw new UnreadableException(what + " is " + text(value) + ", not an object");
  }

  Optional<Object> value(String name) {
    return Optional.ofNullable(members.get(name));
  }

  Optional<Fields> object(String name) {
    return value(name).map(value -> of(value, name));
  }

  Optional<Stated> stated(String name) {
    return value(name).map(value -> stated(value, name));
  }

  Stated required(String name) {
    return stated(name).orElseThrow(() -> new UnreadableException(name + " is missing"));
  }

  /** An undecided list has the expression as its only element; one value is a list of it. */
  List<Object> list(String name) {
    Object value = members.get(name);
    if (value instanceof List<?> list) {
      return list.stream().filter(Objects::nonNull).map(Object.class::cast).toList();
    }
    return value == null ? List.of() : List.of(value);
  }

  static Stated stated(Object value, String what) {
    if (value instanceof Unresolved unresolved) {
      return unresolved.stated();
    }
    if (value instanceof Map || value instanceof List || value == null) {
      throw new UnreadableException(what + " is " + text(value) + ", not a text");
    }
    return Stated.value(value.toString());
  }

  private static String text(Object value) {
    return value instanceof Map
        ? "an object"
        : value instanceof List
            ? "a list"
            : value instanceof Unresolved unresolved ? unresolved.expression() : value + "";
  }
}
