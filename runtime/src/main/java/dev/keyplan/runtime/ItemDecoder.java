package dev.keyplan.runtime;

import java.util.Objects;
import java.util.function.Supplier;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.core.SdkServiceClientConfiguration;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Whether the answers to a client's Queries are decoded here, and values of its writes written, and
 * whether anybody can read the names of its requests: found out at the first of them.
 */
final class ItemDecoder {

  private static final String SDK = "software.amazon.awssdk.";

  private final ItemDecoding decoding;
  private final String clientType;
  private final Supplier<? extends SdkServiceClientConfiguration> client;

  /** Null until it is known. Found twice by two threads, it is the same. */
  private volatile Interceptors interceptors;

  /** The one that the client has; null where it has none, and until it is known. */
  private ItemDecodingInterceptor own;

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

  /**
   * For one write, whose values are then written here; null if the SDK does. Nothing else in the
   * client can see them.
   */
  DirectWrite write(ItemWrite write) {
    boolean direct =
        decoding != ItemDecoding.BY_SDK && interceptors() == Interceptors.OWN && own.isFit();
    return direct ? DirectWrite.of(write, own) : null;
  }

  /**
   * Whether requests have to carry the name of their access pattern: not where there is no
   * interceptor that could ask for it, as the SDK makes some things anew for each that has any
   * configuration of its own.
   */
  boolean namesAreSeen() {
    return interceptors() != Interceptors.OWN;
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
    ItemDecodingInterceptor first = null;
    Interceptors found = Interceptors.OWN;
    for (ExecutionInterceptor interceptor :
        client.get().overrideConfiguration().executionInterceptors()) {
      if (interceptor instanceof ItemDecodingInterceptor decodes) {
        first = first == null ? decodes : first;
      } else if (interceptor instanceof ItemsUnseen) {
        found = Interceptors.UNSEEN;
      } else if (!interceptor.getClass().getName().startsWith(SDK)) {
        return Interceptors.OTHER;
      }
    }
    own = first;
    return first == null ? Interceptors.OTHER : found;
  }
}
