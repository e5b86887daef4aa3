package dev.keyplan.runtime;

import java.util.stream.Stream;
import software.amazon.awssdk.awscore.exception.AwsErrorDetails;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;
import software.amazon.awssdk.services.dynamodb.model.TransactionInProgressException;

/** What DynamoDB answers instead of carrying a request out. */
final class Refusals {

  private Refusals() {}

  /**
   * @param codes of the actions
   */
  static TransactionCanceledException cancelled(String... codes) {
    return cancelled(
        Stream.of(codes)
            .map(code -> CancellationReason.builder().code(code).build())
            .toArray(CancellationReason[]::new));
  }

  static TransactionCanceledException cancelled(CancellationReason... reasons) {
    return TransactionCanceledException.builder().cancellationReasons(reasons).build();
  }

  static DynamoDbException conflict() {
    return TransactionConflictException.builder().message("conflict").build();
  }

  static DynamoDbException inProgress() {
    return TransactionInProgressException.builder().message("in progress").build();
  }

  static DynamoDbException throttled() {
    return (DynamoDbException)
        ProvisionedThroughputExceededException.builder()
            .awsErrorDetails(
                AwsErrorDetails.builder()
                    .errorCode("ProvisionedThroughputExceededException")
                    .build())
            .build();
  }
}
