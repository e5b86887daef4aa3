package dev.keyplan.maven.read;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Resolves templates, <code>${var.name}</code>, as far as defaults of variables and locals decide
 * them. Operators and functions are not evaluated, but for the functions that only choose or
 * retype.
 */
final class TerraformValues {

  private static final Pattern STEP =
      Pattern.compile("\\.([A-Za-z_][\\w-]*|\\d+)|\\[\\s*\"([^\"]*)\"\\s*]|\\[\\s*(\\d+)\\s*]");

  private static final Pattern PATH =
      Pattern.compile("([A-Za-z_][\\w-]*)((?:" + STEP.pattern() + ")*)");

  private static final Pattern CALL =
      Pattern.compile("(lookup|try|coalesce|toset|tolist|tostring)\\s*\\((.*)\\)", Pattern.DOTALL);

  /** Locals may refer to each other in a circle. */
  private static final int MAX_DEPTH = 100;

  private final Map<String, Object> roots;
  private int depth;

  /**
   * @param roots what the first name of a reference stands for: {@code var}, {@code local}
   */
  TerraformValues(Map<String, Object> roots) {
    this.roots = Map.copyOf(roots);
  }

  /** The same with one name more: the iterator of a dynamic block. */
  TerraformValues with(String name, Object value) {
    Map<String, Object> more = new HashMap<>(roots);
    more.put(name, value);
    return new TerraformValues(more);
  }

  /** Texts, lists, objects and nulls; {@link Unresolved} where the module does not decide. */
  Object resolve(Object value) {
    if (depth == MAX_DEPTH) {
      throw new UnreadableException("references in a circle, or deeper than " + MAX_DEPTH);
    }
    depth++;
    try {
      if (value instanceof List<?> list) {
        List<Object> resolved = new ArrayList<>();
        list.forEach(element -> resolved.add(resolve(element)));
        return resolved;
      }
      if (value instanceof Map<?, ?> map) {
        Map<String, Object> resolved = new LinkedHashMap<>();
        map.forEach((name, member) -> resolved.put(name.toString(), resolve(member)));
        return resolved;
      }
      return value instanceof String text ? template(text) : value;
    } finally {
      depth--;
    }
  }

  private Object template(String text) {
    List<HclTemplate.Part> parts = HclTemplate.parts(text);
    if (parts.size() == 1 && parts.get(0).expression()) {
      return evaluate(parts.get(0).text());
    }
    StringBuilder resolved = new StringBuilder();
    for (HclTemplate.Part part : parts) {
      Object value = part.expression() ? evaluate(part.text()) : part.text();
      if (!(value instanceof String || value instanceof Number || value instanceof Boolean)) {
        return new Unresolved("\"" + text + "\"");
      }
      resolved.append(value);
    }
    return resolved.toString();
  }

  private Object evaluate(String expression) {
    Matcher path = PATH.matcher(expression);
    if (path.matches()) {
      return follow(expression, path.group(1), path.group(2));
    }
    Matcher call = CALL.matcher(expression);
    if (call.matches()
        && HclReader.expression("[" + call.group(2) + "]") instanceof List<?> arguments) {
      return call(call.group(1), arguments, expression);
    }
    Object literal = HclReader.expression(expression);
    return literal instanceof String text && text.startsWith("${")
        ? new Unresolved(expression)
        : resolve(literal);
  }

  private Object follow(String expression, String root, String steps) {
    Object found = roots.get(root);
    Matcher step = STEP.matcher(steps);
    while (step.find()) {
      String place =
          step.group(1) != null
              ? step.group(1)
              : step.group(2) != null ? step.group(2) : step.group(3);
      if (found instanceof Map<?, ?> map && map.containsKey(place)) {
        found = resolve(map.get(place));
      } else if (found instanceof List<?> list && isPlaceIn(list, place)) {
        found = resolve(list.get(Integer.parseInt(place)));
      } else {
        return found instanceof Unresolved ? found : new Unresolved(expression);
      }
    }
    return steps.isEmpty() ? new Unresolved(expression) : found;
  }

  private static boolean isPlaceIn(List<?> list, String place) {
    return place.matches("\\d{1,4}") && Integer.parseInt(place) < list.size();
  }

  private Object call(String function, List<?> arguments, String expression) {
    List<Object> values =
        arguments.stream().map(this::resolve).collect(ArrayList::new, List::add, List::addAll);
    return switch (function) {
      case "lookup" -> {
        boolean decided = values.size() == 3 && values.get(0) instanceof Map<?, ?>;
        if (!decided) {
          yield new Unresolved(expression);
        }
        Map<?, ?> map = (Map<?, ?>) values.get(0);
        yield map.containsKey(values.get(1)) ? map.get(values.get(1)) : values.get(2);
      }
      // A reference to what is not there fails, and is then the next one's turn.
      case "try" ->
          values.stream()
              .filter(value -> !(value instanceof Unresolved))
              .findFirst()
              .orElse(new Unresolved(expression));
      case "coalesce" -> values.stream().filter(value -> value != null).findFirst().orElse(null);
      default -> values.size() == 1 ? values.get(0) : new Unresolved(expression);
    };
  }
}
