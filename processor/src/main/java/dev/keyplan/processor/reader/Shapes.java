package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP101;

import dev.keyplan.processor.diagnostics.SourceOrigin;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/** Which types can be entities, views, collections and table roots. */
final class Shapes {

  static final String ENTITY = "an entity";
  static final String COLLECTION = "an item collection";

  private final ReadContext context;

  Shapes(ReadContext context) {
    this.context = context;
  }

  /**
   * Entities and views are records for now; so is a collection that is assembled.
   *
   * @param role "an entity", say
   */
  boolean record(TypeElement type, String role, SourceOrigin origin) {
    return plainRecord(type, role, origin) && accessible(type, role, origin);
  }

  /** As {@link #record}, wherever the table root may lie. */
  boolean plainRecord(TypeElement type, String role, SourceOrigin origin) {
    String name = type.getSimpleName().toString();
    if (type.getKind() != ElementKind.RECORD) {
      context.report(
          KP101,
          origin,
          name + " is " + kind(type) + " and cannot be " + role,
          "records only for now",
          "fix      " + (role.equals(ENTITY) ? asRecord(type) : "declare a record"));
      return false;
    }
    return plain(type, role, origin);
  }

  private boolean plain(TypeElement type, String role, SourceOrigin origin) {
    if (type.getTypeParameters().isEmpty()) {
      return true;
    }
    boolean record = type.getKind() == ElementKind.RECORD;
    context.report(
        KP101,
        origin,
        type.getSimpleName() + " is generic and cannot be " + role,
        (record ? "its attributes" : "its items") + " would have no known type",
        "fix      declare " + (record ? "a record" : "an interface") + " without type parameters");
    return false;
  }

  /**
   * A record, whose components are the members, or a sealed interface, which permits them.
   *
   * @param implementing the entities of the table that are of the type
   */
  boolean collection(TypeElement type, List<String> implementing, SourceOrigin origin) {
    if (type.getKind() == ElementKind.RECORD) {
      return record(type, COLLECTION, origin);
    }
    boolean isInterface = type.getKind() == ElementKind.INTERFACE;
    if (!isInterface || !isSealed(type)) {
      String name = type.getSimpleName().toString();
      String entities = implementing.isEmpty() ? "…" : String.join(", ", implementing);
      context.report(
          KP101,
          origin,
          isInterface
              ? name + " is not sealed and cannot be " + COLLECTION
              : name + " is " + kind(type) + " and cannot be " + COLLECTION,
          isInterface
              ? "what it permits are its members, and there must be no others"
              : "it is a record with a component for each member, or a sealed interface of them",
          "fix      "
              + modifiers(type)
              + "sealed interface "
              + name
              + " permits "
              + entities
              + " {}");
      return false;
    }
    return plain(type, COLLECTION, origin) && accessible(type, COLLECTION, origin);
  }

  static boolean isSealed(TypeElement type) {
    return type.getModifiers().contains(Modifier.SEALED);
  }

  private static String modifiers(TypeElement type) {
    return type.getModifiers().contains(Modifier.PUBLIC)
            && !type.getEnclosingElement().getKind().isInterface()
        ? "public "
        : "";
  }

  /** Whether skeletons of what is generated for the type could compile. */
  boolean nameable(TypeElement type) {
    return type.getTypeParameters().isEmpty()
        && JavaTypes.accessibleFrom(context.rootPackage(), type);
  }

  private boolean accessible(TypeElement type, String role, SourceOrigin origin) {
    if (JavaTypes.accessibleFrom(context.rootPackage(), type)) {
      return true;
    }
    boolean hidden = false;
    Element element = type;
    while (element instanceof TypeElement) {
      hidden |= element.getModifiers().contains(Modifier.PRIVATE);
      element = element.getEnclosingElement();
    }
    context.report(
        KP101,
        origin,
        type.getSimpleName()
            + (hidden ? " is private and cannot be " : " is not public and cannot be ")
            + role,
        "generated classes lie in the package of the table root: " + context.rootPackageName(),
        hidden
            ? "fix      remove private from it, or from the class around it"
            : "fix      make it public, or move it into that package");
    return false;
  }

  boolean root(TypeElement type, SourceOrigin origin) {
    ElementKind kind = type.getKind();
    boolean fits =
        kind == ElementKind.INTERFACE || kind == ElementKind.CLASS || kind == ElementKind.RECORD;
    String name = type.getSimpleName().toString();
    if (!fits) {
      context.report(
          KP101,
          origin,
          name + " is " + kind(type) + " and cannot be a table root",
          "fix      public interface " + name + " {}");
      return false;
    }
    boolean inner =
        type.getNestingKind() != NestingKind.TOP_LEVEL
            && !type.getModifiers().contains(Modifier.STATIC);
    if (inner || !JavaTypes.accessibleFrom(context.rootPackage(), type)) {
      context.report(
          KP101,
          origin,
          name + (inner ? " is an inner class" : " is private") + " and cannot be a table root",
          "fix      make it a top-level interface");
      return false;
    }
    return true;
  }

  static String kind(TypeElement type) {
    return switch (type.getKind()) {
      case INTERFACE -> "an interface";
      case ENUM -> "an enum";
      case ANNOTATION_TYPE -> "an annotation type";
      case RECORD -> "a record";
      default -> type.getModifiers().contains(Modifier.ABSTRACT) ? "an abstract class" : "a class";
    };
  }

  /** Ready to paste, as far as the fields tell. */
  private static String asRecord(TypeElement type) {
    List<String> components =
        ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
            .filter(field -> !field.getModifiers().contains(Modifier.STATIC))
            .filter(field -> field.getKind() == ElementKind.FIELD)
            .map(field -> JavaTypes.readable(field.asType()) + " " + field.getSimpleName())
            .toList();
    return modifiers(type)
        + "record "
        + type.getSimpleName()
        + "("
        + (components.isEmpty() ? "…" : String.join(", ", components))
        + ") {}";
  }
}
