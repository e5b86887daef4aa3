package dev.keyplan.processor.reader;

import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;

/**
 * Types of the Immutables library, known by its annotation: another processor writes a class that
 * has their builder, named as it does by default.
 */
final class Immutables {

  private static final String ANNOTATION = "org.immutables.value.Value.Immutable";
  private static final String ENCLOSING = "org.immutables.value.Value.Enclosing";

  private Immutables() {}

  static boolean describes(TypeElement type) {
    return has(type, ANNOTATION);
  }

  /** The class written for the type; it may be there in a later round. */
  static Optional<TypeMembers> written(ReadContext context, TypeElement type) {
    if (!describes(type)) {
      return Optional.empty();
    }
    TypeElement written = context.elements().getTypeElement(name(type));
    if (written == null) {
      context.unresolvedSeen();
      return Optional.empty();
    }
    return Optional.of(new TypeMembers(context, (DeclaredType) written.asType()));
  }

  static String name(TypeElement type) {
    String packageName = JavaTypes.ref(type).packageName();
    String prefix = packageName.isEmpty() ? "" : packageName + ".";
    String simpleName = type.getSimpleName().toString().replaceFirst("^Abstract(?=[A-Z])", "");
    return type.getEnclosingElement() instanceof TypeElement outer && has(outer, ENCLOSING)
        ? prefix + "Immutable" + outer.getSimpleName() + "." + simpleName
        : prefix + "Immutable" + simpleName;
  }

  private static boolean has(TypeElement type, String annotation) {
    return type.getAnnotationMirrors().stream()
        .anyMatch(mirror -> AnnotationView.name(mirror).equals(annotation));
  }
}
