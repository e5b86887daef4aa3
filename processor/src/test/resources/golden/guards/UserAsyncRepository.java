package shop;

import dev.keyplan.runtime.AsyncTableAccess;
import dev.keyplan.runtime.ItemUpdate;
import dev.keyplan.runtime.TransactionalGet;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
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
public final class UserAsyncRepository {
  private final AsyncTableAccess table;

  UserAsyncRepository(AsyncTableAccess table) {
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
  public CompletableFuture<Optional<User>> findUser(String userId) {
    return table.get(UserRepository.FIND_USER, UserKeys.primaryKey(userId), UserMapper::fromItem);
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
  public CompletableFuture<Map<UserKeys.PrimaryKey, User>> findUserBatch(
      Collection<UserKeys.PrimaryKey> keys) {
    return table.batchGet(
        UserRepository.FIND_USER,
        keys,
        UserKeys.PrimaryKey::toMap,
        UserMapper::fromItem);
  }

  /**
   * The same item as {@link #findUser}, to be read together with others as they are at one moment,
   * see {@link OrdersTableAsyncClient#transactionalGet}; two read units per 4 KB read. No request
   * is sent yet.
   *
   * @throws dev.keyplan.runtime.KeyValueException if an argument cannot be part of the key, or
   *     makes it too long
   */
  public TransactionalGet<User> findUserInTransaction(String userId) {
    return table.getInTransaction(
        UserRepository.FIND_USER,
        UserKeys.primaryKey(userId),
        UserMapper::fromItem);
  }

  /**
   * Stores a new item: one TransactWriteItems with a guard for {@code email}, on the condition that
   * neither its key nor a guard's is taken.
   *
   * @return what is stored
   * @throws dev.keyplan.runtime.AlreadyExistsException if there is an item of that key; it is left
   *     as it was
   * @throws dev.keyplan.runtime.UniqueConstraintException if another item has its {@code email};
   *     nothing is written
   * @throws dev.keyplan.runtime.TransactionFailedException if it conflicts with other writes of the
   *     same items, after all retries
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   */
  public CompletableFuture<User> create(User user) {
    return table.create(
        UserRepository.WRITES,
        UserMapper.requestItem(user),
        UserMapper.guardKeys(user),
        UserMapper::fromItem);
  }

  /**
   * Stores a changed item in place of the loaded one: one TransactWriteItems, which also writes and
   * deletes the guards of what is changed of {@code email}. The condition is that the item is there
   * and still has the loaded values of what its guards are made of; whatever else it holds is
   * replaced.
   *
   * @return what is stored
   * @throws dev.keyplan.runtime.ConditionFailedException if the item is gone or has other such
   *     values; it is left as it was
   * @throws dev.keyplan.runtime.UniqueConstraintException if another item has its {@code email};
   *     nothing is written
   * @throws dev.keyplan.runtime.TransactionFailedException if it conflicts with other writes of the
   *     same items, after all retries
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   * @throws IllegalArgumentException if the two have different primary keys; before any request
   */
  public CompletableFuture<User> replace(User loaded, User changed) {
    return table.replace(
        UserRepository.WRITES,
        UserMapper.requestItem(loaded),
        UserMapper.guardKeys(loaded),
        UserMapper.requestItem(changed),
        UserMapper.guardKeys(changed),
        UserMapper::fromItem);
  }

  /**
   * Stores a changed item under its own key and deletes the loaded one: one TransactWriteItems,
   * which also writes and deletes the guards of what is changed of {@code email}. The condition is
   * that the new key is not taken, and that the item is there and still has the loaded values of
   * what its guards are made of.
   *
   * @return what is stored
   * @throws dev.keyplan.runtime.AlreadyExistsException if there is an item of the new key; nothing
   *     is changed
   * @throws dev.keyplan.runtime.ConditionFailedException if the item is gone or has other such
   *     values; it is left as it was
   * @throws dev.keyplan.runtime.UniqueConstraintException if another item has its {@code email};
   *     nothing is written
   * @throws dev.keyplan.runtime.TransactionFailedException if it conflicts with other writes of the
   *     same items, after all retries
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   * @throws IllegalArgumentException if the primary keys of the two are the same; before any
   *     request
   */
  public CompletableFuture<User> move(User loaded, User changed) {
    return table.move(
        UserRepository.WRITES,
        UserMapper.requestItem(loaded),
        UserMapper.guardKeys(loaded),
        UserMapper.requestItem(changed),
        UserMapper.guardKeys(changed),
        UserMapper::fromItem);
  }

  /**
   * Deletes the loaded item: one TransactWriteItems, with the guards of {@code email}. The
   * condition is that the item is there and still has the loaded values of what its guards are made
   * of.
   *
   * @throws dev.keyplan.runtime.ConditionFailedException if the item is gone or has other such
   *     values; it is left as it was
   * @throws dev.keyplan.runtime.TransactionFailedException if it conflicts with other writes of the
   *     same items, after all retries
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   */
  public CompletableFuture<Void> delete(User loaded) {
    return table.delete(
        UserRepository.WRITES,
        UserMapper.requestItem(loaded),
        UserMapper.guardKeys(loaded));
  }

  /**
   * Starts an update of the item of that key, which must exist: {@link UserUpdate#execute} sends
   * all that was called on it as one UpdateItem, with the keys of indexes in step.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public UserUpdate<CompletableFuture<User>> update(String userId) {
    ItemUpdate<CompletableFuture<User>> update = table.update(
        UserRepository.WRITES.entity(),
        UserKeys.primaryKey(userId),
        UserMapper::fromItem);
    return new UserUpdate<>(update);
  }
}
