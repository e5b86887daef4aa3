package dev.keyplan.processor.export;

import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.KeySegment;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** A key attribute of an entity: the attribute it is, or the template it is composed by. */
final class KeyJson {

  private KeyJson() {}

  static Map<String, Object> of(KeyAttribute key) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("attribute", key.storedName());
    if (key instanceof KeyAttribute.Composed composed) {
      json.put("template", composed.template().text());
      json.put("segments", composed.template().segments().stream().map(KeyJson::segment).toList());
    } else {
      json.put("type", key.stored().name());
    }
    return json;
  }

  private static Map<String, Object> segment(KeySegment segment) {
    return segment instanceof KeyPart part
        ? part(part)
        : Map.of("literal", ((KeySegment.Literal) segment).text());
  }

  /** The width is told where the encoding alone does not say it. */
  private static Map<String, Object> part(KeyPart part) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("part", part.path().toString());
    json.put("type", TypeText.of(part.type()));
    json.put("encoding", part.encoding().name().toLowerCase(Locale.ROOT));
    if (part.width() > 0) {
      json.put("width", part.width());
    }
    if (part.type() instanceof AttributeType.Enumeration enumeration) {
      json.put("constants", enumeration.constants());
    }
    return json;
  }
}
