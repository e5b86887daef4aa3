package dev.keyplan.processor.diagnostics;

import javax.annotation.processing.Messager;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;

/**
 * The Eclipse compiler prints what is said about a record or its components without file and line:
 * its messager knows all kinds of types but records.
 */
final class EclipseRecords {

  private final boolean eclipse;

  EclipseRecords(Messager messager) {
    eclipse = messager.getClass().getName().startsWith("org.eclipse.jdt.");
  }

  boolean hide(Element element) {
    return eclipse
        && (element.getKind() == ElementKind.RECORD
            || element.getEnclosingElement().getKind() == ElementKind.RECORD);
  }
}
