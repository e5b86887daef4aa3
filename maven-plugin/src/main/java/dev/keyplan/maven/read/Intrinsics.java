package dev.keyplan.maven.read;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Intrinsic functions: which there are, and how people write them, for messages. */
final class Intrinsics {

  private Intrinsics() {}

  /** Whether an object whose only member has this name is a function. */
  static boolean isFunction(String name) {
    return name.equals("Ref") || name.startsWith("Fn::");
  }

  static String text(String function, Object argument) {
    String name = "!" + function.replace("Fn::", "");
    if (function.equals("Fn::GetAtt") && argument instanceof List<?> path) {
      return name + " " + path.stream().map(String::valueOf).collect(Collectors.joining("."));
    }
    return name + " " + value(argument);
  }

  private static String value(Object value) {
    if (value instanceof List<?> list) {
      return list.stream().map(Intrinsics::value).collect(Collectors.joining(", ", "[", "]"));
    }
    if (value instanceof Map<?, ?> map && map.size() == 1) {
      String function = map.keySet().iterator().next().toString();
      return isFunction(function) ? text(function, map.get(function)) : "{…}";
    }
    return value instanceof Map ? "{…}" : String.valueOf(value);
  }
}
