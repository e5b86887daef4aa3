package dev.keyplan.processor.codegen;

import com.palantir.javapoet.CodeBlock;
import java.util.ArrayList;
import java.util.List;

/** Texts in generated code. */
final class Strings {

  private Strings() {}

  /** {@code "PK", "SK"}: as arguments. */
  static CodeBlock literals(List<String> texts) {
    List<CodeBlock> literals = new ArrayList<>();
    for (String text : texts) {
      literals.add(CodeBlock.of("$S", text));
    }
    return CodeBlock.join(literals, ", ");
  }
}
