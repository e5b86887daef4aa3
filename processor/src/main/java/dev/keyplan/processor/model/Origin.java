package dev.keyplan.processor.model;

/**
 * Where something was declared: an element, and if known the annotation and the annotation value.
 * Opaque here; only the reader makes one and only the diagnostics read it.
 */
public interface Origin {

  /** Nothing to point at, as in hand-made models of tests. */
  Origin UNKNOWN =
      new Origin() {
        @Override
        public String toString() {
          return "unknown";
        }
      };
}
