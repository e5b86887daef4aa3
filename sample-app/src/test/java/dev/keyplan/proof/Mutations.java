package dev.keyplan.proof;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;

/**
 * A JSON document with one change: every leaf gets other values, among them those that the same
 * member has elsewhere in the document; every member and item is left out once, and every two
 * neighbours of a list change places.
 */
final class Mutations {

  /**
   * @param place as {@code patterns[3].declared.order}
   * @param change what was done there
   */
  record Mutation(String place, String change, String json) {}

  private final Object document;
  private final Map<String, TreeSet<String>> textsByMember = new LinkedHashMap<>();
  private final List<Mutation> mutations = new ArrayList<>();

  private Mutations(Object document) {
    this.document = document;
  }

  static List<Mutation> of(String json) {
    Mutations all = new Mutations(plain(JsonNode.parser().parse(json)));
    all.collect("", all.document);
    all.mutate("", "", all.document);
    return all.mutations;
  }

  private static Object plain(JsonNode node) {
    if (node.isObject()) {
      Map<String, Object> members = new LinkedHashMap<>();
      node.asObject().forEach((name, member) -> members.put(name, plain(member)));
      return members;
    }
    if (node.isArray()) {
      List<Object> items = new ArrayList<>();
      node.asArray().forEach(item -> items.add(plain(item)));
      return items;
    }
    if (node.isBoolean()) {
      return node.asBoolean();
    }
    return node.isNumber() ? (Object) Double.valueOf(node.asNumber()) : node.asString();
  }

  private void collect(String member, Object value) {
    if (value instanceof Map<?, ?> map) {
      map.forEach((name, inner) -> collect((String) name, inner));
    } else if (value instanceof List<?> list) {
      list.forEach(item -> collect(member, item));
    } else if (value instanceof String text) {
      textsByMember.computeIfAbsent(member, name -> new TreeSet<>()).add(text);
    }
  }

  private void mutate(String place, String member, Object value) {
    if (value instanceof Map<?, ?>) {
      @SuppressWarnings("unchecked")
      Map<String, Object> map = (Map<String, Object>) value;
      for (String name : List.copyOf(map.keySet())) {
        mutateMember(place.isEmpty() ? name : place + "." + name, name, map);
      }
    } else if (value instanceof List<?>) {
      @SuppressWarnings("unchecked")
      List<Object> list = (List<Object>) value;
      for (int i = 0; i < list.size(); i++) {
        mutateItem(place + "[" + i + "]", member, list, i);
      }
    }
  }

  private void mutateMember(String place, String name, Map<String, Object> map) {
    Object value = map.get(name);
    for (Object other : others(name, value)) {
      map.put(name, other);
      add(place, value + " becomes " + other);
    }
    map.put(name, value);
    mutate(place, name, value);
    Map<String, Object> before = new LinkedHashMap<>(map);
    map.remove(name);
    add(place, "is left out");
    map.clear();
    map.putAll(before);
  }

  private void mutateItem(String place, String member, List<Object> list, int i) {
    Object value = list.get(i);
    for (Object other : others(member, value)) {
      list.set(i, other);
      add(place, value + " becomes " + other);
    }
    list.set(i, value);
    mutate(place, member, value);
    list.remove(i);
    add(place, "is left out");
    list.add(i, value);
    list.add(i, value);
    add(place, "is there twice");
    list.remove(i);
    if (i > 0 && !list.get(i - 1).equals(value)) {
      list.add(i - 1, list.remove(i));
      add(place, "changes places with the one before");
      list.add(i, list.remove(i - 1));
    }
  }

  private List<Object> others(String member, Object value) {
    List<Object> others = new ArrayList<>();
    if (value instanceof Boolean flag) {
      others.add(!flag);
    } else if (value instanceof Double number) {
      others.add(number + 1);
    } else if (value instanceof String text) {
      others.add(text + "x");
      textsByMember.get(member).stream().filter(t -> !t.equals(text)).limit(2).forEach(others::add);
    }
    return others;
  }

  private void add(String place, String change) {
    StringBuilder json = new StringBuilder();
    write(document, json);
    mutations.add(new Mutation(place, change, json.toString()));
  }

  private static void write(Object value, StringBuilder json) {
    if (value instanceof Map<?, ?> map) {
      String separator = "{";
      for (Map.Entry<?, ?> member : map.entrySet()) {
        json.append(separator);
        write(member.getKey(), json);
        json.append(':');
        write(member.getValue(), json);
        separator = ",";
      }
      json.append(map.isEmpty() ? "{}" : "}");
    } else if (value instanceof List<?> list) {
      String separator = "[";
      for (Object item : list) {
        json.append(separator);
        write(item, json);
        separator = ",";
      }
      json.append(list.isEmpty() ? "[]" : "]");
    } else if (value instanceof Double number) {
      json.append(number == Math.rint(number) ? String.valueOf(number.intValue()) : number);
    } else if (value instanceof String text) {
      json.append('"').append(text.replace("\\", "\\\\").replace("\"", "\\\"")).append('"');
    } else {
      json.append(value);
    }
  }
}
