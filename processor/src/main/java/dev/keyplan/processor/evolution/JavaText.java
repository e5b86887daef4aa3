package dev.keyplan.processor.evolution;

/** Texts as Java literals. */
final class JavaText {

  private JavaText() {}

  static String quoted(String text) {
    return '"'
        + text.replace("\\", "\\\\")
            .replace("\"", "\\\"")
            .replace("\n", "\\n")
            .replace("\t", "\\t")
            .replace("\r", "\\r")
        + '"';
  }
}
