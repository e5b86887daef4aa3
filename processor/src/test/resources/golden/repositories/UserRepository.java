package shop;

import dev.keyplan.runtime.Condition;
import dev.keyplan.runtime.EntityRepository;
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
 * <p>All writes that take whole items are inherited: see {@link
 * dev.keyplan.runtime.EntityRepository} for what they do and cost.
 */
@Generated("dev.keyplan.processor.KeyplanProcessor")
public final class UserRepository extends EntityRepository<User, UserConditions> {
  static final GetPattern FIND_USER = GetPattern.of("findUser");

  static final EntityWrites WRITES = EntityWrites.of("User", "PK", "SK");

  UserRepository(TableAccess table) {
    super(table, WRITES, UserMapper.INSTANCE);
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
    return table.get(FIND_USER, UserKeys.primaryKey(userId), UserMapper.INSTANCE);
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
    return table.batchGet(FIND_USER, keys, UserKeys.PrimaryKey::toMap, UserMapper.INSTANCE);
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
    return table.getInTransaction(FIND_USER, UserKeys.primaryKey(userId), UserMapper.INSTANCE);
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
        UserMapper.INSTANCE);
    return new UserUpdate<>(update, userId);
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
}
