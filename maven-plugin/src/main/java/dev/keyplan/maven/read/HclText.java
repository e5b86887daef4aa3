package dev.keyplan.maven.read;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The tokens of Terraform's native syntax, read one by one. */
final class HclText {

  private final String text;
  private int at;

  HclText(String text) {
    this.text = text.replace("\r\n", "\n");
  }

  int position() {
    return at;
  }

  void back(int position) {
    at = position;
  }

  boolean atEnd() {
    return at >= text.length();
  }

  boolean sees(String token) {
    return text.startsWith(token, at);
  }

  void expect(String token) {
    if (!sees(token)) {
      throw unexpected("'" + token + "'");
    }
    at += token.length();
  }

  /** Spaces and comments that end no line. */
  void skipSpaces() {
    while (!atEnd() && (text.charAt(at) == ' ' || text.charAt(at) == '\t' || sees("/*"))) {
      skipOne();
    }
  }

  /**
   * Spaces, comments and line ends.
   *
   * @return whether a line ended
   */
  boolean skipLines() {
    boolean ended = false;
    while (!atEnd()
        && (Character.isWhitespace(text.charAt(at)) || sees("#") || sees("//") || sees("/*"))) {
      ended |= text.charAt(at) == '\n';
      skipOne();
    }
    return ended;
  }

  /** A space, or a comment without the line end after it. */
  private void skipOne() {
    if (sees("/*")) {
      int end = text.indexOf("*/", at + 2);
      if (end < 0) {
        throw error("a comment without an end");
      }
      at = end + 2;
    } else if (sees("#") || sees("//")) {
      int end = text.indexOf('\n', at);
      at = end < 0 ? text.length() : end;
    } else {
      at++;
    }
  }

  String identifier() {
    int start = at;
    if (!atEnd() && (Character.isLetter(text.charAt(at)) || text.charAt(at) == '_')) {
      while (!atEnd()
          && (Character.isLetterOrDigit(text.charAt(at)) || "_-".indexOf(text.charAt(at)) >= 0)) {
        at++;
      }
    }
    if (at == start) {
      throw unexpected("a name");
    }
    return text.substring(start, at);
  }

  /** Letters, digits and what stands in numbers. */
  String word() {
    int start = at;
    while (!atEnd()
        && (Character.isLetterOrDigit(text.charAt(at)) || "_.+-".indexOf(text.charAt(at)) >= 0)) {
      at++;
    }
    return text.substring(start, at);
  }

  /** A quoted text with its escapes undone; templates stay as they are written. */
  String string() {
    StringBuilder string = new StringBuilder();
    expect("\"");
    while (!sees("\"")) {
      if (atEnd() || sees("\n")) {
        throw error("a text without an end");
      }
      int start = at;
      if (sees("\\")) {
        string.append(escape());
      } else {
        skipInString();
        string.append(text, start, at);
      }
    }
    expect("\"");
    return string.toString();
  }

  private String escape() {
    char kind = at + 1 < text.length() ? text.charAt(at + 1) : ' ';
    int digits = kind == 'u' ? 4 : kind == 'U' ? 8 : 0;
    at += 2 + digits;
    return switch (kind) {
      case 'n' -> "\n";
      case 'r' -> "\r";
      case 't' -> "\t";
      case '"', '\\' -> String.valueOf(kind);
      case 'u', 'U' -> codePoint(at - digits);
      default -> throw error("an unknown escape");
    };
  }

  private String codePoint(int start) {
    try {
      return Character.toString(Integer.parseInt(text.substring(start, at), 16));
    } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
      throw error("an unknown escape");
    }
  }

  String since(int start) {
    return text.substring(start, at);
  }

  /** A character or a whole template of a quoted text. */
  void skipInString() {
    boolean escaped = sees("$${") || sees("%%{");
    if (escaped) {
      at += 3;
    } else if (sees("${") || sees("%{")) {
      at += 2;
      skipTo('}');
      at++;
    } else {
      at++;
    }
  }

  /** A text between {@code <<END} and {@code END}, its indentation undone after {@code <<-}. */
  String heredoc() {
    expect("<<");
    boolean indented = sees("-");
    at += indented ? 1 : 0;
    String marker = identifier();
    expect("\n");
    StringBuilder lines = new StringBuilder();
    while (true) {
      int end = text.indexOf('\n', at);
      String line = text.substring(at, end < 0 ? text.length() : end);
      at = end < 0 ? text.length() : end;
      if (line.strip().equals(marker)) {
        // With the last line end, stripIndent would count an empty line after it.
        return indented && !lines.isEmpty()
            ? lines.substring(0, lines.length() - 1).stripIndent() + "\n"
            : lines.toString();
      }
      if (end < 0) {
        throw error("'" + marker + "' is missing");
      }
      lines.append(line).append('\n');
      at++;
    }
  }

  /** Whether nothing that continues an expression comes next. */
  boolean endsExpression() {
    return atEnd()
        || "\n,]})".indexOf(text.charAt(at)) >= 0
        || sees("#")
        || sees("//")
        || sees("\r");
  }

  /** The text of an expression, to where it ends. */
  String rawExpression() {
    int start = at;
    while (!endsExpression()) {
      skipPart();
    }
    if (at == start) {
      throw unexpected("an expression");
    }
    return text.substring(start, at).strip();
  }

  /** In brackets, to the one that closes them; line ends are free there. */
  private void skipTo(char close) {
    while (!atEnd() && text.charAt(at) != close) {
      if (text.charAt(at) == '\n' || text.charAt(at) == ',') {
        at++;
      } else if (sees("#") || sees("//")) {
        skipOne();
      } else {
        skipPart();
      }
    }
    if (atEnd()) {
      throw error("'" + close + "' is missing");
    }
  }

  /**
   * The texts before and after a token that stands outside of brackets and texts, if there is one.
   */
  static Optional<List<String>> split(String text, String token) {
    HclText parts = new HclText(text);
    while (!parts.atEnd()) {
      if (parts.sees(token)) {
        return Optional.of(
            List.of(
                parts.text.substring(0, parts.at).strip(),
                parts.text.substring(parts.at + token.length()).strip()));
      }
      parts.skipPart();
    }
    return Optional.empty();
  }

  private void skipPart() {
    switch (text.charAt(at)) {
      case '"' -> string();
      case '(' -> skipBrackets(')');
      case '[' -> skipBrackets(']');
      case '{' -> skipBrackets('}');
      case '/' -> skipComment();
      case '<' -> skipLess();
      default -> at++;
    }
  }

  private void skipBrackets(char close) {
    at++;
    skipTo(close);
    at++;
  }

  private void skipComment() {
    if (sees("/*")) {
      skipOne();
    } else {
      at++;
    }
  }

  private void skipLess() {
    if (sees("<<") && at + 2 < text.length() && "-_".indexOf(text.charAt(at + 2)) >= 0
        || text.substring(at, Math.min(at + 3, text.length())).matches("<<[A-Za-z]")) {
      heredoc();
    } else {
      at++;
    }
  }

  UnreadableException unexpected(String expected) {
    String found =
        atEnd()
            ? "the end"
            : text.charAt(at) == '\n'
                ? "the end of the line"
                : String.format(Locale.ROOT, "'%s'", Character.toString(text.codePointAt(at)));
    return error("expected " + expected + ", found " + found);
  }

  UnreadableException error(String problem) {
    long line =
        text.substring(0, Math.min(at, text.length())).chars().filter(c -> c == '\n').count();
    return new UnreadableException("line " + (line + 1) + ": " + problem);
  }
}
