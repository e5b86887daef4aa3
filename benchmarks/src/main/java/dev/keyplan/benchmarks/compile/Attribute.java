package dev.keyplan.benchmarks.compile;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;

/** An attribute of the entities that are compiled, which have the same for all processors. */
record Attribute(String type, String name) {

  static final List<Attribute> ALL =
      List.of(
          new Attribute("String", "id"),
          new Attribute("String", "owner"),
          new Attribute("Instant", "createdAt"),
          new Attribute("Instant", "updatedAt"),
          new Attribute("String", "title"),
          new Attribute("String", "note"),
          new Attribute("BigDecimal", "total"),
          new Attribute("long", "revision"),
          new Attribute("int", "count"),
          new Attribute("boolean", "active"),
          new Attribute("List<String>", "lines"),
          new Attribute("Map<String, String>", "labels"),
          new Attribute("Set<String>", "tags"));

  static final String IMPORTS =
      """
      import java.math.BigDecimal;
      import java.time.Instant;
      import java.util.List;
      import java.util.Map;
      import java.util.Set;
      """;

  /** Each attribute's text, one after the other. */
  static String each(Function<Attribute, String> text, String separator) {
    return ALL.stream().map(text).collect(Collectors.joining(separator));
  }

  /** The members of a bean. */
  static String beanMembers() {
    return each(attribute -> "  private " + attribute.declaration() + ";\n", "")
        + each(Attribute::accessors, "");
  }

  String declaration() {
    return type + " " + name;
  }

  private String accessors() {
    String property = name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    return """

          public %1$s %2$s%3$s() {
            return %4$s;
          }

          public void set%3$s(%1$s %4$s) {
            this.%4$s = %4$s;
          }
        """
        .formatted(type, type.equals("boolean") ? "is" : "get", property, name);
  }
}
