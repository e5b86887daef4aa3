package dev.keyplan.processor.diagnostics;

import javax.lang.model.element.Element;

/**
 * A warning accepted on purpose.
 *
 * @param reason why it is no concern
 * @param origin the code in the annotation; its element is the type that the annotation is on
 */
public record Acceptance(DiagnosticCode code, String reason, SourceOrigin origin) {

  /** Whether it is a finding about that very type, its annotations or its components. */
  boolean covers(Diagnostic diagnostic) {
    return diagnostic.code() == code
        && diagnostic.origin() instanceof SourceOrigin place
        && origin.element().equals(type(place.element()));
  }

  private static Element type(Element element) {
    Element type = element;
    while (type != null && !type.getKind().isClass() && !type.getKind().isInterface()) {
      type = type.getEnclosingElement();
    }
    return type;
  }
}
