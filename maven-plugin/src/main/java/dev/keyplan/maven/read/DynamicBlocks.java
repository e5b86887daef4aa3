package dev.keyplan.maven.read;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Resolves the body of a block, and puts blocks in the places of its {@code dynamic} ones. */
final class DynamicBlocks {

  private DynamicBlocks() {}

  static Map<String, Object> expand(Map<?, ?> body, TerraformValues values) {
    Map<String, Object> expanded = new LinkedHashMap<>();
    body.forEach(
        (name, value) -> {
          if (!name.equals("dynamic")) {
            expanded.put(name.toString(), value(value, values));
          }
        });
    for (Map<?, ?> labelled : TerraformModule.blocks(body.get("dynamic"))) {
      labelled.forEach(
          (label, blocks) -> {
            List<Object> all = new ArrayList<>(new Fields(expanded).list(label.toString()));
            for (Map<?, ?> block : TerraformModule.blocks(blocks)) {
              all.addAll(blocks(label.toString(), block, values));
            }
            expanded.put(label.toString(), all);
          });
    }
    return expanded;
  }

  private static Object value(Object value, TerraformValues values) {
    if (value instanceof List<?> list && list.stream().allMatch(Map.class::isInstance)) {
      return TerraformModule.blocks(list).stream().map(block -> expand(block, values)).toList();
    }
    return values.resolve(value);
  }

  private static List<Object> blocks(String label, Map<?, ?> dynamic, TerraformValues values) {
    Object each = values.resolve(dynamic.get("for_each"));
    // A name, which reads as an expression in the native syntax.
    String iterator =
        dynamic.get("iterator") instanceof String name ? name.replaceAll("[${}]", "") : label;
    List<Object> blocks = new ArrayList<>();
    if (each instanceof Map<?, ?> map) {
      map.forEach((key, value) -> blocks.addAll(block(dynamic, iterator, key, value, values)));
    } else if (each instanceof List<?> list) {
      for (int i = 0; i < list.size(); i++) {
        blocks.addAll(block(dynamic, iterator, i, list.get(i), values));
      }
    } else {
      String expression =
          each instanceof Unresolved unresolved ? unresolved.expression() : String.valueOf(each);
      blocks.add(new Unresolved("dynamic " + label + " for each of " + expression));
    }
    return blocks;
  }

  private static List<Object> block(
      Map<?, ?> dynamic, String iterator, Object key, Object value, TerraformValues values) {
    Map<String, Object> element = new LinkedHashMap<>();
    element.put("key", key);
    element.put("value", value);
    List<Object> blocks = new ArrayList<>();
    for (Map<?, ?> content : TerraformModule.blocks(dynamic.get("content"))) {
      blocks.add(expand(content, values.with(iterator, element)));
    }
    return blocks;
  }
}
