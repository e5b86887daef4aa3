package dev.keyplan.processor.evolution;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** A value in a JSON document, and its place there for messages. */
record Node(String path, Object value) {

  static Node root(String name, Object value) {
    return new Node(name, value);
  }

  /** A member that must be there. */
  Node get(String member) {
    return find(member).orElseThrow(() -> new LockException(path + " has no '" + member + "'"));
  }

  Optional<Node> find(String member) {
    Object found = object().get(member);
    return found == null ? Optional.empty() : Optional.of(new Node(path + "." + member, found));
  }

  Map<String, Object> object() {
    if (!(value instanceof Map<?, ?> map)) {
      throw new LockException(path + " is no object");
    }
    Map<String, Object> object = new LinkedHashMap<>();
    map.forEach((name, member) -> object.put((String) name, member));
    return object;
  }

  Map<String, Node> members() {
    Map<String, Node> members = new LinkedHashMap<>();
    object().forEach((name, member) -> members.put(name, new Node(path + "." + name, member)));
    return members;
  }

  /** Of a list; none if the member is not there. */
  List<Node> list(String member) {
    Optional<Node> found = find(member);
    if (found.isEmpty()) {
      return List.of();
    }
    if (!(found.get().value instanceof List<?> list)) {
      throw new LockException(found.get().path + " is no list");
    }
    return IntStream.range(0, list.size())
        .mapToObj(i -> new Node(found.get().path + "[" + i + "]", list.get(i)))
        .toList();
  }

  List<String> texts(String member) {
    return list(member).stream().map(Node::text).toList();
  }

  String text() {
    if (!(value instanceof String text)) {
      throw new LockException(path + " is no text");
    }
    return text;
  }

  String text(String member) {
    return get(member).text();
  }

  /** A member that is one of the given texts. */
  String oneOf(String member, String... texts) {
    String text = text(member);
    if (!List.of(texts).contains(text)) {
      throw new LockException(path + "." + member + " is none of " + String.join(", ", texts));
    }
    return text;
  }

  /** "" if it is not there. */
  String textOrEmpty(String member) {
    return find(member).map(Node::text).orElse("");
  }

  long number() {
    if (!(value instanceof Integer || value instanceof Long)) {
      throw new LockException(path + " is no whole number");
    }
    return ((Number) value).longValue();
  }

  boolean flag() {
    if (!(value instanceof Boolean flag)) {
      throw new LockException(path + " is neither true nor false");
    }
    return flag;
  }
}
