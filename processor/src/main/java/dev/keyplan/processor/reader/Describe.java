package dev.keyplan.processor.reader;

import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.ScalarType;

/** Attribute types in messages: as users write them. */
final class Describe {

  private Describe() {}

  static String type(AttributeType type) {
    if (type instanceof AttributeType.Scalar scalar) {
      if (scalar.type() == ScalarType.EPOCH_SECONDS) {
        return "time to live";
      }
      return scalar.type() == ScalarType.BYTES ? "byte[]" : scalar.type().javaType().simpleName();
    }
    if (type instanceof AttributeType.Enumeration enumeration) {
      return enumeration.type().nestedName();
    }
    if (type instanceof AttributeType.ListOf list) {
      return "List<" + type(list.element()) + ">";
    }
    if (type instanceof AttributeType.SetOf set) {
      return "Set<" + type(set.element()) + ">";
    }
    if (type instanceof AttributeType.MapOf map) {
      return "Map<String, " + type(map.value()) + ">";
    }
    if (type instanceof AttributeType.Nested nested) {
      return nested.type().nestedName();
    }
    return JavaTypes.readable(((AttributeType.Converted) type).javaType());
  }
}
