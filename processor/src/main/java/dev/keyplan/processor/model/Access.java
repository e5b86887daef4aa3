package dev.keyplan.processor.model;

/**
 * A member through which generated code reads an attribute off an object, or sets it: a method of
 * any name, or a field.
 */
public record Access(Kind kind, String name) {

  /** How the member is used. */
  public enum Kind {
    METHOD,
    FIELD
  }

  public static Access method(String name) {
    return new Access(Kind.METHOD, name);
  }

  public static Access field(String name) {
    return new Access(Kind.FIELD, name);
  }
}
