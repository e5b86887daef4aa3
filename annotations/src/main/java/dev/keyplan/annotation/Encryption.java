package dev.keyplan.annotation;

/** Whose key encrypts a table at rest (Developer Guide, "DynamoDB encryption at rest"). */
public enum Encryption {
  /** DynamoDB's own; free of charge. */
  AWS_OWNED_KEY,
  /** {@code aws/dynamodb} of the account in KMS, which charges by request. */
  AWS_MANAGED_KEY,
  /** A key of yours in KMS, {@link Table#encryptionKey()}. */
  CUSTOMER_MANAGED_KEY
}
