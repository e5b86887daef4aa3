package dev.keyplan.maven.read;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Intrinsic functions as people write them, for messages. */
final class Intrinsics {

  private Intrinsics() {}

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
      return function.equals("Ref") || function.startsWith("Fn::")
          ? text(function, map.get(function))
          : "{…}";
    }
    return value instanceof Map ? "{…}" : String.valueOf(value);
  }
}
