package dev.keyplan.processor.reader;

import dev.keyplan.processor.diagnostics.SourceOrigin;
import dev.keyplan.processor.model.Access;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/** The components of a record, in record order. */
final class ComponentScanner {

  private ComponentScanner() {}

  static List<Component> components(TypeElement type, SourceOrigin fallback) {
    List<Component> components = new ArrayList<>();
    for (RecordComponentElement component : type.getRecordComponents()) {
      components.add(component(type, component, fallback));
    }
    return components;
  }

  private static Component component(
      TypeElement type, RecordComponentElement component, SourceOrigin fallback) {
    String name = component.getSimpleName().toString();
    Element field = member(type, name, ElementKind.FIELD);
    // RecordComponentElement.getAccessor is null for some class files of JDK 17.
    Element accessor = member(type, name, ElementKind.METHOD);
    // The field first: compilers know its position, but not always that of the component.
    List<Element> carriers = new ArrayList<>();
    Stream.of(field, component, accessor).filter(Objects::nonNull).forEach(carriers::add);
    addOverridden(type, name, carriers);
    return new Component(
        name,
        component.asType(),
        carriers,
        nullable(carriers),
        Access.method(name),
        SourceOrigin.of(carriers.get(0), fallback));
  }

  /** The methods of interfaces that the accessor implements. */
  private static void addOverridden(TypeElement type, String name, List<Element> carriers) {
    for (TypeMirror supertype : type.getInterfaces()) {
      JavaTypes.element(supertype)
          .ifPresent(
              implemented -> {
                Element method = member(implemented, name, ElementKind.METHOD);
                if (method != null && !carriers.contains(method)) {
                  carriers.add(method);
                }
                addOverridden(implemented, name, carriers);
              });
    }
  }

  /** By an annotation of ours. */
  static boolean annotated(Element carrier) {
    return carrier.getAnnotationMirrors().stream()
        .anyMatch(mirror -> AnnotationView.name(mirror).startsWith(KeyplanAnnotations.PACKAGE));
  }

  private static Element member(TypeElement type, String name, ElementKind kind) {
    for (Element member : type.getEnclosedElements()) {
      boolean found =
          member.getKind() == kind
              && member.getSimpleName().contentEquals(name)
              && (!(member instanceof ExecutableElement method)
                  || method.getParameters().isEmpty());
      if (found) {
        return member;
      }
    }
    return null;
  }

  /** Declaration and type-use annotations alike; the latter may be missing on some of the three. */
  static boolean nullable(List<Element> carriers) {
    return carriers.stream()
        .anyMatch(carrier -> hasNullable(carrier) || hasNullable(typeOf(carrier)));
  }

  private static TypeMirror typeOf(Element carrier) {
    return carrier instanceof ExecutableElement method ? method.getReturnType() : carrier.asType();
  }

  private static boolean hasNullable(AnnotatedConstruct construct) {
    for (AnnotationMirror mirror : construct.getAnnotationMirrors()) {
      if (mirror.getAnnotationType().asElement().getSimpleName().contentEquals("Nullable")) {
        return true;
      }
    }
    return false;
  }
}
