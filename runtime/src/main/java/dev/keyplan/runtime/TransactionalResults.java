package dev.keyplan.runtime;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What was read in one transaction: all items as they were at one moment, with no write in between
 * (Amazon DynamoDB Developer Guide, "DynamoDB transactions", "Isolation levels").
 */
public final class TransactionalResults {

  private final List<TransactionalGet<?>> gets;
  private final Map<TransactionalGet<?>, Map<String, AttributeValue>> found;

  TransactionalResults(
      List<TransactionalGet<?>> gets, Map<TransactionalGet<?>, Map<String, AttributeValue>> found) {
    this.gets = gets;
    this.found = found;
  }

  /**
   * @param get one of those that were asked for
   * @return empty if there is no item of that key, or it is none of the entity's, or has expired
   * @throws ItemMappingException if the item cannot be read
   * @throws IllegalArgumentException if it was not asked for
   */
  public <T> Optional<T> of(TransactionalGet<T> get) {
    if (!gets.contains(get)) {
      throw new IllegalArgumentException(get + " was not read by this transaction");
    }
    return Optional.ofNullable(found.get(get)).map(get::read);
  }
}
