package dev.keyplan.processor.diagnostics;

/** How a diagnostic is told to the compiler. */
public enum Severity {
  ERROR,
  WARNING
}
