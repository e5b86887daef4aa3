package dev.keyplan.processor.diagnostics;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * Annotations whose type does not exist. An element shows them as mirrors of an unknown type, but
 * javac leaves them out if they are repeated; its tree API has them all. Where that cannot be had
 * (another compiler, a wrapped environment), the mirrors are all there is.
 */
public final class UnresolvedAnnotations {

  private final Optional<Trees> trees;

  public UnresolvedAnnotations(ProcessingEnvironment environment) {
    this.trees = JavacTrees.of(environment);
  }

  /** Whether the type, or a field or record component of it, has one. */
  public boolean on(TypeElement type) {
    return hasMirror(type)
        || type.getEnclosedElements().stream()
            .filter(member -> member.getKind().isField() || isComponent(member))
            .anyMatch(UnresolvedAnnotations::hasMirror)
        || isWritten(type);
  }

  private static boolean isComponent(Element member) {
    return member.getKind() == ElementKind.RECORD_COMPONENT;
  }

  private static boolean hasMirror(Element element) {
    return element.getAnnotationMirrors().stream()
        .anyMatch(mirror -> mirror.getAnnotationType().getKind() == TypeKind.ERROR);
  }

  private boolean isWritten(TypeElement type) {
    TreePath path = trees.isPresent() ? trees.get().getPath(type) : null;
    if (path == null || !(path.getLeaf() instanceof ClassTree tree)) {
      return false;
    }
    List<ModifiersTree> modifiers = new ArrayList<>(List.of(tree.getModifiers()));
    for (Tree member : tree.getMembers()) {
      if (member instanceof VariableTree field) {
        modifiers.add(field.getModifiers());
      }
    }
    return modifiers.stream()
        .flatMap(m -> m.getAnnotations().stream())
        .anyMatch(annotation -> unresolved(path, annotation));
  }

  private boolean unresolved(TreePath type, AnnotationTree annotation) {
    TreePath path = TreePath.getPath(type, annotation.getAnnotationType());
    TypeMirror found = path == null ? null : trees.orElseThrow().getTypeMirror(path);
    return found != null && found.getKind() == TypeKind.ERROR;
  }
}
