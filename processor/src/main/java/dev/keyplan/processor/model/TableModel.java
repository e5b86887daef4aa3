package dev.keyplan.processor.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A table root and everything it lists.
 *
 * @param name the DynamoDB table name
 * @param partitionKey stored name
 * @param sortKey stored name; empty for a table without one
 * @param entityTypeAttribute stored name of the attribute that holds {@link EntityModel#typeName()}
 * @param indexes local ones first, then global ones, each in declared order
 * @param nested the records inside attributes, by name, of all entities
 */
public record TableModel(
    TypeRef root,
    String name,
    String partitionKey,
    Optional<String> sortKey,
    Optional<String> entityTypeAttribute,
    List<IndexModel> indexes,
    List<EntityModel> entities,
    List<CollectionModel> collections,
    Map<TypeRef, NestedModel> nested,
    TableSettings settings,
    boolean isPublic,
    Origin origin) {

  public TableModel {
    indexes = List.copyOf(indexes);
    entities = ByType.of(entities, EntityModel::type);
    collections = ByType.of(collections, CollectionModel::type);
    nested = Collections.unmodifiableMap(new TreeMap<>(nested));
  }

  /** Of the default settings. */
  public TableModel(
      TypeRef root,
      String name,
      String partitionKey,
      Optional<String> sortKey,
      Optional<String> entityTypeAttribute,
      List<IndexModel> indexes,
      List<EntityModel> entities,
      List<CollectionModel> collections,
      Map<TypeRef, NestedModel> nested,
      boolean isPublic,
      Origin origin) {
    this(
        root,
        name,
        partitionKey,
        sortKey,
        entityTypeAttribute,
        indexes,
        entities,
        collections,
        nested,
        TableSettings.DEFAULT,
        isPublic,
        origin);
  }

  public Optional<IndexModel> index(String indexName) {
    for (IndexModel index : indexes) {
      if (index.name().equals(indexName)) {
        return Optional.of(index);
      }
    }
    return Optional.empty();
  }

  public Optional<EntityModel> entity(TypeRef type) {
    return ByType.find(entities, type).stream().findFirst();
  }

  public Optional<CollectionModel> collection(TypeRef type) {
    return ByType.find(collections, type).stream().findFirst();
  }

  /** Stored name of the attribute that says when items expire, of all entities that have one. */
  public Optional<String> timeToLive() {
    for (EntityModel entity : entities) {
      if (entity.timeToLive().isPresent()) {
        return Optional.of(entity.timeToLive().get().storedName());
      }
    }
    return Optional.empty();
  }

  /** The attributes along a path into an entity, outermost first, as far as there are any. */
  public List<AttributeModel> steps(EntityModel entity, AttributePath path) {
    List<AttributeModel> steps = new ArrayList<>();
    List<AttributeModel> scope = entity.attributes();
    for (String name : path.names()) {
      AttributeModel step = find(scope, name);
      if (step == null) {
        break;
      }
      steps.add(step);
      NestedModel inner =
          step.type() instanceof AttributeType.Nested n ? nested.get(n.type()) : null;
      scope = inner == null ? List.of() : inner.attributes();
    }
    return steps;
  }

  /** Null if there is none. */
  private static AttributeModel find(List<AttributeModel> attributes, String name) {
    for (AttributeModel attribute : attributes) {
      if (attribute.name().equals(name)) {
        return attribute;
      }
    }
    return null;
  }
}
