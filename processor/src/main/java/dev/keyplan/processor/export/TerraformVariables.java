package dev.keyplan.processor.export;

import java.util.LinkedHashMap;
import java.util.Map;

/** The variables of a module. Their defaults and descriptions are no templates. */
final class TerraformVariables {

  private final Map<String, Object> declared = new LinkedHashMap<>();

  Map<String, Object> declared() {
    return declared;
  }

  /** Returns a reference to it, as do the others. */
  String text(String name, String standard, String description) {
    return declare(name, "string", standard, description);
  }

  /** One that must be given. */
  String required(String name, String description) {
    return declare(name, "string", null, description);
  }

  String flag(String name, boolean standard, String description) {
    return declare(name, "bool", standard, description);
  }

  String number(String name, long standard, String description) {
    return declare(name, "number", standard, description);
  }

  /** What is taken gets a number: shortened names may be alike. */
  private String declare(String name, String type, Object standard, String description) {
    Map<String, Object> variable = new LinkedHashMap<>();
    variable.put("type", type);
    variable.put("description", description);
    if (standard != null) {
      variable.put("default", standard);
    }
    String unique = name;
    for (int number = 2; declared.containsKey(unique); number++) {
      unique = name + number;
    }
    declared.put(unique, variable);
    return TerraformText.reference("var." + unique);
  }
}
