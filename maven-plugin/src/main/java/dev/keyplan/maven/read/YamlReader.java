package dev.keyplan.maven.read;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.snakeyaml.engine.v2.nodes.Tag;

/**
 * YAML as CloudFormation writes it: the short form of an intrinsic function, a tag, becomes the
 * long one, an object of one member. Scalars stay texts, whatever YAML's version would make of
 * them.
 */
final class YamlReader {

  /** Far above any template; a node may hold itself, through an alias. */
  private static final int MAX_DEPTH = 100;

  private YamlReader() {}

  static Object read(String text, String label) {
    try {
      LoadSettings settings = LoadSettings.builder().setLabel(label).build();
      Optional<Node> root = new Compose(settings).composeString(text);
      return root.map(node -> value(node, 0)).orElse(Map.of());
    } catch (YamlEngineException e) {
      throw new UnreadableException(e.getMessage(), e);
    }
  }

  private static Object value(Node node, int depth) {
    if (depth > MAX_DEPTH) {
      throw new UnreadableException("deeper than " + MAX_DEPTH + " levels");
    }
    String tag = node.getTag().getValue();
    Object plain = plain(node, depth);
    if (!tag.startsWith("!")) {
      return plain;
    }
    String name = tag.substring(1);
    if (name.equals("GetAtt") && plain instanceof String path && path.contains(".")) {
      plain = List.of((Object[]) path.split("\\.", 2));
    }
    return Collections.singletonMap(
        name.equals("Ref") || name.equals("Condition") ? name : "Fn::" + name, plain);
  }

  private static Object plain(Node node, int depth) {
    if (node instanceof MappingNode mapping) {
      return object(mapping, depth);
    }
    if (node instanceof SequenceNode sequence) {
      List<Object> list = new ArrayList<>();
      sequence.getValue().forEach(element -> list.add(value(element, depth + 1)));
      return list;
    }
    ScalarNode scalar = (ScalarNode) node;
    return node.getTag().equals(Tag.NULL) ? null : scalar.getValue();
  }

  private static Map<String, Object> object(MappingNode mapping, int depth) {
    Map<String, Object> object = new LinkedHashMap<>();
    List<Object> merged = new ArrayList<>();
    for (NodeTuple member : mapping.getValue()) {
      if (!(member.getKeyNode() instanceof ScalarNode key)) {
        throw new UnreadableException("a key that is no scalar" + where(member.getKeyNode()));
      }
      if (object.containsKey(key.getValue())) {
        throw new UnreadableException("'" + key.getValue() + "' is there twice" + where(key));
      }
      Object value = value(member.getValueNode(), depth + 1);
      if (key.getValue().equals("<<")) {
        merged.addAll(
            value instanceof List<?> several ? several : Collections.singletonList(value));
      } else {
        object.put(key.getValue(), value);
      }
    }
    merged.forEach(one -> merge(one, object));
    return object;
  }

  /** YAML 1.1's merge key, as Serverless files use it: what stands there itself precedes. */
  private static void merge(Object from, Map<String, Object> object) {
    if (from instanceof Map<?, ?> members) {
      members.forEach((name, value) -> object.putIfAbsent(name.toString(), value));
    }
  }

  private static String where(Node node) {
    return node.getStartMark().map(mark -> ", line " + (mark.getLine() + 1)).orElse("");
  }
}
