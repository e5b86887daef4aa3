package shop;

import dev.keyplan.runtime.Condition;
import dev.keyplan.runtime.EntityWrites;
import dev.keyplan.runtime.GetPattern;
import dev.keyplan.runtime.ItemUpdate;
import dev.keyplan.runtime.TableAccess;
import dev.keyplan.runtime.TransactionalGet;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javax.annotation.processing.Generated;

/**
 * Reads and writes {@link User} items: one method for each access pattern. Safe for use by
 * several threads.
 *
 * <p>A write whose reply is lost is sent again by the SDK client. Where its own first attempt
 * then makes a condition fail, as the stored item shows, it is answered as the success that it
 * was.
 */
@Generated("dev.keyplan.processor.KeyplanProcessor")
public final class UserRepository {
  static final GetPattern FIND_USER = GetPattern.of("findUser");

  static final EntityWrites WRITES = EntityWrites.of("User", "PK", "SK");

  private final TableAccess table;

  UserRepository(TableAccess table) {
    this.table = table;
  }

  /**
   * The {@link User} with this {@code userId}. One GetItem on the table: {@code PK = USER#userId
   * and SK = PROFILE}; half a read unit per 4 KB read.
   *
   * @param userId must not be empty or hold {@code #}
   * @throws dev.keyplan.runtime.KeyValueException if an argument cannot be part of the key, or
   *     makes it too long; before any request
   */
  public Optional<User> findUser(String userId) {
    return table.get(FIND_USER, UserKeys.primaryKey(userId), UserMapper::fromItem);
  }

  /**
   * The batch form of {@link #findUser}: BatchGetItem, 100 keys a request. Keys that DynamoDB
   * leaves unprocessed are asked for again.
   *
   * @return what was found, in the order asked
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.UnprocessedItemsException if keys are still unprocessed after all
   *     retries
   */
  public Map<UserKeys.PrimaryKey, User> findUserBatch(Collection<UserKeys.PrimaryKey> keys) {
    return table.batchGet(FIND_USER, keys, UserKeys.PrimaryKey::toMap, UserMapper::fromItem);
  }

  /**
   * The same item as {@link #findUser}, to be read together with others as they are at one moment,
   * see {@link OrdersTableClient#transactionalGet}; two read units per 4 KB read. No request is
   * sent yet.
   *
   * @throws dev.keyplan.runtime.KeyValueException if an argument cannot be part of the key, or
   *     makes it too long
   */
  public TransactionalGet<User> findUserInTransaction(String userId) {
    return table.getInTransaction(FIND_USER, UserKeys.primaryKey(userId), UserMapper::fromItem);
  }

  /**
   * Stores a new item: one PutItem, on the condition that its key is not taken.
   *
   * @return what is stored
   * @throws dev.keyplan.runtime.AlreadyExistsException if there is an item of that key; it is left
   *     as it was
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   */
  public User create(User user) {
    return table.create(WRITES, UserMapper.requestItem(user), UserMapper::fromItem);
  }

  /**
   * Stores an item: one PutItem, which replaces whatever its key holds.
   *
   * @return what is stored
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   */
  public User put(User user) {
    return table.put(WRITES, UserMapper.requestItem(user), UserMapper::fromItem);
  }

  /**
   * Stores an item: one PutItem, which replaces whatever its key holds; only if the condition holds
   * for what is stored.
   *
   * @return what is stored
   * @throws dev.keyplan.runtime.ConditionFailedException if the condition does not hold; nothing is
   *     changed
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   */
  public User put(User user, Function<UserConditions, Condition> onlyIf) {
    return table.put(
        WRITES,
        UserMapper.requestItem(user),
        onlyIf.apply(new UserConditions()),
        UserMapper::fromItem);
  }

  /**
   * Stores items, whatever their keys hold: BatchWriteItem, 25 items a request, each put at the
   * cost of a single one. It is no transaction. Items that DynamoDB leaves unprocessed are sent
   * again.
   *
   * @throws IllegalArgumentException if two of them have one key; before any request
   * @throws dev.keyplan.runtime.UnprocessedItemsException if items are still unprocessed after all
   *     retries: it holds them, all others are stored
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   */
  public void putBatch(Collection<User> items) {
    table.putBatch(WRITES, items, UserMapper::requestItem);
  }

  /**
   * Starts an update of the item of that key, which must exist: {@link UserUpdate#execute} sends
   * all that was called on it as one UpdateItem, with the keys of indexes in step.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public UserUpdate<User> update(String userId) {
    ItemUpdate<User> update = table.update(
        WRITES,
        UserKeys.primaryKey(userId),
        UserMapper::fromItem);
    return new UserUpdate<>(update, userId);
  }

  /**
   * Stores what differs between the loaded item and the changed one: one UpdateItem. Where the keys
   * of an index change with it, all else that they are made of must be as it was loaded.
   *
   * @return what is stored
   * @throws dev.keyplan.runtime.ConditionFailedException if the item is gone, or keys of an index
   *     would not fit it; nothing is changed
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   * @throws IllegalArgumentException if the primary keys of the two are different; before any
   *     request
   */
  public User update(User loaded, User changed) {
    return table.update(
        WRITES,
        UserMapper.requestItem(loaded),
        UserMapper.requestItem(changed),
        UserMapper::fromItem);
  }

  /**
   * Stores the changed item under its own key and deletes the loaded one: one TransactWriteItems,
   * at twice the write units of both. Its new key must not be taken, and the loaded one must be
   * there; what others changed of it since is lost.
   *
   * @return what is stored
   * @throws dev.keyplan.runtime.AlreadyExistsException if there is an item of the new key; nothing
   *     is changed
   * @throws dev.keyplan.runtime.ConditionFailedException if the loaded item is gone; nothing is
   *     changed
   * @throws dev.keyplan.runtime.TransactionFailedException if it conflicts with other writes of the
   *     same items, after all retries
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   * @throws IllegalArgumentException if the primary keys of the two are the same; before any
   *     request
   */
  public User move(User loaded, User changed) {
    return table.move(
        WRITES,
        UserMapper.requestItem(loaded),
        UserMapper.requestItem(changed),
        UserMapper::fromItem);
  }

  /**
   * Deletes the item of that key, if there is one: one DeleteItem.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public void delete(String userId) {
    table.delete(WRITES, UserKeys.primaryKey(userId));
  }

  /**
   * Deletes the item of that key, if there is one: one DeleteItem; only if the condition holds for
   * it.
   *
   * @throws dev.keyplan.runtime.ConditionFailedException if the condition does not hold; nothing is
   *     changed
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public void delete(String userId, Function<UserConditions, Condition> onlyIf) {
    table.delete(WRITES, UserKeys.primaryKey(userId), onlyIf.apply(new UserConditions()));
  }

  /**
   * Deletes the item that has its key, whatever else it holds: one DeleteItem.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public void delete(User user) {
    delete(user.userId());
  }

  /**
   * Deletes the item that has its key, whatever else it holds: one DeleteItem; only if the
   * condition holds for it.
   *
   * @throws dev.keyplan.runtime.ConditionFailedException if the condition does not hold; nothing is
   *     changed
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public void delete(User user, Function<UserConditions, Condition> onlyIf) {
    delete(user.userId(), onlyIf);
  }
}
