package dev.keyplan.processor.reader;

import dev.keyplan.processor.diagnostics.SourceOrigin;
import dev.keyplan.processor.model.NestedModel;
import dev.keyplan.processor.model.TypeRef;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.lang.model.element.TypeElement;

/**
 * The records found inside attributes: each read once, and after it was noted, as it may hold
 * itself.
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

  void add(TypeElement type) {
    TypeRef ref = JavaTypes.ref(type);
    if (read.containsKey(ref)) {
      return;
    }
    read.put(ref, AttributeScanner.Attributes.NONE);
    AttributeScanner.Attributes attributes =
        new AttributeScanner(context, this).scan(type, SourceOrigin.of(type, fallback));
    read.put(ref, attributes);
    models.put(
        ref,
        new NestedModel(
            ref, attributes.attributes(), attributes.ignored(), JavaTypes.isPublic(type)));
  }

  AttributeScanner.Attributes attributes(TypeRef type) {
    return read.getOrDefault(type, AttributeScanner.Attributes.NONE);
  }

  Map<TypeRef, NestedModel> models() {
    return models;
  }
}
