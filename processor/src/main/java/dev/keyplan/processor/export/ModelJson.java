package dev.keyplan.processor.export;

import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.CollectionModel;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.StoredType;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.TypeRef;
import dev.keyplan.processor.plan.PlannedIndex;
import dev.keyplan.processor.plan.TablePlan;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * {@code model.json}: the design, with its keys as they are encoded and the operation that each
 * access pattern became. Its form is versioned by {@code keyFormat}, as stored keys rest on it.
 */
final class ModelJson {

  /** The encodings of composed keys that the runtime writes. */
  static final int KEY_FORMAT = 1;

  private ModelJson() {}

  static Map<String, Object> of(TablePlan plan) {
    Map<String, Object> model = new LinkedHashMap<>();
    model.put("keyFormat", KEY_FORMAT);
    model.put("table", table(plan));
    model.put("indexes", plan.indexes().stream().map(ModelJson::index).toList());
    model.put("entities", plan.table().entities().stream().map(ModelJson::entity).toList());
    model.put(
        "collections", plan.table().collections().stream().map(ModelJson::collection).toList());
    model.put("patterns", plan.patterns().stream().map(PatternJson::of).toList());
    return model;
  }

  private static Map<String, Object> table(TablePlan plan) {
    TableModel table = plan.table();
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", table.name());
    json.put("root", table.root().qualifiedName());
    json.put("partitionKey", keyAttribute(table.partitionKey(), plan.partitionKeyType()));
    table
        .sortKey()
        .ifPresent(
            name -> json.put("sortKey", keyAttribute(name, plan.sortKeyType().orElseThrow())));
    table.entityTypeAttribute().ifPresent(name -> json.put("entityTypeAttribute", name));
    return json;
  }

  private static Map<String, Object> index(PlannedIndex planned) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", planned.index().name());
    json.put("kind", planned.index().kind().name().toLowerCase(Locale.ROOT));
    json.put("partitionKey", keyAttributes(planned, planned.index().partitionKey()));
    json.put("sortKey", keyAttributes(planned, planned.index().sortKey()));
    json.put("projection", planned.projection().name());
    json.put("nonKeyAttributes", planned.nonKeyAttributes());
    return json;
  }

  private static List<Map<String, Object>> keyAttributes(PlannedIndex planned, List<String> names) {
    return names.stream().map(name -> keyAttribute(name, planned.keyTypes().get(name))).toList();
  }

  private static Map<String, Object> keyAttribute(String name, StoredType type) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("attribute", name);
    json.put("type", type.name());
    return json;
  }

  private static Map<String, Object> entity(EntityModel entity) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("entity", entity.type().nestedName());
    json.put("storedType", entity.typeName());
    if (!entity.sharesKeysWith().isEmpty()) {
      json.put(
          "sharesKeysWith", entity.sharesKeysWith().stream().map(TypeRef::nestedName).toList());
    }
    json.put("attributes", entity.attributes().stream().map(ModelJson::attribute).toList());
    json.put("keys", entity.keys().stream().map(ModelJson::key).toList());
    return json;
  }

  private static Map<String, Object> attribute(AttributeModel attribute) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", attribute.name());
    json.put("storedName", attribute.storedName());
    json.put("type", attribute.type().stored().name());
    json.put("javaType", TypeText.of(attribute.type()));
    json.put("optional", attribute.presence().mayBeAbsent());
    return json;
  }

  private static Map<String, Object> key(EntityKey key) {
    Map<String, Object> json = new LinkedHashMap<>();
    if (!key.ofTable()) {
      json.put("index", key.index());
    }
    json.put("partition", key.partition().stream().map(KeyJson::of).toList());
    json.put("sort", key.sort().stream().map(KeyJson::of).toList());
    if (!key.ofTable()) {
      json.put("when", key.when().stream().map(Object::toString).toList());
    }
    return json;
  }

  private static Map<String, Object> collection(CollectionModel collection) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("collection", collection.type().nestedName());
    json.put("form", collection.form().name().toLowerCase(Locale.ROOT));
    json.put("members", collection.members().stream().map(m -> member(collection, m)).toList());
    return json;
  }

  private static Map<String, Object> member(
      CollectionModel collection, CollectionModel.Member member) {
    Map<String, Object> json = new LinkedHashMap<>();
    if (collection.form() == CollectionModel.Form.RECORD) {
      json.put("component", member.component());
    }
    json.put("entity", member.entity().nestedName());
    json.put("multiplicity", member.multiplicity().name().toLowerCase(Locale.ROOT));
    return json;
  }
}
