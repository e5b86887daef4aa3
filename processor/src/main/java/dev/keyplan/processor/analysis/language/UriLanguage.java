package dev.keyplan.processor.analysis.language;

/**
 * The texts of {@code java.net.URI}: a colon before any slash, question mark or fragment ends a
 * scheme; one fragment at most. What authorities and escapes look like is not asked, so that the
 * language is a little wider than the class.
 */
final class UriLanguage {

  /** RFC 2396 and the other characters that the class takes, without the {@code #}. */
  private static final CodePoints ANY =
      CodePoints.NO_DELIMITER
          .without(0, ' ')
          .without('"', '"')
          .without('<', '<')
          .without('>', '>')
          .without('\\', '\\')
          .without('^', '^')
          .without('`', '`')
          .without('{', '}')
          .without(0x7F, 0xA0);

  private static final CodePoints FIRST_SEGMENT =
      ANY.without('/', '/').without(':', ':').without('?', '?');
  private static final CodePoints SLASHES = CodePoints.of('/', '/', '?', '?');
  private static final CodePoints LETTERS = CodePoints.of('A', 'Z', 'a', 'z');
  private static final CodePoints SCHEME =
      CodePoints.of('+', '+', '-', '.', '0', '9', 'A', 'Z', 'a', 'z');

  private UriLanguage() {}

  static void append(Automaton.Builder text, int segment) {
    int start = text.end();
    int first = text.state();
    int scheme = text.state();
    int afterScheme = text.state();
    int rest = text.state();
    int fragment = text.state();
    int end = text.state();
    edges(text, start, FIRST_SEGMENT, first, segment);
    edges(text, first, FIRST_SEGMENT, first, segment);
    edges(text, start, SLASHES, rest, segment);
    edges(text, first, SLASHES, rest, segment);
    edges(text, start, LETTERS, scheme, segment);
    edges(text, scheme, SCHEME, scheme, segment);
    text.edge(scheme, ':', ':', afterScheme, segment);
    edges(text, afterScheme, ANY, rest, segment);
    edges(text, rest, ANY, rest, segment);
    edges(text, fragment, ANY, fragment, segment);
    for (int state : new int[] {start, first, rest}) {
      text.edge(state, '#', '#', fragment, segment);
    }
    for (int state : new int[] {first, rest, fragment}) {
      text.jump(state, end);
    }
    text.endAt(end);
  }

  private static void edges(
      Automaton.Builder text, int from, CodePoints read, int to, int segment) {
    read.ranges().forEach(r -> text.edge(from, r.low(), r.high(), to, segment));
  }
}
