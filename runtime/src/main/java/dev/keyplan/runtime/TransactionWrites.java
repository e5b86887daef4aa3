package dev.keyplan.runtime;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The actions of a transaction in the making, synchronous or not. Generated classes, as {@code
 * OrdersTableTransaction}, say which writes the entities of a table allow. Not for use by several
 * threads.
 *
 * <p>What those call has names of its own: among the overloads of a table of many entities a
 * compiler would have to look for each call.
 */
public abstract class TransactionWrites {

  private static final int MAX_TOKEN_LENGTH = 36;

  private final WriteTarget target;
  private final String name;
  private final String token;
  private final List<ItemWrite> writes = new ArrayList<>();

  /** Of a transaction that nobody else knows the token of. */
  TransactionWrites(WriteTarget target, String name) {
    this(target, name, UUID.randomUUID().toString());
  }

  /**
   * @throws IllegalArgumentException unless the token is of 1 to 36 characters
   */
  TransactionWrites(WriteTarget target, String name, String token) {
    if (token.isEmpty() || token.length() > MAX_TOKEN_LENGTH) {
      throw new IllegalArgumentException(
          "The client token of "
              + name
              + " has "
              + token.length()
              + " characters; DynamoDB takes 1 to "
              + MAX_TOKEN_LENGTH);
    }
    this.target = target;
    this.name = name;
    this.token = token;
  }

  /**
   * How many actions it has so far, those on guards of unique attributes included. One transaction
   * has 1 to 100.
   */
  public final int size() {
    return writes.size();
  }

  final WriteTransaction transaction() {
    return new WriteTransaction(name, writes, token, Backoff.DEFAULT, false);
  }

  protected final void addCreate(EntityWrites entity, Map<String, AttributeValue> item) {
    add(entity.create(target, item));
  }

  protected final void addCreate(
      GuardedWrites entity,
      Map<String, AttributeValue> item,
      Map<String, Map<String, AttributeValue>> guardKeys) {
    addAll(entity.create(target, item, guardKeys));
  }

  protected final void addPut(EntityWrites entity, Map<String, AttributeValue> item) {
    add(entity.put(target, item, Optional.empty()));
  }

  protected final void addPut(
      EntityWrites entity, Map<String, AttributeValue> item, Condition onlyIf) {
    add(entity.put(target, item, Optional.of(onlyIf)));
  }

  protected final void addReplace(
      GuardedWrites entity,
      Map<String, AttributeValue> loaded,
      Map<String, Map<String, AttributeValue>> loadedGuards,
      Map<String, AttributeValue> changed,
      Map<String, Map<String, AttributeValue>> changedGuards) {
    addAll(entity.replace(target, loaded, loadedGuards, changed, changedGuards));
  }

  protected final void addUpdate(
      EntityWrites entity,
      Map<String, AttributeValue> loaded,
      Map<String, AttributeValue> changed) {
    add(entity.update(target, loaded, changed, Optional.empty()));
  }

  protected final void addMove(
      EntityWrites entity,
      Map<String, AttributeValue> loaded,
      Map<String, AttributeValue> changed) {
    addAll(entity.move(target, loaded, changed, List.of()));
  }

  protected final void addMove(
      GuardedWrites entity,
      Map<String, AttributeValue> loaded,
      Map<String, Map<String, AttributeValue>> loadedGuards,
      Map<String, AttributeValue> changed,
      Map<String, Map<String, AttributeValue>> changedGuards) {
    addAll(entity.move(target, loaded, loadedGuards, changed, changedGuards));
  }

  protected final void addDelete(EntityWrites entity, Map<String, AttributeValue> key) {
    add(entity.delete(target, key, Optional.empty(), Optional.empty()));
  }

  protected final void addDelete(
      EntityWrites entity, Map<String, AttributeValue> key, Condition onlyIf) {
    add(entity.delete(target, key, Optional.empty(), Optional.of(onlyIf)));
  }

  protected final void addDeleteVersion(
      EntityWrites entity, Map<String, AttributeValue> key, Number version) {
    add(entity.delete(target, key, TableAccess.version(version), Optional.empty()));
  }

  protected final void addDeleteVersion(
      EntityWrites entity, Map<String, AttributeValue> key, Number version, Condition onlyIf) {
    add(entity.delete(target, key, TableAccess.version(version), Optional.of(onlyIf)));
  }

  protected final void addDelete(
      GuardedWrites entity,
      Map<String, AttributeValue> loaded,
      Map<String, Map<String, AttributeValue>> guardKeys) {
    addAll(entity.delete(target, loaded, guardKeys));
  }

  /** Nothing is written to the item, but it must be there. */
  protected final void addCheck(EntityWrites entity, Map<String, AttributeValue> key) {
    add(entity.check(target, key, Optional.empty()));
  }

  /** Nothing is written to the item, but it must be there, and the condition must hold. */
  protected final void addCheck(
      EntityWrites entity, Map<String, AttributeValue> key, Condition onlyIf) {
    add(entity.check(target, key, Optional.of(onlyIf)));
  }

  protected final void addCheck(GuardedWrites entity, Map<String, AttributeValue> key) {
    addCheck(entity.entity(), key);
  }

  protected final void addCheck(
      GuardedWrites entity, Map<String, AttributeValue> key, Condition onlyIf) {
    addCheck(entity.entity(), key, onlyIf);
  }

  /**
   * @throws IllegalArgumentException if it was made for another SDK client
   */
  protected final void add(ItemWrite write) {
    if (!write.isOf(target.client())) {
      throw new IllegalArgumentException(
          name
              + " cannot hold the "
              + write.operation()
              + " of "
              + write.describe()
              + ": it was made with another SDK client, and one request cannot be sent through two");
    }
    writes.add(write);
  }

  private void addAll(List<ItemWrite> all) {
    all.forEach(this::add);
  }

  /**
   * Adds the actions that another transaction has so far, of the same table or another one. It is
   * this one's token that counts.
   *
   * @throws IllegalArgumentException if it is of another SDK client
   */
  protected final void include(TransactionWrites other) {
    addAll(List.copyOf(other.writes));
  }
}
