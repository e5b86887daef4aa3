package dev.keyplan.testkit.server;

/** Which DynamoDB-compatible server a test runs on. */
public enum ServerChoice {
  /**
   * The server that {@code KEYPLAN_DYNAMODB_ENDPOINT} names; else the binary that {@code DYNOXIDE}
   * names; else dynoxide as npm installed it.
   */
  DEFAULT,

  /**
   * dynalite as npm installed it, for a second pass of read tests: it knows neither transactions
   * nor multi-attribute keys, but is strict about key conditions where dynoxide is lax.
   */
  DYNALITE
}
