package dev.keyplan.processor.codegen;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.keyplan.processor.model.TypeRef;
import java.util.ArrayList;
import java.util.List;

/**
 * A Javadoc comment in paragraphs and tags, wrapped like the code around it. Texts of the user's go
 * through {@link JavadocText} first.
 */
final class Javadoc {

  /** Of a line of a method's comment, without its indentation and asterisk. */
  private static final int WIDTH = 95;

  private final String packageName;
  private final List<String> paragraphs = new ArrayList<>();
  private final List<CodeBlock> tags = new ArrayList<>();

  /**
   * @param packageName of the class that holds the comment
   */
  Javadoc(String packageName) {
    this.packageName = packageName;
  }

  Javadoc paragraph(String markup) {
    paragraphs.add(markup);
    return this;
  }

  Javadoc parameter(String name, String markup) {
    return tag(CodeBlock.of("@param $L", name), markup);
  }

  Javadoc returned(String markup) {
    return tag(CodeBlock.of("@return"), markup);
  }

  /** By its whole name: an import for a comment alone is unused to compilers that skip comments. */
  Javadoc thrown(ClassName exception, String markup) {
    boolean ofJava = exception.packageName().equals("java.lang");
    return tag(CodeBlock.of("@throws $L", ofJava ? exception.simpleName() : exception), markup);
  }

  String link(TypeRef type) {
    boolean near = type.packageName().equals(packageName);
    return "{@link " + (near ? type.nestedName() : type.qualifiedName()) + "}";
  }

  CodeBlock toCodeBlock() {
    CodeBlock.Builder doc = CodeBlock.builder();
    for (int i = 0; i < paragraphs.size(); i++) {
      String mark = i == 0 ? "" : "<p>";
      doc.add("$L$L$L\n", i == 0 ? "" : "\n", mark, wrapped(paragraphs.get(i), mark.length(), ""));
    }
    doc.add(tags.isEmpty() ? "" : "\n");
    tags.forEach(tag -> doc.add("$L\n", tag));
    return doc.build();
  }

  private Javadoc tag(CodeBlock tag, String markup) {
    tags.add(CodeBlock.of("$L $L", tag, wrapped(markup, tag.toString().length() + 1, "    ")));
    return this;
  }

  /**
   * @param start the column of the first word
   * @param indent of all lines but the first
   */
  private static String wrapped(String markup, int start, String indent) {
    StringBuilder text = new StringBuilder();
    int column = start;
    for (String word : markup.split(" ", -1)) {
      if (!text.isEmpty() && column + 1 + word.length() > WIDTH) {
        text.append('\n').append(indent);
        column = indent.length();
      } else if (!text.isEmpty()) {
        text.append(' ');
        column++;
      }
      text.append(word);
      column += word.length();
    }
    return text.toString();
  }
}
