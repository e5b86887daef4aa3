package dev.keyplan.processor.reader;

import dev.keyplan.processor.model.JavaType;
import dev.keyplan.processor.model.TypeRef;
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** The compiler's types, in the words of the model. */
final class JavaTypes {

  private JavaTypes() {}

  static TypeRef ref(TypeElement type) {
    LinkedList<String> names = new LinkedList<>();
    Element element = type;
    while (element instanceof TypeElement) {
      names.addFirst(element.getSimpleName().toString());
      element = element.getEnclosingElement();
    }
    while (element != null && !(element instanceof PackageElement)) {
      element = element.getEnclosingElement();
    }
    String packageName =
        element instanceof PackageElement owner ? owner.getQualifiedName().toString() : "";
    return new TypeRef(packageName, names);
  }

  /** The class of a declared type; empty for primitives, arrays, variables and what is missing. */
  static Optional<TypeElement> element(TypeMirror type) {
    return type.getKind() == TypeKind.DECLARED
        ? Optional.of((TypeElement) ((DeclaredType) type).asElement())
        : Optional.empty();
  }

  static String qualifiedName(TypeMirror type) {
    return element(type).map(element -> element.getQualifiedName().toString()).orElse("");
  }

  static List<? extends TypeMirror> arguments(TypeMirror type) {
    return type instanceof DeclaredType declared ? declared.getTypeArguments() : List.of();
  }

  /** As it stands in a signature; what cannot be said is {@code Object}. */
  static JavaType javaType(TypeMirror type) {
    return javaType(type, element -> true);
  }

  /** As signatures in a package can have it: Object in the place of what it may not name. */
  static JavaType javaTypeIn(String packageName, TypeMirror type) {
    return javaType(type, element -> accessibleFrom(packageName, element));
  }

  private static JavaType javaType(TypeMirror type, Predicate<TypeElement> nameable) {
    if (type.getKind().isPrimitive()) {
      return JavaType.of(TypeRef.of("", type.getKind().name().toLowerCase(java.util.Locale.ROOT)));
    }
    if (type instanceof ArrayType array) {
      JavaType component = javaType(array.getComponentType(), nameable);
      return new JavaType(component.raw(), component.arguments(), component.dimensions() + 1);
    }
    Optional<TypeElement> element = element(type).filter(nameable);
    if (element.isEmpty()) {
      return JavaType.of(TypeRef.of("java.lang", "Object"));
    }
    List<JavaType> arguments = new ArrayList<>();
    for (TypeMirror argument : arguments(type)) {
      arguments.add(javaType(argument, nameable));
    }
    return new JavaType(ref(element.get()), arguments, 0);
  }

  /** Their fields are no business of ours. */
  static boolean ofJdk(TypeElement type) {
    return ref(type).packageName().matches("javax?(\\..*)?");
  }

  static boolean isPublic(TypeElement type) {
    Element element = type;
    while (element instanceof TypeElement) {
      if (!element.getModifiers().contains(Modifier.PUBLIC)) {
        return false;
      }
      element = element.getEnclosingElement();
    }
    return true;
  }

  /** Whether a class of the given package may name the type. */
  static boolean accessibleFrom(String packageName, TypeElement type) {
    boolean samePackage = ref(type).packageName().equals(packageName);
    Element element = type;
    while (element instanceof TypeElement) {
      boolean hidden =
          samePackage
              ? element.getModifiers().contains(Modifier.PRIVATE)
              : !element.getModifiers().contains(Modifier.PUBLIC);
      if (hidden) {
        return false;
      }
      element = element.getEnclosingElement();
    }
    return true;
  }

  /** As users write it: simple names. */
  static String readable(TypeMirror type) {
    return readable(javaType(type));
  }

  static String readable(JavaType type) {
    StringBuilder text = new StringBuilder(type.raw().nestedName());
    if (!type.arguments().isEmpty()) {
      List<String> arguments = type.arguments().stream().map(JavaTypes::readable).toList();
      text.append('<').append(String.join(", ", arguments)).append('>');
    }
    return text.append("[]".repeat(type.dimensions())).toString();
  }
}
