package dev.keyplan.maven.read;

import dev.keyplan.maven.shape.Stated;

/**
 * In a resolved document, the place of a value that the document does not decide.
 *
 * @param expression as it is written
 * @param absent whether it refers to what is known not to be there
 */
record Unresolved(String expression, boolean absent) {

  Unresolved(String expression) {
    this(expression, false);
  }

  Stated stated() {
    return Stated.expression(expression);
  }
}
