package dev.keyplan.runtime;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The actions of a transaction in the making, synchronous or not. Generated classes, as {@code
 * OrdersTableTransactionWrites}, say which writes the entities of a table allow. Not for use by
 * several threads.
 *
 * <p>What those call has names of its own: among the overloads of a table of many entities a
 * compiler would have to look for each call.
 *
 * @param <SELF> the transaction itself, a {@link Transaction} or an {@link AsyncTransaction}, which
 *     each method answers
 */
public abstract class TransactionWrites<SELF> {

  private static final int MAX_TOKEN_LENGTH = 36;

  private final WriteTarget target;
  private final String name;
  private final String token;
  private final List<ItemWrite> writes = new ArrayList<>();

  /**
   * @param name what requests carry, as in {@code OrdersTable.transaction}
   * @param token of 1 to 36 characters
   * @throws IllegalArgumentException if it is of other length
   */
  protected TransactionWrites(TableAccess table, String name, String token) {
    this(table.target(), name, token);
  }

  /**
   * @param name what requests carry, as in {@code OrdersTable.transaction}
   * @param token of 1 to 36 characters
   * @throws IllegalArgumentException if it is of other length
   */
  protected TransactionWrites(AsyncTableAccess table, String name, String token) {
    this(table.target(), name, token);
  }

  private TransactionWrites(WriteTarget target, String name, String token) {
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

  /** The client token of a transaction that nobody makes again. */
  protected static String randomToken() {
    return UUID.randomUUID().toString();
  }

  /** See {@link Transaction#execute}. */
  protected final void send(TableAccess table) {
    table.calls().send(transaction());
  }

  /** See {@link AsyncTransaction#execute}. */
  protected final CompletableFuture<Void> send(AsyncTableAccess table) {
    return AsyncRequests.send(() -> table.calls().send(transaction()), done -> done);
  }

  private WriteTransaction transaction() {
    return new WriteTransaction(name, writes, token, Backoff.DEFAULT, false);
  }

  protected final SELF addCreate(EntityWrites entity, Map<String, AttributeValue> item) {
    return add(entity.create(target, item));
  }

  protected final SELF addCreate(
      GuardedWrites entity,
      Map<String, AttributeValue> item,
      Map<String, Map<String, AttributeValue>> guardKeys) {
    return addAll(entity.create(target, item, guardKeys));
  }

  protected final SELF addPut(EntityWrites entity, Map<String, AttributeValue> item) {
    return add(entity.put(target, item, Optional.empty()));
  }

  protected final SELF addPut(
      EntityWrites entity, Map<String, AttributeValue> item, Condition onlyIf) {
    return add(entity.put(target, item, Optional.of(onlyIf)));
  }

  protected final SELF addReplace(
      GuardedWrites entity,
      Map<String, AttributeValue> loaded,
      Map<String, Map<String, AttributeValue>> loadedGuards,
      Map<String, AttributeValue> changed,
      Map<String, Map<String, AttributeValue>> changedGuards) {
    return addAll(entity.replace(target, loaded, loadedGuards, changed, changedGuards));
  }

  protected final SELF addUpdate(
      EntityWrites entity,
      Map<String, AttributeValue> loaded,
      Map<String, AttributeValue> changed) {
    return add(entity.update(target, loaded, changed, Optional.empty()));
  }

  protected final SELF addMove(
      EntityWrites entity,
      Map<String, AttributeValue> loaded,
      Map<String, AttributeValue> changed) {
    return addAll(entity.move(target, loaded, changed, List.of()));
  }

  protected final SELF addMove(
      GuardedWrites entity,
      Map<String, AttributeValue> loaded,
      Map<String, Map<String, AttributeValue>> loadedGuards,
      Map<String, AttributeValue> changed,
      Map<String, Map<String, AttributeValue>> changedGuards) {
    return addAll(entity.move(target, loaded, loadedGuards, changed, changedGuards));
  }

  protected final SELF addDelete(EntityWrites entity, Map<String, AttributeValue> key) {
    return add(entity.delete(target, key, Optional.empty(), Optional.empty()));
  }

  protected final SELF addDelete(
      EntityWrites entity, Map<String, AttributeValue> key, Condition onlyIf) {
    return add(entity.delete(target, key, Optional.empty(), Optional.of(onlyIf)));
  }

  protected final SELF addDeleteVersion(
      EntityWrites entity, Map<String, AttributeValue> key, Number version) {
    return add(entity.delete(target, key, TableAccess.version(version), Optional.empty()));
  }

  protected final SELF addDeleteVersion(
      EntityWrites entity, Map<String, AttributeValue> key, Number version, Condition onlyIf) {
    return add(entity.delete(target, key, TableAccess.version(version), Optional.of(onlyIf)));
  }

  protected final SELF addDelete(
      GuardedWrites entity,
      Map<String, AttributeValue> loaded,
      Map<String, Map<String, AttributeValue>> guardKeys) {
    return addAll(entity.delete(target, loaded, guardKeys));
  }

  /** Nothing is written to the item, but it must be there. */
  protected final SELF addCheck(EntityWrites entity, Map<String, AttributeValue> key) {
    return add(entity.check(target, key, Optional.empty()));
  }

  /** Nothing is written to the item, but it must be there, and the condition must hold. */
  protected final SELF addCheck(
      EntityWrites entity, Map<String, AttributeValue> key, Condition onlyIf) {
    return add(entity.check(target, key, Optional.of(onlyIf)));
  }

  protected final SELF addCheck(GuardedWrites entity, Map<String, AttributeValue> key) {
    return addCheck(entity.entity(), key);
  }

  protected final SELF addCheck(
      GuardedWrites entity, Map<String, AttributeValue> key, Condition onlyIf) {
    return addCheck(entity.entity(), key, onlyIf);
  }

  /**
   * Adds an update, of this table or another one, with all its changes: it takes no more of them
   * then, and is not to be executed itself. The item must exist, unless it is an upsert.
   *
   * @throws IllegalArgumentException if it was begun with another SDK client
   * @throws KeyValueException if a value cannot be part of an index's key, or makes it too long
   * @throws IllegalStateException if an attribute is changed twice, or what an upsert needs is not
   *     set
   */
  public final SELF update(EntityUpdate<?> update) {
    add(update.write());
    update.close();
    return self();
  }

  /** Of what was made with another SDK client it is refused. */
  final SELF add(ItemWrite write) {
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
    return self();
  }

  /** What each class that inherits from this one says it is. */
  @SuppressWarnings("unchecked")
  private SELF self() {
    return (SELF) this;
  }

  private SELF addAll(List<ItemWrite> all) {
    all.forEach(this::add);
    return self();
  }

  /**
   * Adds the actions that another transaction has so far, of the same table or another one. It is
   * this one's token that counts.
   *
   * @throws IllegalArgumentException if it is of another SDK client, or of no generated class
   */
  protected final SELF include(Transaction other) {
    return includeWrites(other);
  }

  /** See {@link #include(Transaction)}. */
  protected final SELF include(AsyncTransaction other) {
    return includeWrites(other);
  }

  private SELF includeWrites(Object other) {
    Objects.requireNonNull(other, "other");
    // No constructor of a mock has run.
    if (!(other instanceof TransactionWrites<?> generated) || generated.writes == null) {
      throw new IllegalArgumentException(
          name
              + " cannot hold what a "
              + other.getClass().getName()
              + " has: only generated transactions have actions. Give it one that transaction() of"
              + " a generated client makes, in tests of a client with a mock of the SDK's");
    }
    return addAll(List.copyOf(generated.writes));
  }
}
