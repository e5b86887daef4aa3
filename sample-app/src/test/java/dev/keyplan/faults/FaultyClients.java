package dev.keyplan.faults;

import dev.keyplan.testkit.TestDatabase;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.awscore.client.builder.AwsClientBuilder;
import software.amazon.awssdk.awscore.retry.AwsRetryStrategy;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.retries.api.BackoffStrategy;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Clients that reach a server through a {@link FaultyProxy}, and hardly wait before they retry. */
final class FaultyClients {

  /** Long enough for the SDK to notice that a connection of its pool is closed. */
  private static final Duration PAUSE = Duration.ofMillis(3);

  private FaultyClients() {}

  static DynamoDbClient sync(FaultyProxy proxy, ExecutionInterceptor... interceptors) {
    return configured(DynamoDbClient.builder(), proxy.endpoint(), interceptors).build();
  }

  static DynamoDbAsyncClient async(FaultyProxy proxy, ExecutionInterceptor... interceptors) {
    return configured(DynamoDbAsyncClient.builder(), proxy.endpoint(), interceptors).build();
  }

  static URI server(TestDatabase database) {
    return database.uncheckedClient().serviceClientConfiguration().endpointOverride().orElseThrow();
  }

  /** As many attempts as the SDK makes for DynamoDB by itself, but without the waiting. */
  private static <B extends AwsClientBuilder<B, C>, C> B configured(
      B builder, URI endpoint, ExecutionInterceptor... interceptors) {
    return builder
        .endpointOverride(endpoint)
        .region(Region.US_EAST_1)
        .credentialsProvider(
            StaticCredentialsProvider.create(AwsBasicCredentials.create("keyplan", "keyplan")))
        .overrideConfiguration(
            configuration ->
                configuration
                    .apiCallTimeout(Duration.ofSeconds(60))
                    .executionInterceptors(List.of(interceptors))
                    .retryStrategy(
                        AwsRetryStrategy.legacyRetryStrategy().toBuilder()
                            .maxAttempts(9)
                            .backoffStrategy(BackoffStrategy.fixedDelayWithoutJitter(PAUSE))
                            .throttlingBackoffStrategy(
                                BackoffStrategy.fixedDelayWithoutJitter(PAUSE))
                            .circuitBreakerEnabled(false)
                            .build()));
  }
}
