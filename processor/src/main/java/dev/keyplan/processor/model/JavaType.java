package dev.keyplan.processor.model;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A Java type as written in a signature.
 *
 * @param dimensions array dimensions, 0 for none
 */
public record JavaType(TypeRef raw, List<JavaType> arguments, int dimensions) {

  public JavaType {
    arguments = List.copyOf(arguments);
  }

  public static JavaType of(TypeRef raw) {
    return new JavaType(raw, List.of(), 0);
  }

  @Override
  public String toString() {
    String args =
        arguments.isEmpty()
            ? ""
            : arguments.stream()
                .map(JavaType::toString)
                .collect(Collectors.joining(", ", "<", ">"));
    return raw + args + "[]".repeat(dimensions);
  }
}
