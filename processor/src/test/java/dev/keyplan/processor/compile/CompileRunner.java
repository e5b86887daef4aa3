package dev.keyplan.processor.compile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Compiles folders with the javac that runs it, for the tests of another JDK. */
final class CompileRunner {

  private CompileRunner() {}

  /**
   * @param args the folder of the results, then the folders to compile
   */
  public static void main(String[] args) throws IOException {
    InProcessCompiler javac = InProcessCompiler.javac();
    for (int i = 1; i < args.length; i++) {
      Path folder = Path.of(args[i]);
      CompileResult result = javac.compile(Sources.in(folder));
      Files.writeString(
          Path.of(args[0]).resolve(folder.getFileName().toString()), comparable(result));
    }
  }

  /** What two compilers must agree on: what Keyplan says, where, and what it writes. */
  static String comparable(CompileResult result) {
    StringBuilder text = new StringBuilder();
    for (Finding finding : result.ofKeyplan()) {
      text.append(finding).append('\n').append(finding.message()).append('\n');
    }
    result
        .outputs()
        .forEach((path, content) -> text.append("== ").append(path).append('\n').append(content));
    return text.toString();
  }
}
