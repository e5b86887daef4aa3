package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP101;

import dev.keyplan.processor.diagnostics.SourceOrigin;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;

/**
 * Annotations of attributes on members of an entity that are none: static fields, and methods that
 * are no accessor or setter of one. Nothing would come of them.
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

  /**
   * @param components the attributes of the entity, those that are ignored too
   */
  static void check(
      TypeElement entity, List<Component> components, SourceOrigin fallback, ReadContext context) {
    Set<Element> carriers = new HashSet<>();
    components.forEach(component -> carriers.addAll(component.carriers()));
    for (Element member : entity.getEnclosedElements()) {
      boolean other =
          member.getKind() == ElementKind.FIELD || member.getKind() == ElementKind.METHOD;
      if (other && !carriers.contains(member)) {
        check(entity, member, fallback, context);
      }
    }
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
            entity.getKind() == ElementKind.RECORD
                ? "attributes are the components of a record; what is static or computed is not stored"
                : "attributes are the fields of a class, with their getters and setters; what is"
                    + " static, transient or computed is not stored",
            "fix      put @"
                + simpleName
                + (entity.getKind() == ElementKind.RECORD ? " on a component" : " on a field")
                + ", or leave it out");
      }
    }
  }
}
