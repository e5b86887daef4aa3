package dev.keyplan.processor.export;

import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.ScalarType;
import java.util.Locale;

/** The Java type of an attribute as users know it: {@code int}, {@code List<java.time.Instant>}. */
final class TypeText {

  private TypeText() {}

  static String of(AttributeType type) {
    if (type instanceof AttributeType.Scalar scalar) {
      if (scalar.primitive()) {
        return scalar.type().name().toLowerCase(Locale.ROOT);
      }
      return scalar.type() == ScalarType.BYTES
          ? "byte[]"
          : scalar.type().javaType().qualifiedName().replaceFirst("^java\\.lang\\.", "");
    }
    if (type instanceof AttributeType.Enumeration enumeration) {
      return enumeration.type().qualifiedName();
    }
    if (type instanceof AttributeType.ListOf list) {
      return "List<" + of(list.element()) + ">";
    }
    if (type instanceof AttributeType.SetOf set) {
      return "Set<" + of(set.element()) + ">";
    }
    if (type instanceof AttributeType.MapOf map) {
      return "Map<String, " + of(map.value()) + ">";
    }
    return type instanceof AttributeType.Nested nested
        ? nested.type().qualifiedName()
        : ((AttributeType.Converted) type).javaType().toString();
  }
}
