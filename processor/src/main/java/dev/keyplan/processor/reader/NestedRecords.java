package dev.keyplan.processor.reader;

import dev.keyplan.processor.diagnostics.SourceOrigin;
import dev.keyplan.processor.model.NestedModel;
import dev.keyplan.processor.model.TypeRef;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;

/**
 * The records and classes found inside attributes: each read once, and after it was noted, as it
 * may hold itself.
 */
final class NestedRecords {

  private final ReadContext context;
  private final Map<TypeRef, AttributeScanner.Attributes> read = new LinkedHashMap<>();
  private final Map<TypeRef, NestedModel> models = new LinkedHashMap<>();
  private SourceOrigin fallback;

  NestedRecords(ReadContext context) {
    this.context = context;
  }

  /**
   * @param origin where to report findings about records in class files
   */
  void readingFor(SourceOrigin origin) {
    fallback = origin;
  }

  /** Whether a class that is no record may be one: not those of the JDK, nor all kinds of types. */
  static boolean possible(TypeElement type) {
    boolean isStatic =
        type.getNestingKind() == NestingKind.TOP_LEVEL
            || type.getModifiers().contains(Modifier.STATIC);
    return (type.getKind() == ElementKind.CLASS || type.getKind() == ElementKind.INTERFACE)
        && isStatic
        && !JavaTypes.ofJdk(type);
  }

  /** Empty if it is one, else why it cannot be. */
  Optional<Shape.Problem> add(TypeElement type) {
    TypeRef ref = JavaTypes.ref(type);
    if (read.containsKey(ref)) {
      return Optional.empty();
    }
    Shape shape = new ShapeReader(context).read(type, fallback);
    if (shape.construction().isEmpty()) {
      return shape.problem();
    }
    read.put(ref, AttributeScanner.Attributes.NONE);
    AttributeScanner.Attributes attributes = new AttributeScanner(context, this).scan(shape);
    read.put(ref, attributes);
    models.put(
        ref,
        new NestedModel(
            ref, attributes.attributes(), shape.construction().get(), JavaTypes.isPublic(type)));
    return Optional.empty();
  }

  AttributeScanner.Attributes attributes(TypeRef type) {
    return read.getOrDefault(type, AttributeScanner.Attributes.NONE);
  }

  Map<TypeRef, NestedModel> models() {
    return models;
  }
}
