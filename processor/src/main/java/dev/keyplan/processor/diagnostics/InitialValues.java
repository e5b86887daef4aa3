package dev.keyplan.processor.diagnostics;

import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;

/**
 * Which fields have an initial value. An element tells that of a constant alone, javac's tree API
 * of all in the sources. Where it cannot be had (another compiler, a wrapped environment), a field
 * that is not stored is taken for one that has a value: else no object could be read.
 */
public final class InitialValues {

  private static final String IGNORE = "dev.keyplan.annotation.Ignore";

  private final Optional<Trees> trees;

  public InitialValues(ProcessingEnvironment environment) {
    this.trees = JavacTrees.of(environment);
  }

  public boolean of(VariableElement field) {
    if (field.getConstantValue() != null) {
      return true;
    }
    if (trees.isEmpty()) {
      return isNotStored(field);
    }
    TreePath path = trees.get().getPath(field);
    return path != null
        && path.getLeaf() instanceof VariableTree tree
        && tree.getInitializer() != null;
  }

  private static boolean isNotStored(VariableElement field) {
    if (field.getModifiers().contains(Modifier.TRANSIENT)) {
      return true;
    }
    for (AnnotationMirror annotation : field.getAnnotationMirrors()) {
      if (annotation.getAnnotationType().toString().equals(IGNORE)) {
        return true;
      }
    }
    return false;
  }
}
