package dev.keyplan.runtime;

import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/**
 * Why a transaction was cancelled, by the codes of its actions (Amazon DynamoDB API Reference,
 * "TransactWriteItems", "TransactGetItems").
 */
final class Cancellation {

  static final String CONDITION_FAILED = "ConditionalCheckFailed";

  /** Of an action that is not why. */
  static final String NONE = "None";

  /** The SDK client does not retry a cancelled transaction, whatever cancelled it. */
  private static final Set<String> PASSING =
      Set.of("TransactionConflict", "ThrottlingError", "ProvisionedThroughputExceeded");

  private Cancellation() {}

  static boolean isBy(TransactionCanceledException cancelled, String code) {
    return cancelled.cancellationReasons().stream().anyMatch(reason -> code.equals(reason.code()));
  }

  /** Whether the same request may succeed later. */
  static boolean passes(TransactionCanceledException cancelled) {
    return PASSING.stream().anyMatch(code -> isBy(cancelled, code))
        && cancelled.cancellationReasons().stream()
            .allMatch(reason -> NONE.equals(reason.code()) || PASSING.contains(reason.code()));
  }
}
