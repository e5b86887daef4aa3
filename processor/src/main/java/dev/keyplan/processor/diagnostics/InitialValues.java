package dev.keyplan.processor.diagnostics;

import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.VariableElement;

/**
 * Which fields have an initial value. An element tells that of a constant alone, javac's tree API
 * of all in the sources; where it cannot be had (another compiler, a wrapped environment),
 * constants are all there is.
 */
public final class InitialValues {

  private final Optional<Trees> trees;

  public InitialValues(ProcessingEnvironment environment) {
    this.trees = JavacTrees.of(environment);
  }

  public boolean of(VariableElement field) {
    if (field.getConstantValue() != null) {
      return true;
    }
    TreePath path = trees.isPresent() ? trees.get().getPath(field) : null;
    return path != null
        && path.getLeaf() instanceof VariableTree tree
        && tree.getInitializer() != null;
  }
}
