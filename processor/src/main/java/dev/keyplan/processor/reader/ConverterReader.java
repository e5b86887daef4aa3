package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP108;

import dev.keyplan.processor.model.AttributeType;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Attribute types by way of a user's converter: T and S come from its supertypes. */
final class ConverterReader {

  private final ReadContext context;
  private final AttributeTypeReader types;

  ConverterReader(ReadContext context, AttributeTypeReader types) {
    this.context = context;
    this.types = types;
  }

  /** Null if refused or unresolved. */
  AttributeType read(String attribute, Value<TypeMirror> converter, TypeMirror type) {
    if (converter.value() == null) {
      return null;
    }
    Optional<TypeElement> element = JavaTypes.element(converter.value());
    if (element.isEmpty()) {
      return null;
    }
    String name = element.get().getSimpleName().toString();
    String unusable = unusable(element.get());
    if (unusable != null) {
      refuse(converter, name + " cannot convert " + attribute + ": it " + unusable);
      return null;
    }
    // From a raw or error supertype nothing can be told.
    List<? extends TypeMirror> arguments =
        JavaTypes.arguments(converterType(element.get().asType()));
    if (arguments.size() != 2 || type.getKind() == TypeKind.ERROR) {
      context.unresolvedSeen();
      return null;
    }
    return converted(attribute, converter, type, element.get(), arguments);
  }

  private AttributeType converted(
      String attribute,
      Value<TypeMirror> converter,
      TypeMirror type,
      TypeElement element,
      List<? extends TypeMirror> arguments) {
    TypeMirror from = arguments.get(0);
    TypeMirror to = arguments.get(1);
    String name = element.getSimpleName().toString();
    if (from.getKind() == TypeKind.ERROR || to.getKind() == TypeKind.ERROR) {
      context.unresolvedSeen();
      return null;
    }
    if (!context.types().isSameType(from, context.boxed(type))) {
      refuse(
          converter,
          name
              + " converts "
              + JavaTypes.readable(from)
              + ", but "
              + attribute
              + " is of type "
              + JavaTypes.readable(type));
      return null;
    }
    AttributeTypeReader.Result target = types.read(to);
    if (target.refusal() != null) {
      refuse(
          converter,
          name
              + " converts "
              + attribute
              + " to a type that cannot be stored: "
              + JavaTypes.readable(to),
          target.refusal().reason());
    }
    return target.type() == null
        ? null
        : new AttributeType.Converted(
            JavaTypes.javaType(from), JavaTypes.ref(element), target.type());
  }

  private void refuse(Value<TypeMirror> converter, String headline, String... details) {
    context.report(KP108, converter.origin(), headline, details);
  }

  private String unusable(TypeElement converter) {
    if (converter.getKind() != ElementKind.CLASS
        && converter.getKind() != ElementKind.RECORD
        && converter.getKind() != ElementKind.ENUM) {
      return "is not a class";
    }
    if (converter.getKind() == ElementKind.ENUM
        || converter.getModifiers().contains(Modifier.ABSTRACT)) {
      return "cannot be instantiated";
    }
    if (!converter.getTypeParameters().isEmpty()) {
      return "is generic";
    }
    if (converter.getNestingKind() != NestingKind.TOP_LEVEL
        && !converter.getModifiers().contains(Modifier.STATIC)) {
      return "is an inner class";
    }
    if (!JavaTypes.accessibleFrom(context.rootPackage(), converter)) {
      return "cannot be seen from the table's package, " + context.rootPackageName();
    }
    return hasUsableConstructor(converter)
        ? null
        : "has no constructor without parameters that " + context.rootPackageName() + " can call";
  }

  private boolean hasUsableConstructor(TypeElement converter) {
    boolean samePackage = JavaTypes.ref(converter).packageName().equals(context.rootPackage());
    for (Element member : converter.getEnclosedElements()) {
      if (member.getKind() == ElementKind.CONSTRUCTOR
          && ((ExecutableElement) member).getParameters().isEmpty()) {
        return samePackage
            ? !member.getModifiers().contains(Modifier.PRIVATE)
            : member.getModifiers().contains(Modifier.PUBLIC);
      }
    }
    return false;
  }

  /**
   * The {@code AttributeConverter<T, S>} among the supertypes, or the type itself if there is none.
   */
  private TypeMirror converterType(TypeMirror type) {
    if (JavaTypes.qualifiedName(type).equals(KeyplanAnnotations.ATTRIBUTE_CONVERTER)) {
      return type;
    }
    for (TypeMirror supertype : context.types().directSupertypes(type)) {
      TypeMirror found = converterType(supertype);
      if (JavaTypes.qualifiedName(found).equals(KeyplanAnnotations.ATTRIBUTE_CONVERTER)) {
        return found;
      }
    }
    return type;
  }
}
