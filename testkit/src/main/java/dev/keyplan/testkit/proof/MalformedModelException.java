package dev.keyplan.testkit.proof;

/** The document is not a model of the known format. */
final class MalformedModelException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  MalformedModelException(String message) {
    super(message);
  }
}
