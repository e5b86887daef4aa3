package dev.keyplan.runtime;

import java.util.Objects;
import java.util.function.Supplier;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.core.SdkServiceClientConfiguration;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Whether the answers to a client's Queries are decoded here, found out at the first of them. */
final class ItemDecoder {

  private static final String SDK = "software.amazon.awssdk.";

  private final ItemDecoding decoding;
  private final String clientType;
  private final Supplier<? extends SdkServiceClientConfiguration> client;

  /** Null until it is known. Found twice by two threads, it is the same. */
  private volatile Boolean direct;

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
    Boolean known = direct;
    if (known == null) {
      known = decoding == ItemDecoding.DIRECT || decoding == ItemDecoding.AUTOMATIC && isUnseen();
      direct = known;
    }
    return known ? new DirectRead() : null;
  }

  static AwsRequestOverrideConfiguration carrying(
      DirectRead read, AwsRequestOverrideConfiguration override) {
    return read == null
        ? override
        : override.toBuilder().putExecutionAttribute(DirectRead.ATTRIBUTE, read).build();
  }

  /** A client that is not the SDK's own may do anything with an answer: a cache, an accelerator. */
  private boolean isUnseen() {
    if (!clientType.startsWith(SDK + "services.dynamodb.Default")) {
      return false;
    }
    boolean decoded = false;
    for (ExecutionInterceptor interceptor :
        client.get().overrideConfiguration().executionInterceptors()) {
      if (interceptor instanceof ItemDecodingInterceptor) {
        decoded = true;
      } else if (!(interceptor instanceof ItemsUnseen)
          && !interceptor.getClass().getName().startsWith(SDK)) {
        return false;
      }
    }
    return decoded;
  }
}
