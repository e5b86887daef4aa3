package dev.keyplan.runtime;

import java.util.Objects;
import java.util.function.Supplier;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.core.SdkServiceClientConfiguration;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Whether the answers to a client's Queries are decoded here, and values of its writes written,
 * found out at the first of them.
 */
final class ItemDecoder {

  private static final String SDK = "software.amazon.awssdk.";

  private final ItemDecoding decoding;
  private final String clientType;
  private final Supplier<? extends SdkServiceClientConfiguration> client;

  /** Null until it is known. Found twice by two threads, it is the same. */
  private volatile Interceptors interceptors;

  private ItemDecoder(
      ItemDecoding decoding,
      String clientType,
      Supplier<? extends SdkServiceClientConfiguration> client) {
    this.decoding = Objects.requireNonNull(decoding, "decoding");
    this.clientType = clientType;
    this.client = client;
  }

  static ItemDecoder of(DynamoDbClient client, ItemDecoding decoding) {
    return new ItemDecoder(
        decoding, client.getClass().getName(), client::serviceClientConfiguration);
  }

  static ItemDecoder of(DynamoDbAsyncClient client, ItemDecoding decoding) {
    return new ItemDecoder(
        decoding, client.getClass().getName(), client::serviceClientConfiguration);
  }

  /** For one request; null if the SDK decodes its answer. */
  DirectRead read() {
    boolean direct =
        decoding == ItemDecoding.DIRECT
            || decoding == ItemDecoding.AUTOMATIC && interceptors() != Interceptors.OTHER;
    return direct ? new DirectRead() : null;
  }

  /** Whether values of writes may be written here: nothing else in the client can see them. */
  boolean writes() {
    return decoding != ItemDecoding.BY_SDK && interceptors() == Interceptors.OWN;
  }

  static AwsRequestOverrideConfiguration carrying(
      DirectRead read, AwsRequestOverrideConfiguration override) {
    return read == null
        ? override
        : override.toBuilder().putExecutionAttribute(DirectRead.ATTRIBUTE, read).build();
  }

  /** What a client has that could see, or change, what is in requests and answers. */
  private enum Interceptors {

    /** Keyplan's and the SDK's alone. */
    OWN,

    /** Some that are {@link ItemsUnseen} too. */
    UNSEEN,

    /** None of Keyplan's, or unknown ones. */
    OTHER
  }

  private Interceptors interceptors() {
    Interceptors known = interceptors;
    if (known == null) {
      known = find();
      interceptors = known;
    }
    return known;
  }

  /** A client that is not the SDK's own may do anything with an answer: a cache, an accelerator. */
  private Interceptors find() {
    if (!clientType.startsWith(SDK + "services.dynamodb.Default")) {
      return Interceptors.OTHER;
    }
    boolean decoded = false;
    Interceptors found = Interceptors.OWN;
    for (ExecutionInterceptor interceptor :
        client.get().overrideConfiguration().executionInterceptors()) {
      if (interceptor instanceof ItemDecodingInterceptor) {
        decoded = true;
      } else if (interceptor instanceof ItemsUnseen) {
        found = Interceptors.UNSEEN;
      } else if (!interceptor.getClass().getName().startsWith(SDK)) {
        return Interceptors.OTHER;
      }
    }
    return decoded ? found : Interceptors.OTHER;
  }
}
