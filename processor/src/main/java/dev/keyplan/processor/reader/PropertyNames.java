package dev.keyplan.processor.reader;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** What the accessors and setters of a property may be called, the most usual name first. */
final class PropertyNames {

  private PropertyNames() {}

  /**
   * @param flag of type boolean or {@code Boolean}
   */
  static List<String> getters(String property, boolean flag) {
    Set<String> names = new LinkedHashSet<>();
    names.add("get" + capitalized(property));
    if (flag) {
      names.add("is" + capitalized(property));
    }
    names.add(property);
    names.add("get" + property); // the getter of aB is getaB for some tools
    withoutIs(property, flag).forEach(name -> names.add("get" + name));
    return List.copyOf(names);
  }

  static List<String> setters(String property, boolean flag) {
    Set<String> names = new LinkedHashSet<>();
    names.add("set" + capitalized(property));
    names.add(property);
    names.add("with" + capitalized(property));
    names.add("set" + property);
    withoutIs(property, flag).forEach(name -> names.add("set" + name));
    return List.copyOf(names);
  }

  /** {@code New} of a flag {@code isNew}. */
  private static List<String> withoutIs(String property, boolean flag) {
    boolean prefixed =
        flag
            && property.length() > 2
            && property.startsWith("is")
            && Character.isUpperCase(property.charAt(2));
    return prefixed ? List.of(property.substring(2)) : List.of();
  }

  /** The property of {@code getTotal}, {@code isOpen}; the name itself if it is no such name. */
  static String ofGetter(String method) {
    for (String prefix : List.of("get", "is")) {
      if (isGetter(method, prefix)) {
        String rest = method.substring(prefix.length());
        return rest.substring(0, 1).toLowerCase(Locale.ROOT) + rest.substring(1);
      }
    }
    return method;
  }

  static boolean isGetter(String method) {
    return isGetter(method, "get") || isGetter(method, "is");
  }

  private static boolean isGetter(String method, String prefix) {
    return method.length() > prefix.length()
        && method.startsWith(prefix)
        && !Character.isLowerCase(method.charAt(prefix.length()));
  }

  static String capitalized(String name) {
    return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }
}
