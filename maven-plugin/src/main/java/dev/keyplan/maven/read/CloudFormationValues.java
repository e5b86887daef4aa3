package dev.keyplan.maven.read;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Resolves the intrinsic functions of a template, as far as its parameters, mappings and conditions
 * decide them.
 */
final class CloudFormationValues {

  /** {@code Ref: AWS::NoValue}: as if the member were not there. */
  private static final Object NO_VALUE = new Object();

  private static final Pattern SUBSTITUTION = Pattern.compile("\\$\\{(!?)([^}]*)}");

  /** Conditions may refer to each other in a circle. */
  private static final int MAX_DEPTH = 100;

  private final Map<?, ?> template;
  private final Map<String, String> given;
  private int depth;

  /**
   * @param given values of parameters, which precede their defaults
   */
  CloudFormationValues(Map<?, ?> template, Map<String, String> given) {
    this.template = template;
    this.given = given;
  }

  /** Texts, lists and objects; {@link Unresolved} where the template does not decide. */
  Object resolve(Object value) {
    if (++depth > MAX_DEPTH) {
      throw new UnreadableException("deeper than " + MAX_DEPTH + " levels, or a circle");
    }
    try {
      if (value instanceof List<?> list) {
        return list.stream()
            .map(this::resolve)
            .filter(element -> element != NO_VALUE)
            .collect(ArrayList::new, List::add, List::addAll);
      }
      if (value instanceof Map<?, ?> map) {
        String function = map.size() == 1 ? map.keySet().iterator().next().toString() : "";
        return Intrinsics.isFunction(function)
            ? evaluate(function, map.get(function))
            : object(map);
      }
      return value;
    } finally {
      depth--;
    }
  }

  /** Whether the resource has a condition that is decided, and does not hold: it is not made. */
  boolean excludes(Map<?, ?> resource) {
    return resource.get("Condition") instanceof String condition
        && holds(Map.of("Condition", condition)).filter(holds -> !holds).isPresent();
  }

  private Map<String, Object> object(Map<?, ?> map) {
    Map<String, Object> object = new LinkedHashMap<>();
    map.forEach(
        (name, member) -> {
          Object resolved = resolve(member);
          if (resolved != NO_VALUE) {
            object.put(name.toString(), resolved);
          }
        });
    return object;
  }

  private Object evaluate(String function, Object argument) {
    Optional<Object> value =
        switch (function) {
          case "Ref" -> reference(String.valueOf(argument));
          case "Fn::Sub" -> substitute(argument);
          case "Fn::Join" -> join(argument);
          case "Fn::Select" -> select(argument);
          case "Fn::Split" -> split(argument);
          case "Fn::FindInMap" -> find(argument);
          case "Fn::If" -> branch(argument);
          default -> Optional.empty();
        };
    return value.orElseGet(() -> new Unresolved(Intrinsics.text(function, argument)));
  }

  private Optional<Object> reference(String name) {
    if (name.equals("AWS::NoValue")) {
      return Optional.of(NO_VALUE);
    }
    Object declared = section("Parameters").get(name);
    Map<?, ?> parameter = declared instanceof Map<?, ?> map ? map : Map.of();
    String type = String.valueOf(parameter.get("Type"));
    Object value = given.get(name);
    if (value == null && !type.startsWith("AWS::SSM::")) {
      value = parameter.get("Default");
    }
    if (value != null && (type.equals("CommaDelimitedList") || type.startsWith("List<"))) {
      value = List.of((Object[]) value.toString().trim().split("\\s*,\\s*"));
    }
    return Optional.ofNullable(value);
  }

  private Optional<Object> substitute(Object argument) {
    List<?> arguments =
        argument instanceof List<?> list ? list : argument == null ? List.of() : List.of(argument);
    Object names = arguments.size() > 1 ? arguments.get(1) : Map.of();
    if (arguments.isEmpty()
        || !(arguments.get(0) instanceof String text)
        || !(names instanceof Map<?, ?> variables)) {
      return Optional.empty();
    }
    StringBuilder result = new StringBuilder();
    Matcher matcher = SUBSTITUTION.matcher(text);
    while (matcher.find()) {
      String name = matcher.group(2).trim();
      Object value =
          !matcher.group(1).isEmpty()
              ? "${" + name + "}"
              : variables.containsKey(name)
                  ? resolve(variables.get(name))
                  : reference(name).orElse(null);
      if (!isText(value)) {
        return Optional.empty();
      }
      matcher.appendReplacement(result, Matcher.quoteReplacement(value.toString()));
    }
    return Optional.of(matcher.appendTail(result).toString());
  }

  private Optional<Object> join(Object argument) {
    if (argument instanceof List<?> list
        && list.size() == 2
        && resolve(list.get(1)) instanceof List<?> parts
        && parts.stream().allMatch(CloudFormationValues::isText)) {
      return Optional.of(String.join(list.get(0).toString(), texts(parts)));
    }
    return Optional.empty();
  }

  private Optional<Object> select(Object argument) {
    if (resolve(argument) instanceof List<?> list
        && list.size() == 2
        && list.get(1) instanceof List<?> choices
        && list.get(0).toString().matches("\\d{1,4}")) {
      int place = Integer.parseInt(list.get(0).toString());
      return place < choices.size() ? Optional.of(choices.get(place)) : Optional.empty();
    }
    return Optional.empty();
  }

  private Optional<Object> split(Object argument) {
    if (resolve(argument) instanceof List<?> list
        && list.size() == 2
        && list.stream().allMatch(CloudFormationValues::isText)) {
      String[] parts = list.get(1).toString().split(Pattern.quote(list.get(0).toString()), -1);
      return Optional.of(List.of((Object[]) parts));
    }
    return Optional.empty();
  }

  private Optional<Object> find(Object argument) {
    Object found = template.get("Mappings");
    if (!(resolve(argument) instanceof List<?> path) || path.size() != 3) {
      return Optional.empty();
    }
    for (Object step : path) {
      found = found instanceof Map<?, ?> map && isText(step) ? map.get(step.toString()) : null;
    }
    return Optional.ofNullable(found);
  }

  private Optional<Object> branch(Object argument) {
    if (argument instanceof List<?> list && list.size() == 3) {
      Optional<Boolean> holds = named(list.get(0));
      return holds.map(first -> resolve(list.get(first ? 1 : 2)));
    }
    return Optional.empty();
  }

  /** Empty if the template does not decide the condition. */
  private Optional<Boolean> holds(Object condition) {
    if (!(condition instanceof Map<?, ?> map) || map.size() != 1) {
      return Optional.empty();
    }
    String function = map.keySet().iterator().next().toString();
    Object argument = map.get(function);
    if (++depth > MAX_DEPTH) {
      throw new UnreadableException("conditions refer to each other in a circle");
    }
    try {
      List<?> list = argument instanceof List<?> arguments ? arguments : List.of();
      return switch (function) {
        case "Condition" -> named(argument);
        case "Fn::Equals" -> equal(resolve(list));
        case "Fn::Not" -> list.size() == 1 ? holds(list.get(0)).map(is -> !is) : Optional.empty();
        case "Fn::And" -> all(list, true);
        case "Fn::Or" -> all(list, false);
        default -> Optional.empty();
      };
    } finally {
      depth--;
    }
  }

  private Optional<Boolean> named(Object condition) {
    return holds(section("Conditions").get(String.valueOf(condition)));
  }

  private static Optional<Boolean> equal(Object pair) {
    return pair instanceof List<?> list
            && list.size() == 2
            && list.stream().allMatch(CloudFormationValues::isText)
        ? Optional.of(list.get(0).toString().equals(list.get(1).toString()))
        : Optional.empty();
  }

  /** One that is not neutral decides; else all must be decided. */
  private Optional<Boolean> all(List<?> conditions, boolean neutral) {
    List<Optional<Boolean>> held = conditions.stream().map(this::holds).toList();
    if (held.contains(Optional.of(!neutral))) {
      return Optional.of(!neutral);
    }
    return held.contains(Optional.<Boolean>empty()) ? Optional.empty() : Optional.of(neutral);
  }

  private Map<?, ?> section(String name) {
    return template.get(name) instanceof Map<?, ?> section ? section : Map.of();
  }

  private static List<String> texts(List<?> values) {
    return values.stream().map(Object::toString).toList();
  }

  private static boolean isText(Object value) {
    return value instanceof String || value instanceof Number || value instanceof Boolean;
  }
}
