package dev.keyplan.runtime;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An update of one item in the making. Generated classes, as {@code OrderUpdate}, say which changes
 * an entity allows, and keep its index keys in step.
 *
 * @param <R> what executing it answers
 */
public final class ItemUpdate<R> {

  private final EntityWrites entity;
  private final WriteTarget target;
  private final Map<String, AttributeValue> key;
  private final Optional<AttributeValue> version;
  private final Function<ItemWrite, R> send;
  private final Changes changes = new Changes();
  private final List<Requirement> required = new ArrayList<>();
  private Optional<Condition> onlyIf = Optional.empty();
  private boolean upsert;

  ItemUpdate(
      EntityWrites entity,
      WriteTarget target,
      Map<String, AttributeValue> key,
      Optional<AttributeValue> version,
      Function<ItemWrite, R> send) {
    this.entity = entity;
    this.target = target;
    this.key = key;
    this.version = version;
    this.send = send;
  }

  /**
   * @param path the stored name of the attribute, after those of the maps it lies in
   */
  public void set(AttributeValue value, String... path) {
    changes.set(List.of(path), value);
  }

  public void remove(String... path) {
    changes.remove(List.of(path));
  }

  /**
   * @param value a number, or a set of elements; no elements change nothing
   */
  public void add(AttributeValue value, String... path) {
    if (value.n() != null || !StoredValues.elements(value).isEmpty()) {
      changes.add(List.of(path), value);
    }
  }

  /**
   * @param elements a set; no elements change nothing
   */
  public void delete(AttributeValue elements, String... path) {
    if (!StoredValues.elements(elements).isEmpty()) {
      changes.delete(List.of(path), elements);
    }
  }

  /** At the end of a list, which is made if it is not there. */
  public void append(AttributeValue list, String... path) {
    changes.append(List.of(path), list);
  }

  /** At the beginning of a list, which is made if it is not there. */
  public void prepend(AttributeValue list, String... path) {
    changes.prepend(List.of(path), list);
  }

  /**
   * Executed only if the attribute has the value, as index keys are made of it.
   *
   * @param value null if it must be absent
   */
  public void expect(AttributeValue value, String... path) {
    required.add(Requirements.expected(List.of(path), Optional.ofNullable(value)));
  }

  /** Executed only if the attribute is there, as a part of it is changed. */
  public void expectPresent(String... path) {
    required.add(Requirements.present(List.of(path)));
  }

  /**
   * What the item has of the key attributes of an index from now on.
   *
   * @param present those it has, with their values
   * @param all of which it has no others
   */
  public void keys(Map<String, AttributeValue> present, String... all) {
    for (String attribute : all) {
      if (present.containsKey(attribute)) {
        set(present.get(attribute), attribute);
      } else {
        remove(attribute);
      }
    }
  }

  /** Executed only if the condition holds; further ones must hold too. */
  public void onlyIf(Condition condition) {
    onlyIf = Optional.of(onlyIf.map(before -> before.and(condition)).orElse(condition));
  }

  /**
   * Makes the item if it is not there.
   *
   * @param fixed what it has besides its primary key, whatever is changed: the attributes that the
   *     key is made of, and its entity type
   */
  public void upsert(Map<String, AttributeValue> fixed) {
    if (!upsert) {
      upsert = true;
      new TreeMap<>(fixed).forEach((name, value) -> changes.set(List.of(name), value));
    }
  }

  public boolean isUpsert() {
    return upsert;
  }

  /**
   * @param attribute stored name of one that an item must have
   * @throws IllegalStateException if an item made by this upsert would lack it
   */
  public void require(String attribute) {
    if (upsert && !changes.supplies(attribute)) {
      throw new IllegalStateException(
          "Cannot upsert "
              + entity.describe(key)
              + ": an item that is not there yet would lack '"
              + attribute
              + "'; set it too");
    }
  }

  /** One UpdateItem; answers what is stored. */
  public R execute() {
    return send.apply(write());
  }

  /** The same for a transaction. */
  public ItemWrite write() {
    return upsert
        ? entity.upsert(target, key, changes, required, onlyIf)
        : entity.update(target, key, version, changes, required, onlyIf);
  }
}
