package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP101;
import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP106;

import dev.keyplan.processor.diagnostics.Diagnostic;
import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import dev.keyplan.processor.diagnostics.SourceOrigin;
import dev.keyplan.processor.diagnostics.UnresolvedAnnotations;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * Keys and patterns on types that are neither entity nor collection, and acceptances on types that
 * are no table root either: nothing would come of them.
 */
public final class MisplacedAnnotations {

  private static final List<String> ANNOTATIONS =
      List.of(
          KeyplanAnnotations.KEY,
          KeyplanAnnotations.PARTITION_KEY,
          KeyplanAnnotations.SORT_KEY,
          KeyplanAnnotations.UNIQUE,
          KeyplanAnnotations.VERSION,
          KeyplanAnnotations.TIME_TO_LIVE,
          KeyplanAnnotations.ACCESS_PATTERN,
          KeyplanAnnotations.WRITE_PATTERN,
          KeyplanAnnotations.VOLUME,
          KeyplanAnnotations.ACCEPT);

  private static final Set<String> FOREIGN =
      Set.of("jakarta.persistence.Entity", "javax.persistence.Entity");

  private final Elements elements;
  private final UnresolvedAnnotations unresolved;

  /** Type names, and the annotation found there. */
  private final Map<String, String> found = new TreeMap<>();

  public MisplacedAnnotations(Elements elements, UnresolvedAnnotations unresolved) {
    this.elements = elements;
    this.unresolved = unresolved;
  }

  /**
   * Notes what a round has.
   *
   * @param present the annotations that it has: each asked for is a walk of all its elements
   */
  public void add(RoundEnvironment round, Set<? extends TypeElement> present) {
    for (String name : ANNOTATIONS) {
      for (TypeElement annotation : present) {
        if (isOrContains(annotation, name)) {
          round.getElementsAnnotatedWith(annotation).forEach(element -> add(element, name));
        }
      }
    }
  }

  /** The container of a repeated annotation is nested in it. */
  private static boolean isOrContains(TypeElement annotation, String name) {
    return annotation.getQualifiedName().contentEquals(name)
        || annotation.getEnclosingElement() instanceof TypeElement outer
            && outer.getQualifiedName().contentEquals(name);
  }

  private void add(Element element, String annotation) {
    Element type = element;
    while (type != null && !(type instanceof TypeElement)) {
      type = type.getEnclosingElement();
    }
    boolean ofMember = type != element;
    if (type != null
        && !placed(type, annotation)
        && !(ofMember && (mayBeExtended(type) || ofEntity((TypeElement) type)))) {
      found.putIfAbsent(((TypeElement) type).getQualifiedName().toString(), annotation);
    }
  }

  /** What other processors write for an entity may repeat the annotations of its members. */
  private static boolean ofEntity(TypeElement type) {
    return Stream.concat(Stream.of(type.getSuperclass()), type.getInterfaces().stream())
        .flatMap(supertype -> JavaTypes.element(supertype).stream())
        .anyMatch(
            supertype ->
                placed(supertype, KeyplanAnnotations.PARTITION_KEY) || ofEntity(supertype));
  }

  /** By an entity, perhaps of another compilation, that inherits the member. */
  private static boolean mayBeExtended(Element type) {
    return switch (type.getKind()) {
      case CLASS, INTERFACE -> !type.getModifiers().contains(Modifier.FINAL);
      default -> false;
    };
  }

  private static boolean placed(Element type, String annotation) {
    for (AnnotationMirror mirror : type.getAnnotationMirrors()) {
      String name = AnnotationView.name(mirror);
      boolean ours =
          name.equals(KeyplanAnnotations.ENTITY)
              || name.equals(KeyplanAnnotations.ITEM_COLLECTION)
              || (annotation.equals(KeyplanAnnotations.ACCEPT)
                  && name.equals(KeyplanAnnotations.TABLE));
      if (ours) {
        return true;
      }
    }
    return false;
  }

  /**
   * At the end of the compilation.
   *
   * @param listed whether a root lists the type, where its lack of {@code @Entity} was reported
   */
  public void check(Predicate<String> listed, DiagnosticCollector diagnostics) {
    found.forEach(
        (name, annotation) -> {
          TypeElement type = elements.getTypeElement(name);
          // An annotation that does not exist may be meant to be ours.
          if (type != null && !listed.test(name) && !unresolved.on(type)) {
            report(type, annotation, diagnostics);
          }
        });
  }

  private static void report(TypeElement type, String annotation, DiagnosticCollector diagnostics) {
    Optional<? extends AnnotationMirror> foreign = foreignEntity(type);
    if (foreign.isPresent()) {
      diagnostics.add(foreign(type, foreign.get(), null));
      return;
    }
    if (annotation.equals(KeyplanAnnotations.ACCEPT)) {
      diagnostics.add(
          KP101,
          SourceOrigin.of(type, null),
          type.getSimpleName() + " has @Accept but is no table root, entity or collection",
          "fix      @Accept on the type that the warning is about");
      return;
    }
    String simpleName = annotation.substring(annotation.lastIndexOf('.') + 1);
    diagnostics.add(
        KP101,
        SourceOrigin.of(type, null),
        type.getSimpleName() + " has @" + simpleName + " but is no entity",
        "fix      @Entity on " + type.getSimpleName() + ", or leave @" + simpleName + " out");
  }

  static Optional<? extends AnnotationMirror> foreignEntity(TypeElement type) {
    return type.getAnnotationMirrors().stream()
        .filter(mirror -> FOREIGN.contains(AnnotationView.name(mirror)))
        .findFirst();
  }

  static Diagnostic foreign(TypeElement type, AnnotationMirror mirror, SourceOrigin fallback) {
    return new Diagnostic(
        KP106,
        SourceOrigin.of(type, fallback).at(mirror),
        type.getSimpleName() + " has the @Entity of another library",
        List.of(
            "found    " + AnnotationView.name(mirror),
            "fix      import " + KeyplanAnnotations.ENTITY + ";"));
  }
}
