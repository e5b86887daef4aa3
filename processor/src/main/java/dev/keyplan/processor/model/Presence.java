package dev.keyplan.processor.model;

/** Whether an attribute may be absent, and how the Java side says so. */
public enum Presence {
  REQUIRED,
  /** Annotated {@code @Nullable}, by any annotation of that simple name. */
  NULLABLE,
  /** Declared as {@code java.util.Optional}. */
  OPTIONAL;

  public boolean mayBeAbsent() {
    return this != REQUIRED;
  }
}
