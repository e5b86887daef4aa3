package dev.keyplan.processor.json;

/** A text is no JSON, or none that is read here. */
public final class JsonException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** Both from 1, the column in UTF-16 units. */
  JsonException(int line, int column, String problem) {
    super("line " + line + ", column " + column + ": " + problem);
  }
}
