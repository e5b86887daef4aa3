package dev.keyplan.runtime;

import software.amazon.awssdk.core.interceptor.ExecutionAttribute;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/**
 * One Query whose items may be taken out of its answer before the SDK reads it. The request carries
 * it to the {@link ItemDecodingInterceptor}, which puts the items in; where it does not, the SDK
 * has them. Each attempt of the SDK client starts anew.
 */
final class DirectRead {

  static final ExecutionAttribute<DirectRead> ATTRIBUTE = OwnAttribute.named("DirectRead");

  private Object interceptor;

  /** The last one, whatever comes of the ones before; null before the first. */
  private ReadAttempt attempt;

  /** A client may have two of these interceptors; the first to come serves all attempts. */
  boolean isServedBy(Object candidate) {
    if (interceptor == null) {
      interceptor = candidate;
    }
    return interceptor == candidate;
  }

  /** An attempt that was given up may still get its answer, and keeps it to itself. */
  ReadAttempt restart() {
    attempt = new ReadAttempt();
    return attempt;
  }

  /** Null if there was none. */
  ReadAttempt attempt() {
    return attempt;
  }

  /** The items taken out of the answer; null where none were. */
  StoredJson items() {
    return attempt == null ? null : attempt.items();
  }

  /**
   * The items of an answer, wherever they are.
   *
   * @throws IllegalStateException if they are nowhere: taken out of it for another request, say,
   *     where something between here and the SDK client answers in its place
   */
  ReadItems items(QueryResponse response) {
    if (items() != null && !response.hasItems()) {
      return new JsonItems(items());
    }
    boolean promised = response.count() != null && response.count() > 0;
    boolean answeredElsewhere = interceptor == null && promised && !response.hasItems();
    if (attempt != null && attempt.awaitsBody() || answeredElsewhere) {
      throw new IllegalStateException(
          "An answer came without its items, which were taken out of it for another request;"
              + " with such a client use ItemDecoding.BY_SDK");
    }
    return new SdkItems(response.items());
  }
}
