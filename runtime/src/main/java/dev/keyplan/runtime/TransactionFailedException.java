package dev.keyplan.runtime;

import java.util.List;

/**
 * A transaction that DynamoDB cancelled again and again because of other writes to the same items,
 * or for want of capacity; nothing was written.
 */
public final class TransactionFailedException extends KeyplanException {

  private static final long serialVersionUID = 1L;

  private final transient List<String> reasons;

  /**
   * @param reasons the cancellation code of each action of the last attempt
   */
  public TransactionFailedException(String message, List<String> reasons, Throwable cause) {
    super(message, cause);
    this.reasons = List.copyOf(reasons);
  }

  /**
   * The cancellation code of each action of the last attempt, as {@code None} or {@code
   * TransactionConflict} (Amazon DynamoDB API Reference, "TransactWriteItems"); none after
   * deserialization.
   */
  public List<String> reasons() {
    return reasons == null ? List.of() : reasons;
  }
}
