package dev.keyplan.processor.export;

import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.KeySegment;
import dev.keyplan.processor.model.KeyTemplate;
import dev.keyplan.processor.model.UniqueModel;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The keys of an entity. Each has a name, by which the proof of a pattern speaks of it. */
final class KeyJson {

  private KeyJson() {}

  static List<Map<String, Object>> of(EntityModel entity) {
    return entity.keys().stream().map(key -> of(entity, key)).toList();
  }

  /** The unique attributes, with the keys of their guards. */
  static List<Map<String, Object>> ofGuards(EntityModel entity) {
    List<Map<String, Object>> guards = new ArrayList<>();
    for (UniqueModel unique : entity.guarded()) {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("attribute", unique.attribute().name());
      json.put("guard", of(entity, unique.guard()));
      guards.add(json);
    }
    return guards;
  }

  /**
   * {@code Order}, {@code Order/GSI1}, or {@code Order/GSI1/2} of several alternatives; {@code
   * User.email} of a guard.
   */
  static String name(EntityModel entity, EntityKey key) {
    Optional<UniqueModel> unique = entity.guardedUnder(key);
    if (unique.isPresent()) {
      return entity.type().nestedName()
          + "."
          + unique.get().attribute().name()
          + (key.ofTable() ? "" : "/" + key.index());
    }
    List<EntityKey> alternatives = entity.keysOf(key.index());
    int number = 1 + alternatives.indexOf(key);
    return entity.type().nestedName()
        + (key.ofTable() ? "" : "/" + key.index())
        + (alternatives.size() == 1 ? "" : "/" + number);
  }

  private static Map<String, Object> of(EntityModel entity, EntityKey key) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("key", name(entity, key));
    if (!key.ofTable()) {
      json.put("index", key.index());
    }
    json.put("partition", key.partition().stream().map(KeyJson::attribute).toList());
    json.put("sort", key.sort().stream().map(KeyJson::attribute).toList());
    if (!key.ofTable()) {
      json.put("when", TermJson.of(key.when()));
    }
    return json;
  }

  private static Map<String, Object> attribute(KeyAttribute key) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("attribute", key.storedName());
    if (key instanceof KeyAttribute.Composed composed) {
      List<KeySegment> segments = composed.template().segments();
      json.put("template", KeyTemplate.text(segments));
      if (composed.byComponents()) {
        json.put("declaredBy", "components");
      }
      json.put("segments", segments.stream().map(KeyJson::segment).toList());
    } else {
      json.put("type", key.stored().name());
      json.put("native", ((KeyAttribute.Native) key).attribute().name());
    }
    return json;
  }

  private static Map<String, Object> segment(KeySegment segment) {
    return segment instanceof KeyPart part
        ? part(part)
        : Map.of("literal", ((KeySegment.Literal) segment).text());
  }

  /** The width is told where the encoding alone does not say it. */
  static Map<String, Object> part(KeyPart part) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("part", part.path().toString());
    json.put("type", TypeText.of(part.type()));
    json.put("encoding", part.encoding().name().toLowerCase(Locale.ROOT));
    if (part.width() > 0) {
      json.put("width", part.width());
    }
    AttributeJson.putValues(json, part.type());
    return json;
  }
}
