package dev.keyplan.runtime;

import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;

/**
 * What is sent until it is answered for good, whoever sends it: the requests of one call, one after
 * another.
 *
 * @param <Q> a request
 * @param <A> its answer
 */
interface Attempts<Q, A> {

  boolean hasNext();

  /** How long to wait before the next request: 0 unless the last one is to be tried again. */
  long delayMillis();

  Q next();

  /**
   * @throws KeyplanException if the answer is not worth another request
   */
  void answered(A answer);

  /**
   * Returns if the request is to be tried again, or its refusal is as good as an answer.
   *
   * @throws KeyplanException what the refusal means to the caller
   * @throws DynamoDbException the refusal itself
   */
  void refused(DynamoDbException refusal);

  /** What the caller is told if the thread is interrupted while it waits for the next request. */
  RuntimeException interrupted();
}
