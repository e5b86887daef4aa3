package dev.keyplan.processor.model;

/**
 * A constant of a term, already checked against the attribute's type.
 *
 * @param text enum name, number in plain form, {@code true}, {@code false}, or the text itself
 *     without quotes
 */
public record Constant(AttributeType type, String text) {

  @Override
  public String toString() {
    boolean quoted =
        type instanceof AttributeType.Scalar scalar && scalar.type() == ScalarType.STRING;
    return quoted ? "'" + text + "'" : text;
  }
}
