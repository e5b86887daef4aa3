package dev.keyplan.processor.diagnostics;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.ExecutableElement;
import javax.tools.Diagnostic.Kind;

/**
 * Places in annotations that are repeated. The compiler gathers those in a container that is not in
 * the source, and javac's messager then finds neither annotation nor value, only the element. Its
 * tree API does; where that cannot be had (another compiler, a wrapped environment), nothing is
 * printed here.
 */
final class RepeatedAnnotations {

  private final Trees trees;

  private RepeatedAnnotations(Trees trees) {
    this.trees = trees;
  }

  /** Empty where javac's tree API is out of reach. */
  static Optional<RepeatedAnnotations> of(ProcessingEnvironment environment) {
    Optional<Trees> trees = JavacTrees.of(environment);
    return trees.isPresent() ? Optional.of(new RepeatedAnnotations(trees.get())) : Optional.empty();
  }

  /** Whether it was printed. */
  boolean print(Kind kind, String text, SourceOrigin place) {
    TreePath path = trees.getPath(place.element());
    int position = positionInContainer(place);
    if (path == null || position < 0) {
      return false;
    }
    String name = place.annotation().getAnnotationType().asElement().getSimpleName().toString();
    List<? extends AnnotationTree> repeated =
        annotations(path.getLeaf()).stream().filter(tree -> isCalled(tree, name)).toList();
    // One written container, rather than repeated annotations.
    if (repeated.size() <= position) {
      return false;
    }
    Tree tree = value(repeated.get(position), place.annotation(), place.value());
    trees.printMessage(kind, text, tree, path.getCompilationUnit());
    return true;
  }

  /** The place among the annotations of one container; -1 if it is in none. */
  private static int positionInContainer(SourceOrigin place) {
    for (AnnotationMirror mirror : place.element().getAnnotationMirrors()) {
      for (AnnotationValue value : mirror.getElementValues().values()) {
        if (value.getValue() instanceof List<?> contained) {
          int position = contained.indexOf(place.annotation());
          if (position >= 0) {
            return position;
          }
        }
      }
    }
    return -1;
  }

  private static List<? extends AnnotationTree> annotations(Tree tree) {
    if (tree instanceof ClassTree type) {
      return type.getModifiers().getAnnotations();
    }
    return tree instanceof VariableTree variable
        ? variable.getModifiers().getAnnotations()
        : List.of();
  }

  private static boolean isCalled(AnnotationTree tree, String simpleName) {
    String name = tree.getAnnotationType().toString();
    return name.equals(simpleName) || name.endsWith("." + simpleName);
  }

  private static Tree value(
      AnnotationTree tree, AnnotationMirror annotation, AnnotationValue wanted) {
    if (wanted == null) {
      return tree;
    }
    for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> entry :
        annotation.getElementValues().entrySet()) {
      String member = entry.getKey().getSimpleName().toString();
      if (entry.getValue() == wanted) {
        return expression(tree, member, -1);
      }
      int item =
          entry.getValue().getValue() instanceof List<?> items ? identityIndex(items, wanted) : -1;
      if (item >= 0) {
        return expression(tree, member, item);
      }
    }
    return tree;
  }

  private static int identityIndex(List<?> items, Object wanted) {
    for (int i = 0; i < items.size(); i++) {
      if (items.get(i) == wanted) {
        return i;
      }
    }
    return -1;
  }

  private static Tree expression(AnnotationTree tree, String member, int item) {
    for (ExpressionTree argument : tree.getArguments()) {
      if (argument instanceof AssignmentTree assignment
          && assignment.getVariable().toString().equals(member)) {
        ExpressionTree value = assignment.getExpression();
        return item >= 0 && value instanceof NewArrayTree array
            ? array.getInitializers().get(item)
            : value;
      }
    }
    return tree;
  }
}
