package dev.keyplan.maven.read;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Variables of the Serverless Framework, {@code ${self:custom.table, 'fallback'}}: those of the
 * file itself and fallbacks are put in their places. CloudFormation's own {@code ${…}} stays.
 */
final class ServerlessVariables {

  /** The innermost one; CloudFormation's names have no single colon and no brackets. */
  private static final Pattern VARIABLE =
      Pattern.compile("\\$\\{([A-Za-z]+(?:\\([^(){}]*\\))?:(?!:)[^{}]*|file\\([^(){}]*\\)[^{}]*)}");

  private static final Pattern LITERAL =
      Pattern.compile("'([^']*)'|\"([^\"]*)\"|([\\d.]+|true|false)");

  /** Variables may refer to each other in a circle. */
  private static final int MAX_STEPS = 50;

  private final Object document;
  private final Map<String, String> given;

  /**
   * @param given values by address, such as {@code opt:stage}
   */
  ServerlessVariables(Object document, Map<String, String> given) {
    this.document = document;
    this.given = given;
  }

  Object resolve(Object value) {
    return resolve(value, 0);
  }

  private Object resolve(Object value, int steps) {
    if (value instanceof Map<?, ?> map) {
      Map<String, Object> object = new LinkedHashMap<>();
      map.forEach((name, member) -> object.put(name.toString(), resolve(member, steps)));
      return object;
    }
    if (value instanceof List<?> list) {
      List<Object> resolved = new ArrayList<>();
      list.forEach(element -> resolved.add(resolve(element, steps)));
      return resolved;
    }
    return value instanceof String text ? text(text, steps) : value;
  }

  private Object text(String text, int steps) {
    Matcher matcher = VARIABLE.matcher(text);
    if (!matcher.find()) {
      return text;
    }
    Optional<Object> value =
        steps > MAX_STEPS ? Optional.empty() : value(matcher.group(1), steps + 1);
    if (value.isEmpty() || value.get() instanceof Unresolved) {
      return new Unresolved(text);
    }
    if (matcher.start() == 0 && matcher.end() == text.length()) {
      return resolve(value.get(), steps + 1);
    }
    if (value.get() instanceof Map || value.get() instanceof List) {
      return new Unresolved(text);
    }
    String replaced =
        text.substring(0, matcher.start()) + value.get() + text.substring(matcher.end());
    return text(replaced, steps + 1);
  }

  /** The first of the alternatives that has a value. */
  private Optional<Object> value(String alternatives, int steps) {
    for (String alternative : alternatives.split(",")) {
      String address = alternative.trim();
      Matcher literal = LITERAL.matcher(address);
      if (literal.matches()) {
        return Optional.of(
            literal.group(1) != null
                ? literal.group(1)
                : literal.group(2) != null ? literal.group(2) : literal.group(3));
      }
      Optional<Object> value = lookUp(address).map(found -> resolve(found, steps));
      if (value.isPresent() && !(value.get() instanceof Unresolved)) {
        return value;
      }
    }
    return Optional.empty();
  }

  private Optional<Object> lookUp(String address) {
    if (given.containsKey(address)) {
      return Optional.of(given.get(address));
    }
    if (!address.startsWith("self:")) {
      // The framework's own default of the stage.
      return address.equals("sls:stage")
          ? lookUp("self:provider.stage").or(() -> Optional.of("dev"))
          : Optional.empty();
    }
    Object found = document;
    for (String step : address.substring("self:".length()).split("\\.")) {
      found = found instanceof Map<?, ?> map ? map.get(step) : null;
    }
    return Optional.ofNullable(found);
  }
}
