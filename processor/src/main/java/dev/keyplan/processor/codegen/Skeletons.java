package dev.keyplan.processor.codegen;

import com.palantir.javapoet.CodeBlock;

/** What stands in for the body of a method whose table or pattern has errors. */
final class Skeletons {

  private Skeletons() {}

  static CodeBlock body(String what) {
    return CodeBlock.of(
        "throw new $T($S)",
        UnsupportedOperationException.class,
        what + " has errors, see the messages of the compilation");
  }
}
