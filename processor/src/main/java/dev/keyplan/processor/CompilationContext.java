package dev.keyplan.processor;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * What is remembered from round to round of one compilation: names only, as elements may not
 * outlive their round. Never static: build daemons run many compilations in one process.
 */
final class CompilationContext {

  private final Elements elements;
  private final Set<String> sources = new HashSet<>();
  private final Set<String> waiting = new TreeSet<>();

  CompilationContext(Elements elements) {
    this.elements = elements;
  }

  /** Notes the types of a new round. */
  void startRound(RoundEnvironment round) {
    for (Element element : round.getRootElements()) {
      if (element instanceof TypeElement type) {
        sources.add(type.getQualifiedName().toString());
      }
    }
  }

  /**
   * Whether a top-level class of that name is compiled here, rather than read from a class file.
   */
  boolean inSources(String qualifiedName) {
    return sources.contains(qualifiedName);
  }

  boolean inSources(Element element) {
    TypeElement topLevel = null;
    for (Element e = element; e != null; e = e.getEnclosingElement()) {
      topLevel = e instanceof TypeElement type ? type : topLevel;
    }
    return topLevel != null && inSources(topLevel.getQualifiedName().toString());
  }

  /** Another round may bring what the root lacks. */
  void defer(TypeElement root) {
    waiting.add(root.getQualifiedName().toString());
  }

  /**
   * The round's roots and those that waited for it, fetched anew, in order of their names: the
   * order of a round is that of the compiler's file list.
   */
  List<TypeElement> takeRoots(Set<? extends Element> annotated) {
    Set<String> names = new TreeSet<>(waiting);
    waiting.clear();
    List<TypeElement> roots = new ArrayList<>();
    for (Element element : annotated) {
      if (element instanceof TypeElement type) {
        names.add(type.getQualifiedName().toString());
      }
    }
    for (String name : names) {
      TypeElement root = elements.getTypeElement(name);
      if (root != null) {
        roots.add(root);
      }
    }
    return roots;
  }
}
