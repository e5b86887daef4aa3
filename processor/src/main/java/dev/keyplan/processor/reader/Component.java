package dev.keyplan.processor.reader;

import dev.keyplan.processor.diagnostics.SourceOrigin;
import dev.keyplan.processor.model.Access;
import dev.keyplan.processor.model.Presence;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeMirror;

/**
 * A record component or a property of a class, with its annotations, wherever they hang.
 *
 * @param type as it is read, by the accessor if there is one
 * @param carriers the field, the component, the accessor with those that it overrides, the setter.
 *     Of a record each has a copy of most annotations, and one may lack what another has
 * @param nullable it has an annotation named {@code Nullable}
 */
record Component(
    String name,
    TypeMirror type,
    List<Element> carriers,
    boolean nullable,
    Access access,
    SourceOrigin origin) {

  Component {
    carriers = List.copyOf(carriers);
  }

  Presence presence() {
    if (JavaTypes.qualifiedName(type).equals("java.util.Optional")) {
      return Presence.OPTIONAL;
    }
    return nullable ? Presence.NULLABLE : Presence.REQUIRED;
  }

  /** Without {@code Optional}. */
  TypeMirror valueType() {
    List<? extends TypeMirror> arguments = JavaTypes.arguments(type);
    return presence() == Presence.OPTIONAL && !arguments.isEmpty() ? arguments.get(0) : type;
  }

  /** From the first carrier that has any, so that each annotation is read once. */
  List<AnnotationView> annotations(ReadContext context, String annotation) {
    for (Element carrier : carriers) {
      SourceOrigin owner = SourceOrigin.of(carrier, origin.fallback());
      List<AnnotationView> views = AnnotationView.of(context, carrier, owner, annotation);
      if (!views.isEmpty()) {
        return views;
      }
    }
    return List.of();
  }
}
