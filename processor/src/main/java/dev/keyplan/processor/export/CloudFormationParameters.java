package dev.keyplan.processor.export;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The parameters of a template, each with a default, if the design has one. Their names begin with
 * the table's, since templates of several tables are merged into one.
 */
final class CloudFormationParameters {

  private final String stem;
  private final Map<String, Object> declared = new LinkedHashMap<>();

  CloudFormationParameters(String stem) {
    this.stem = stem;
  }

  Map<String, Object> declared() {
    return declared;
  }

  /** Returns a reference to it, as do the others. */
  Map<String, Object> tableName(String name) {
    Map<String, Object> parameter = parameter("String", name, "Name of the table.");
    parameter.put("AllowedPattern", "[a-zA-Z0-9_.-]{3,255}");
    return declare("TableName", parameter);
  }

  Map<String, Object> flag(String name, boolean standard, String description) {
    Map<String, Object> parameter = parameter("String", String.valueOf(standard), description);
    parameter.put("AllowedValues", List.of("true", "false"));
    return declare(name, parameter);
  }

  Map<String, Object> number(String name, long standard, String description) {
    Map<String, Object> parameter = parameter("Number", standard, description);
    parameter.put("MinValue", 1);
    return declare(name, parameter);
  }

  Map<String, Object> days(String name, int standard, String description) {
    Map<String, Object> parameter = parameter("Number", standard, description);
    parameter.put("MinValue", 1);
    parameter.put("MaxValue", 35);
    return declare(name, parameter);
  }

  /**
   * @param standard "" if a value must be given
   */
  Map<String, Object> text(String name, String standard, String description) {
    Map<String, Object> parameter = parameter("String", standard, description);
    parameter.put("MinLength", 1);
    if (standard.isEmpty()) {
      parameter.remove("Default");
    }
    return declare(name, parameter);
  }

  private static Map<String, Object> parameter(String type, Object standard, String description) {
    Map<String, Object> parameter = new LinkedHashMap<>();
    parameter.put("Type", type);
    parameter.put("Default", standard);
    parameter.put("Description", description);
    return parameter;
  }

  /** What is taken gets a number: shortened names may be alike. */
  private Map<String, Object> declare(String name, Map<String, Object> parameter) {
    String unique = stem + name;
    for (int number = 2; declared.containsKey(unique); number++) {
      unique = stem + name + number;
    }
    declared.put(unique, parameter);
    return Map.of("Ref", unique);
  }
}
