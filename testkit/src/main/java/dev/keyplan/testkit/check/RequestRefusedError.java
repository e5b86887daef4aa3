package dev.keyplan.testkit.check;

/** A request that a Keyplan design never sends, or that DynamoDB itself would refuse. */
public final class RequestRefusedError extends AssertionError {

  private static final long serialVersionUID = 1L;

  public RequestRefusedError(String message) {
    super(message);
  }
}
