package dev.keyplan.maven.read;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
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
      Pattern.compile("([A-Za-z_][\\w-]*)((?:" + STEP.pattern() + ")+)");

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
    Optional<List<String>> choice = HclText.split(expression, "?");
    if (choice.isPresent()) {
      return choose(choice.get().get(0), choice.get().get(1), expression);
    }
    Object literal = HclReader.expression(expression);
    return literal instanceof String text && text.startsWith("${")
        ? new Unresolved(expression)
        : resolve(literal);
  }

  private Object choose(String condition, String values, String expression) {
    Optional<List<String>> branches = HclText.split(values, ":");
    Optional<Boolean> holds = holds(condition);
    boolean nested = branches.isPresent() && branches.get().get(0).contains("?");
    return branches.isEmpty() || holds.isEmpty() || nested
        ? new Unresolved(expression)
        : resolve("${" + branches.get().get(holds.get() ? 0 : 1) + "}");
  }

  /** A boolean, or whether two values are equal; empty if it is not decided. */
  private Optional<Boolean> holds(String condition) {
    for (String operator : List.of("==", "!=")) {
      Optional<List<String>> sides = HclText.split(condition, operator);
      if (sides.isPresent()) {
        Object left = evaluate(sides.get().get(0));
        Object right = evaluate(sides.get().get(1));
        boolean equal = Objects.equals(String.valueOf(left), String.valueOf(right));
        return left instanceof Unresolved || right instanceof Unresolved
            ? Optional.empty()
            : Optional.of(equal == operator.equals("=="));
      }
    }
    if (condition.startsWith("!")) {
      return holds(condition.substring(1).strip()).map(is -> !is);
    }
    String value = String.valueOf(evaluate(condition));
    return value.equals("true") || value.equals("false")
        ? Optional.of(value.equals("true"))
        : Optional.empty();
  }

  private Object follow(String expression, String root, String steps) {
    Object found = roots.get(root);
    Matcher step = STEP.matcher(steps);
    while (step.find()) {
      String place = place(step);
      if (found instanceof Map<?, ?> map && map.containsKey(place)) {
        found = resolve(map.get(place));
      } else if (found instanceof List<?> list && isPlaceIn(list, place)) {
        found = resolve(list.get(Integer.parseInt(place)));
      } else if (found instanceof Unresolved) {
        return found;
      } else {
        // The names below a root, such as variables, may get their values elsewhere.
        return new Unresolved(expression, step.start() > 0 && found != null);
      }
    }
    return found;
  }

  private static String place(Matcher step) {
    for (int group = 1; group < step.groupCount(); group++) {
      if (step.group(group) != null) {
        return step.group(group);
      }
    }
    return step.group(step.groupCount());
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
      case "try" -> firstDecided(values, expression);
      case "coalesce" -> values.stream().filter(value -> value != null).findFirst().orElse(null);
      default -> values.size() == 1 ? values.get(0) : new Unresolved(expression);
    };
  }

  /**
   * A reference to what is not there fails, and then it is the next one's turn; null is a value.
   */
  private static Object firstDecided(List<Object> values, String expression) {
    for (Object value : values) {
      if (!(value instanceof Unresolved unresolved)) {
        return value;
      }
      if (!unresolved.absent()) {
        break;
      }
    }
    return new Unresolved(expression);
  }
}
