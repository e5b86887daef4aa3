package dev.keyplan.processor.export;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.CollectionModel;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.NestedModel;
import dev.keyplan.processor.model.StoredType;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.TypeRef;
import dev.keyplan.processor.plan.PlannedIndex;
import dev.keyplan.processor.plan.TablePlan;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * {@code model.json}: the design, with its keys as they are encoded and the operation that each
 * access pattern became, and why that operation answers it. Stored keys rest on {@code keyFormat};
 * the form of the whole is {@code proofFormat}.
 */
final class ModelJson {

  /** The encodings of composed keys that the runtime writes. */
  static final int KEY_FORMAT = 1;

  /** What a checker of the proof needs to know to read it. */
  static final int PROOF_FORMAT = 2;

  private ModelJson() {}

  static Map<String, Object> of(TablePlan plan) {
    Map<String, Object> model = new LinkedHashMap<>();
    model.put("keyFormat", KEY_FORMAT);
    model.put("proofFormat", PROOF_FORMAT);
    model.put("table", table(plan));
    model.put("indexes", plan.indexes().stream().map(index -> index(index, plan)).toList());
    model.put("entities", plan.table().entities().stream().map(ModelJson::entity).toList());
    model.put("nested", plan.table().nested().values().stream().map(ModelJson::nested).toList());
    model.put(
        "collections", plan.table().collections().stream().map(ModelJson::collection).toList());
    model.put("exampleKeys", ExampleKeysJson.of(plan.table()));
    model.put("primaryKeys", PrimaryKeysJson.of(plan));
    model.put("patterns", plan.patterns().stream().map(p -> PatternJson.of(p, plan)).toList());
    model.put("settings", SettingsJson.of(plan.table()));
    model.put("writes", WritesJson.of(plan.table()));
    model.put("roles", WritesJson.roles(plan));
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
    table.timeToLive().ifPresent(name -> json.put("timeToLiveAttribute", name));
    return json;
  }

  private static Map<String, Object> index(PlannedIndex planned, TablePlan plan) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", planned.index().name());
    json.put("kind", planned.index().kind().name().toLowerCase(Locale.ROOT));
    json.put("partitionKey", keyAttributes(planned, planned.index().partitionKey()));
    json.put("sortKey", keyAttributes(planned, planned.index().sortKey()));
    json.put("projection", planned.projection().name());
    json.put("nonKeyAttributes", planned.nonKeyAttributes());
    json.put("absent", absent(planned, plan.table()));
    return json;
  }

  /** The entities of which no item is in the index, each with a key attribute that it lacks. */
  private static List<Map<String, Object>> absent(PlannedIndex planned, TableModel table) {
    List<Map<String, Object>> absent = new ArrayList<>();
    for (EntityModel entity : table.entities()) {
      if (entity.keysOf(planned.index().name()).isEmpty()) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("entity", entity.type().nestedName());
        json.put("lacks", lacking(planned, entity));
        absent.add(json);
      }
    }
    return absent;
  }

  private static String lacking(PlannedIndex planned, EntityModel entity) {
    Set<String> stored = new HashSet<>();
    entity.attributes().forEach(attribute -> stored.add(attribute.storedName()));
    for (EntityKey key : entity.keys()) {
      key.partition().forEach(attribute -> stored.add(attribute.storedName()));
      key.sort().forEach(attribute -> stored.add(attribute.storedName()));
    }
    return planned.keyNames().stream().filter(n -> !stored.contains(n)).findFirst().orElse("");
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
    json.put("attributes", AttributeJson.of(entity.attributes()));
    json.put("keys", KeyJson.of(entity));
    if (!entity.uniques().isEmpty()) {
      json.put("unique", KeyJson.ofGuards(entity));
    }
    entity.version().ifPresent(attribute -> json.put("version", attribute.name()));
    entity.timeToLive().ifPresent(attribute -> json.put("timeToLive", attribute.name()));
    json.put("patterns", names(entity.patterns()));
    return json;
  }

  private static Map<String, Object> nested(NestedModel nested) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("javaType", nested.type().qualifiedName());
    json.put("attributes", AttributeJson.of(nested.attributes()));
    return json;
  }

  private static Map<String, Object> collection(CollectionModel collection) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("collection", collection.type().nestedName());
    json.put("form", collection.form().name().toLowerCase(Locale.ROOT));
    json.put("members", collection.members().stream().map(m -> member(collection, m)).toList());
    json.put("patterns", names(collection.patterns()));
    return json;
  }

  private static List<String> names(List<AccessPatternModel> patterns) {
    return patterns.stream().map(AccessPatternModel::name).toList();
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
