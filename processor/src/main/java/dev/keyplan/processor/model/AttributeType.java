package dev.keyplan.processor.model;

import java.util.List;

/**
 * The type of an attribute, in Java and as stored. {@code Optional} is not part of it, see {@link
 * Presence}.
 */
public sealed interface AttributeType {

  StoredType stored();

  /**
   * @param primitive declared as {@code int} rather than {@code Integer}
   */
  record Scalar(ScalarType type, boolean primitive) implements AttributeType {
    @Override
    public StoredType stored() {
      return type.stored();
    }
  }

  /**
   * Stored as S, by {@code name()}.
   *
   * @param inDeclaredOrder whether the constants are known to come as declared
   */
  record Enumeration(TypeRef type, List<String> constants, boolean inDeclaredOrder)
      implements AttributeType {
    public Enumeration {
      constants = List.copyOf(constants);
    }

    public Enumeration(TypeRef type, List<String> constants) {
      this(type, constants, true);
    }

    @Override
    public StoredType stored() {
      return StoredType.S;
    }
  }

  record ListOf(AttributeType element) implements AttributeType {
    @Override
    public StoredType stored() {
      return StoredType.L;
    }
  }

  /**
   * A set of S, N or B scalars, enumerations included. An empty one is stored as an absent
   * attribute.
   */
  record SetOf(AttributeType element) implements AttributeType {
    @Override
    public StoredType stored() {
      return switch (element.stored()) {
        case N -> StoredType.NS;
        case B -> StoredType.BS;
        default -> StoredType.SS;
      };
    }
  }

  /** {@code Map<String, T>}. */
  record MapOf(AttributeType value) implements AttributeType {
    @Override
    public StoredType stored() {
      return StoredType.M;
    }
  }

  /**
   * A nested record, described in {@link TableModel#nested()}; by name, as such types may refer to
   * themselves.
   */
  record Nested(TypeRef type) implements AttributeType {
    @Override
    public StoredType stored() {
      return StoredType.M;
    }
  }

  /**
   * A Java type of the user's own, turned by their {@code AttributeConverter} into a supported one.
   */
  record Converted(JavaType javaType, TypeRef converter, AttributeType target)
      implements AttributeType {
    @Override
    public StoredType stored() {
      return target.stored();
    }
  }
}
