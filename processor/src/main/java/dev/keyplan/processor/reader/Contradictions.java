package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP101;

import dev.keyplan.processor.diagnostics.SourceOrigin;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Types;

/**
 * One annotation that says different things in two places of one attribute, the field and the
 * getter, say. What a subtype says replaces what it inherits; nothing else decides between two.
 */
final class Contradictions {

  /** The others have no values. */
  private static final Set<String> WITH_VALUES =
      Set.of(
          KeyplanAnnotations.ATTRIBUTE,
          KeyplanAnnotations.PARTITION_KEY,
          KeyplanAnnotations.SORT_KEY,
          KeyplanAnnotations.UNIQUE);

  private final ReadContext context;

  Contradictions(ReadContext context) {
    this.context = context;
  }

  void check(Component component) {
    WITH_VALUES.stream().sorted().forEach(annotation -> check(component, annotation));
  }

  private void check(Component component, String annotation) {
    Element first = null;
    List<AnnotationView> said = List.of();
    for (Element carrier : component.carriers()) {
      SourceOrigin owner = SourceOrigin.of(carrier, component.origin().fallback());
      List<AnnotationView> views = AnnotationView.of(context, carrier, owner, annotation);
      if (first == null && !views.isEmpty()) {
        first = carrier;
        said = views;
      } else if (!views.isEmpty() && !agree(said, views) && !replaces(first, carrier)) {
        String name = "@" + annotation.substring(KeyplanAnnotations.PACKAGE.length());
        context.report(
            KP101,
            views.get(0).origin(),
            component.name() + " has two different " + name,
            text(name, said) + " on " + place(first),
            text(name, views) + " on " + place(carrier),
            "fix      leave one of them out"
                + (first.getEnclosingElement().equals(carrier.getEnclosingElement())
                    ? ""
                    : ", or say what holds where both are inherited"));
        return;
      }
    }
  }

  private static boolean agree(List<AnnotationView> some, List<AnnotationView> others) {
    return values(some).equals(values(others));
  }

  private static List<String> values(List<AnnotationView> views) {
    return views.stream().map(AnnotationView::values).sorted().toList();
  }

  private static String text(String name, List<AnnotationView> views) {
    return views.stream().map(view -> name + view.asWritten()).collect(Collectors.joining(" "));
  }

  /** Whether the one is declared in a subtype of the other's. */
  private boolean replaces(Element one, Element other) {
    Types types = context.types();
    TypeElement subtype = (TypeElement) one.getEnclosingElement();
    TypeElement supertype = (TypeElement) other.getEnclosingElement();
    return !subtype.equals(supertype)
        && types.isSubtype(types.erasure(subtype.asType()), types.erasure(supertype.asType()));
  }

  private static String place(Element carrier) {
    String name = carrier.getEnclosingElement().getSimpleName() + "." + carrier.getSimpleName();
    return carrier.getKind() == ElementKind.METHOD ? name + "()" : name;
  }
}
