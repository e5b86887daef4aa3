package dev.keyplan.processor.diagnostics;

import dev.keyplan.processor.model.Origin;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;

/**
 * A place in the user's sources, for the compiler to underline.
 *
 * @param annotation on the element, or null
 * @param value in the annotation, or null
 * @param fallback what to underline if the element comes from a class file, or null
 */
public record SourceOrigin(
    Element element, AnnotationMirror annotation, AnnotationValue value, SourceOrigin fallback)
    implements Origin {

  public static SourceOrigin of(Element element, SourceOrigin fallback) {
    return new SourceOrigin(element, null, null, fallback);
  }

  public SourceOrigin at(AnnotationMirror mirror) {
    return new SourceOrigin(element, mirror, null, fallback);
  }

  public SourceOrigin at(AnnotationMirror mirror, AnnotationValue annotationValue) {
    return new SourceOrigin(element, mirror, annotationValue, fallback);
  }

  @Override
  public String toString() {
    return annotation == null ? element.toString() : annotation + " on " + element;
  }
}
