package dev.keyplan.processor.codegen;

import com.palantir.javapoet.CodeBlock;

/** How wide code is in a line of its own, with imported names. */
final class CodeWidth {

  private CodeWidth() {}

  static int of(CodeBlock code) {
    return of(code.toString());
  }

  /** Of white space one column counts, and of {@code java.util.List} the simple name. */
  static int of(String code) {
    int width = 0;
    int at = 0;
    while (at < code.length()) {
      if (Character.isWhitespace(code.charAt(at))) {
        at = whitespaceEnd(code, at);
        width++;
      } else if (Character.isJavaIdentifierPart(code.charAt(at))) {
        int end = nameEnd(code, at);
        width += end - Math.max(at, packageEnd(code, at, end));
        at = end;
      } else {
        at++;
        width++;
      }
    }
    return width;
  }

  private static int whitespaceEnd(String code, int start) {
    int end = start;
    while (end < code.length() && Character.isWhitespace(code.charAt(end))) {
      end++;
    }
    return end;
  }

  /** Of a name with its dots. */
  private static int nameEnd(String code, int start) {
    int end = start;
    while (end < code.length()
        && (code.charAt(end) == '.' || Character.isJavaIdentifierPart(code.charAt(end)))) {
      end++;
    }
    return end;
  }

  /** Where the first simple name with a capital begins, if there are only packages before it. */
  private static int packageEnd(String code, int start, int end) {
    int simple = start;
    while (simple < end && Character.isLowerCase(code.charAt(simple))) {
      int dot = code.indexOf('.', simple);
      if (dot < 0 || dot + 1 >= end) {
        return start;
      }
      simple = dot + 1;
    }
    return simple < end && Character.isUpperCase(code.charAt(simple)) ? simple : start;
  }
}
