package dev.keyplan.maven.read;

/**
 * In a resolved document, the place of a value that the document does not decide.
 *
 * @param expression as it is written
 */
record Unresolved(String expression) {}
