package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP101;

import dev.keyplan.processor.diagnostics.SourceOrigin;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/**
 * Annotations of attributes on members of an entity that are none: static fields, and methods that
 * are not the accessor of a component. Nothing would come of them.
 */
final class MisplacedMembers {

  private static final Set<String> OF_ATTRIBUTES =
      Set.of(
          KeyplanAnnotations.PARTITION_KEY,
          KeyplanAnnotations.SORT_KEY,
          KeyplanAnnotations.UNIQUE,
          KeyplanAnnotations.VERSION,
          KeyplanAnnotations.TIME_TO_LIVE,
          KeyplanAnnotations.ATTRIBUTE,
          KeyplanAnnotations.IGNORE);

  private MisplacedMembers() {}

  static void check(TypeElement entity, SourceOrigin fallback, ReadContext context) {
    Set<String> components =
        entity.getRecordComponents().stream()
            .map(component -> component.getSimpleName().toString())
            .collect(Collectors.toSet());
    for (Element member : entity.getEnclosedElements()) {
      if (isOther(member, components)) {
        check(entity, member, fallback, context);
      }
    }
  }

  private static boolean isOther(Element member, Set<String> components) {
    boolean ofComponent = components.contains(member.getSimpleName().toString());
    return member.getKind() == ElementKind.FIELD && !ofComponent
        || member instanceof ExecutableElement method
            && member.getKind() == ElementKind.METHOD
            && !(ofComponent && method.getParameters().isEmpty());
  }

  private static void check(
      TypeElement entity, Element member, SourceOrigin fallback, ReadContext context) {
    for (AnnotationMirror mirror : member.getAnnotationMirrors()) {
      String name = AnnotationView.name(mirror).replaceFirst("\\.List$", "");
      if (OF_ATTRIBUTES.contains(name)) {
        String simpleName = name.substring(name.lastIndexOf('.') + 1);
        context.report(
            KP101,
            SourceOrigin.of(member, fallback).at(mirror),
            member.getSimpleName()
                + " has @"
                + simpleName
                + " but is no attribute of "
                + entity.getSimpleName(),
            "attributes are the components of a record; what is static or computed is not stored",
            "fix      put @" + simpleName + " on a component, or leave it out");
      }
    }
  }
}
