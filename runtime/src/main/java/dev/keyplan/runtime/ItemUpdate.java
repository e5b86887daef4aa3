package dev.keyplan.runtime;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An update of one item in the making. Generated classes, as {@code OrderUpdate}, say which changes
 * an entity allows, and keep its index keys in step. In a transaction it is made: any further
 * change is an {@link IllegalStateException}.
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
  private final Map<List<String>, Requirement> holders = new LinkedHashMap<>();
  private final Set<Part<?>> parts = new LinkedHashSet<>();
  private final List<Requirement> ranges = new ArrayList<>();
  private Optional<Condition> onlyIf = Optional.empty();
  private boolean upsert;
  private boolean closed;

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
    requireOpen();
    changes.set(List.of(path), value);
  }

  public void remove(String... path) {
    requireOpen();
    changes.remove(List.of(path));
  }

  /**
   * @param value a number, or a set of elements; no elements change nothing
   */
  public void add(AttributeValue value, String... path) {
    requireOpen();
    if (value.n() != null || !StoredValues.elements(value).isEmpty()) {
      changes.add(List.of(path), value);
    }
  }

  /**
   * Executed only if the sum stays within the range of the attribute's type, as the item could not
   * be read otherwise.
   */
  public void addWithin(long least, long greatest, AttributeValue value, String... path) {
    add(value, path);
    long added = Long.parseLong(value.n());
    long bound = added > 0 ? greatest - added : least - added;
    ranges.add(Requirements.within(List.of(path), added > 0, bound));
  }

  /**
   * @param elements a set; no elements change nothing
   */
  public void delete(AttributeValue elements, String... path) {
    requireOpen();
    if (!StoredValues.elements(elements).isEmpty()) {
      changes.delete(List.of(path), elements);
    }
  }

  /** At the end of a list, which is made if it is not there. */
  public void append(AttributeValue list, String... path) {
    requireOpen();
    changes.append(List.of(path), list);
  }

  /** At the beginning of a list, which is made if it is not there. */
  public void prepend(AttributeValue list, String... path) {
    requireOpen();
    changes.prepend(List.of(path), list);
  }

  /** Executed only if the attribute is there, as a part of it is changed. */
  public void expectPresent(String... path) {
    requireOpen();
    holders.putIfAbsent(List.of(path), Requirements.present(List.of(path)));
  }

  /** Changes inside an attribute, which is not changed as a whole. */
  public NestedUpdate inside(String... path) {
    return new NestedUpdate(this, List.of(path));
  }

  /**
   * Whether the keys of an index change: one of their parts is given a value, or the item may be a
   * new one. If so, what is expected of the other parts is required of the stored item.
   *
   * @param partsOfKeys all that the keys are made of, besides the primary key
   * @throws IllegalStateException if they change, and one of them is neither given a value nor
   *     expected to have one
   */
  public boolean touches(Part<?>... partsOfKeys) {
    if (!upsert && Arrays.stream(partsOfKeys).noneMatch(Part::isSet)) {
      return false;
    }
    for (Part<?> part : partsOfKeys) {
      if (!part.isKnown()) {
        throw new IllegalStateException(
            "Cannot "
                + (upsert ? "upsert " : "update ")
                + entity.describe(key)
                + ": keys of an index depend on '"
                + part.name()
                + "' too; set or remove it");
      }
      parts.add(part);
    }
    return true;
  }

  /**
   * What the item has of the key attributes of an index from now on.
   *
   * @param present those it has, with their values
   * @param all of which it has no others
   */
  public void keys(Map<String, AttributeValue> present, String... all) {
    for (String attribute : all) {
      changes.derive(attribute, present.get(attribute));
    }
  }

  /** Executed only if the condition holds; further ones must hold too. */
  public void onlyIf(Condition condition) {
    requireOpen();
    onlyIf = Optional.of(onlyIf.map(before -> before.and(condition)).orElse(condition));
  }

  /**
   * Makes the item if it is not there.
   *
   * @param fixed what it has besides its primary key, whatever is changed: the attributes that the
   *     key is made of, and its entity type
   */
  public void upsert(Map<String, AttributeValue> fixed) {
    requireOpen();
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

  /** There are no more changes: it is in a transaction. */
  void close() {
    closed = true;
  }

  private void requireOpen() {
    if (closed) {
      throw new IllegalStateException(
          "Cannot change the update of "
              + entity.describe(key)
              + ": a transaction has it as it was when it was added; make all changes before, or"
              + " begin another update");
    }
  }

  /** One UpdateItem; answers what is stored. */
  public R execute() {
    return send.apply(write());
  }

  /** The same for a transaction. */
  public ItemWrite write() {
    List<Requirement> required = new ArrayList<>(holders.values());
    parts.forEach(part -> part.requirement().ifPresent(required::add));
    required.addAll(ranges);
    Changes made = changes.copy();
    return upsert
        ? entity.upsert(target, key, made, required, onlyIf)
        : entity.update(target, key, version, made, required, onlyIf);
  }
}
