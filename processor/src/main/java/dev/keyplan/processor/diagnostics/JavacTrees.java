package dev.keyplan.processor.diagnostics;

import com.sun.source.util.Trees;
import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;

/** javac's tree API, which knows of the sources what elements do not tell. */
final class JavacTrees {

  private JavacTrees() {}

  /**
   * Empty where it is out of reach: another compiler, or a wrapped environment. Then its classes
   * may be missing too, so that no lambda with one of them as a parameter may be reached there.
   */
  static Optional<Trees> of(ProcessingEnvironment environment) {
    try {
      return Optional.of(Trees.instance(environment));
    } catch (IllegalArgumentException | LinkageError unavailable) {
      return Optional.empty();
    }
  }
}
