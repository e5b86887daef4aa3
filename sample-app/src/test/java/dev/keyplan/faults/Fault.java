package dev.keyplan.faults;

/** What can go wrong between a client and its server. */
enum Fault {

  /** The request never arrives. */
  REQUEST_LOST,

  /** It is carried out, but the client never hears of it. */
  REPLY_LOST,

  /** It is not carried out, and answered as an error of the server. */
  ERROR,

  /** It is carried out, and answered as an error of the server all the same. */
  ERROR_THOUGH_DONE,

  /** It is not carried out, for want of capacity. */
  THROTTLED,

  /** Of a transaction: another one with its token is said to run. */
  IN_PROGRESS,

  /** Of a transaction: another one is said to have its first item. */
  CONFLICT;

  boolean isOfTransactions() {
    return this == IN_PROGRESS || this == CONFLICT;
  }

  /** Whether the server carries the request out. */
  boolean isForwarded() {
    return this == REPLY_LOST || this == ERROR_THOUGH_DONE;
  }

  /** Whether the connection ends without an answer. */
  boolean isSilent() {
    return this == REQUEST_LOST || this == REPLY_LOST;
  }

  int status() {
    return this == ERROR || this == ERROR_THOUGH_DONE ? 500 : 400;
  }

  /** The answer, as DynamoDB writes it. */
  String body() {
    String type =
        switch (this) {
          case ERROR, ERROR_THOUGH_DONE -> "InternalServerError";
          case THROTTLED -> "ProvisionedThroughputExceededException";
          case IN_PROGRESS -> "TransactionInProgressException";
          case CONFLICT -> "TransactionCanceledException";
          default -> throw new IllegalStateException(this + " has no answer");
        };
    String reasons =
        this == CONFLICT
            ? ",\"CancellationReasons\":[{\"Code\":\"TransactionConflict\",\"Message\":\"made up\"}]"
            : "";
    return "{\"__type\":\"com.amazonaws.dynamodb.v20120810#"
        + type
        + "\",\"message\":\"made up by the test\""
        + reasons
        + "}";
  }
}
