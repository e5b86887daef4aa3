package dev.keyplan.processor.json;

/** A text is no JSON, or none that is read here. */
public final class JsonException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int line;
  private final int column;

  JsonException(int line, int column, String problem) {
    super("line " + line + ", column " + column + ": " + problem);
    this.line = line;
    this.column = column;
  }

  /** From 1. */
  public int line() {
    return line;
  }

  /** From 1, in UTF-16 units. */
  public int column() {
    return column;
  }
}
