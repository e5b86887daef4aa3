package dev.keyplan.runtime;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What is fixed about the writes of an entity with unique attributes. Generated classes hold one
 * constant each. Each write is one transaction: the item, and a guard for each unique attribute,
 * whose key is made of the value. A transaction costs two units per KB for each of its items, also
 * where it is cancelled (Amazon DynamoDB Developer Guide, "DynamoDB transactions").
 */
public final class GuardedWrites {

  private final EntityWrites entity;
  private final Optional<OwnType> type;

  /** Stored names by Java name. */
  private final Map<String, String> uniques;

  /** Stored paths of all that guards are made of. */
  private final List<List<String>> reliedOn;

  private GuardedWrites(
      EntityWrites entity,
      Optional<OwnType> type,
      Map<String, String> uniques,
      List<List<String>> reliedOn) {
    this.entity = entity;
    this.type = type;
    this.uniques = uniques;
    this.reliedOn = reliedOn;
  }

  /**
   * @param entity its writes without guards
   */
  public static GuardedWrites of(EntityWrites entity) {
    return new GuardedWrites(entity, Optional.empty(), Map.of(), List.of());
  }

  /**
   * Guards say what they are: {@code User.email}.
   *
   * @param typeAttribute stored name of the entity type attribute
   * @param name what it holds in the entity's items
   */
  public GuardedWrites typed(String typeAttribute, String name) {
    return new GuardedWrites(
        entity, Optional.of(new OwnType(typeAttribute, name)), uniques, reliedOn);
  }

  /**
   * @param attribute the Java name of a unique attribute
   * @param storedName its name in items
   */
  public GuardedWrites unique(String attribute, String storedName) {
    Map<String, String> all = new LinkedHashMap<>(uniques);
    all.put(attribute, storedName);
    return new GuardedWrites(entity, type, all, reliedOn).relyingOn(storedName);
  }

  /**
   * @param storedPath of an attribute that guards are made of too
   */
  public GuardedWrites relyingOn(String... storedPath) {
    List<List<String>> all = new ArrayList<>(reliedOn);
    all.add(List.of(storedPath));
    return new GuardedWrites(entity, type, uniques, List.copyOf(all));
  }

  /** Of a new item. */
  GuardedTransaction create(
      String tableName,
      Map<String, AttributeValue> item,
      Map<String, Map<String, AttributeValue>> guardKeys) {
    GuardedTransaction transaction = transaction("create", tableName, item);
    transaction.put(item, entity.whenNew());
    guardKeys.forEach((attribute, key) -> transaction.putGuard(attribute, guard(attribute, key)));
    return transaction;
  }

  /**
   * Of a changed item.
   *
   * @throws IllegalArgumentException if the primary keys differ
   */
  GuardedTransaction replace(
      String tableName,
      Map<String, AttributeValue> loaded,
      Map<String, Map<String, AttributeValue>> loadedGuards,
      Map<String, AttributeValue> changed,
      Map<String, Map<String, AttributeValue>> changedGuards) {
    if (!KeyValues.canonical(entity.keyOf(loaded))
        .equals(KeyValues.canonical(entity.keyOf(changed)))) {
      throw new IllegalArgumentException(
          "Cannot replace "
              + entity.describe(loaded)
              + " by one with another key: create the one and delete the other");
    }
    GuardedTransaction transaction = transaction("replace", tableName, changed);
    transaction.put(changed, asLoaded(loaded));
    for (String attribute : uniques.keySet()) {
      Map<String, AttributeValue> old = loadedGuards.get(attribute);
      Map<String, AttributeValue> next = changedGuards.get(attribute);
      if (old != null && !old.equals(next)) {
        transaction.delete(old);
      }
      if (next != null && !next.equals(old)) {
        transaction.putGuard(attribute, guard(attribute, next));
      }
    }
    return transaction;
  }

  /** Of an item that is to go. */
  GuardedTransaction delete(
      String tableName,
      Map<String, AttributeValue> loaded,
      Map<String, Map<String, AttributeValue>> guardKeys) {
    GuardedTransaction transaction = transaction("delete", tableName, loaded);
    transaction.delete(entity.keyOf(loaded), asLoaded(loaded));
    guardKeys.values().forEach(transaction::delete);
    return transaction;
  }

  private GuardedTransaction transaction(
      String operation, String tableName, Map<String, AttributeValue> item) {
    AwsRequestOverrideConfiguration override =
        AccessPatternName.carriedBy(entity.name() + "." + operation);
    return new GuardedTransaction(this, operation, tableName, item, override, Backoff.DEFAULT);
  }

  private Map<String, AttributeValue> guard(String attribute, Map<String, AttributeValue> key) {
    Map<String, AttributeValue> guard = new LinkedHashMap<>(key);
    type.ifPresent(
        own -> guard.put(own.attribute(), AttributeValue.fromS(own.name() + "." + attribute)));
    return guard;
  }

  /** The item is there, the entity's own, and has the guards that it had when it was loaded. */
  private WriteCondition asLoaded(Map<String, AttributeValue> loaded) {
    WriteCondition condition = entity.whenOwn();
    for (List<String> path : reliedOn) {
      condition = condition.and(path, Items.at(loaded, path));
    }
    return condition;
  }

  EntityWrites entity() {
    return entity;
  }

  String storedName(String attribute) {
    return uniques.get(attribute);
  }
}
