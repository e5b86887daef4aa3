package dev.keyplan.testkit.proof;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;

/**
 * A JSON object that is read to its last member. A member that nobody reads is refused: it could
 * say anything.
 */
final class Members {

  private final String place;
  private final Map<String, JsonNode> unread;

  private Members(String place, JsonNode node) {
    this.place = place;
    if (node == null || !node.isObject()) {
      throw new MalformedModelException(place + " is not an object");
    }
    this.unread = new LinkedHashMap<>(node.asObject());
  }

  static <T> T read(String place, JsonNode node, Function<Members, T> reader) {
    Members members = new Members(place, node);
    T value = reader.apply(members);
    if (!members.unread.isEmpty()) {
      throw new MalformedModelException(place + " has unknown members " + members.unread.keySet());
    }
    return value;
  }

  String place() {
    return place;
  }

  /** Passes over a member that is no part of the proof, whatever it says. */
  void skip(String name) {
    unread.remove(name);
  }

  boolean has(String name) {
    return unread.containsKey(name);
  }

  String text(String name) {
    return text(required(name), place + "." + name);
  }

  Optional<String> optionalText(String name) {
    return has(name) ? Optional.of(text(name)) : Optional.empty();
  }

  boolean flag(String name) {
    JsonNode node = required(name);
    if (!node.isBoolean()) {
      throw new MalformedModelException(place + "." + name + " is neither true nor false");
    }
    return node.asBoolean();
  }

  /** {@code false} is said by leaving it out. */
  boolean mark(String name) {
    if (!has(name)) {
      return false;
    }
    if (!flag(name)) {
      throw new MalformedModelException(place + "." + name + " is true or left out");
    }
    return true;
  }

  int number(String name) {
    return number(required(name), place + "." + name);
  }

  Optional<Integer> optionalNumber(String name) {
    return has(name) ? Optional.of(number(name)) : Optional.empty();
  }

  /** A number of any form, which is of no account. */
  void anyNumber(String name) {
    if (!required(name).isNumber()) {
      throw new MalformedModelException(place + "." + name + " is not a number");
    }
  }

  List<String> texts(String name) {
    return list(name, (item, node) -> text(node, item));
  }

  List<Integer> numbers(String name) {
    return list(name, (item, node) -> number(node, item));
  }

  <T> T object(String name, Function<Members, T> reader) {
    return read(place + "." + name, required(name), reader);
  }

  <T> Optional<T> optionalObject(String name, Function<Members, T> reader) {
    return has(name) ? Optional.of(object(name, reader)) : Optional.empty();
  }

  <T> List<T> objects(String name, Function<Members, T> reader) {
    return list(name, (item, node) -> read(item, node, reader));
  }

  private <T> List<T> list(String name, BiFunction<String, JsonNode, T> reader) {
    JsonNode node = required(name);
    if (!node.isArray()) {
      throw new MalformedModelException(place + "." + name + " is not a list");
    }
    List<T> values = new ArrayList<>();
    for (JsonNode item : node.asArray()) {
      values.add(reader.apply(place + "." + name + "[" + values.size() + "]", item));
    }
    return List.copyOf(values);
  }

  private JsonNode required(String name) {
    JsonNode node = unread.remove(name);
    if (node == null) {
      throw new MalformedModelException(place + " has no " + name);
    }
    return node;
  }

  private static String text(JsonNode node, String place) {
    if (!node.isString()) {
      throw new MalformedModelException(place + " is not a text");
    }
    return node.asString();
  }

  private static int number(JsonNode node, String place) {
    try {
      return Integer.parseInt(node.isNumber() ? node.asNumber() : "");
    } catch (NumberFormatException notOne) {
      throw new MalformedModelException(place + " is not a whole number");
    }
  }
}
