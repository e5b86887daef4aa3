package dev.keyplan.testkit;

import dev.keyplan.testkit.server.DynamoDbServer;
import java.time.Duration;
import java.util.List;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.awscore.client.builder.AwsClientBuilder;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * SDK clients of a server. They take the HTTP client that the class path has: the SDK refuses to
 * choose between two, so that one brought along here would break builds that have their own.
 */
public final class Clients {

  /** A server that hangs must not hang the build. */
  private static final Duration CALL_LIMIT = Duration.ofSeconds(60);

  private Clients() {}

  /**
   * @param interceptors {@link CallRecorder#interceptor}, say
   */
  public static DynamoDbClient create(DynamoDbServer server, ExecutionInterceptor... interceptors) {
    return configured(DynamoDbClient.builder(), server, interceptors).build();
  }

  /**
   * @param interceptors {@link CallRecorder#interceptor}, say
   */
  public static DynamoDbAsyncClient createAsync(
      DynamoDbServer server, ExecutionInterceptor... interceptors) {
    return configured(DynamoDbAsyncClient.builder(), server, interceptors).build();
  }

  private static <B extends AwsClientBuilder<B, C>, C> B configured(
      B builder, DynamoDbServer server, ExecutionInterceptor... interceptors) {
    builder
        .endpointOverride(server.endpoint())
        .overrideConfiguration(
            configuration ->
                configuration
                    .executionInterceptors(List.of(interceptors))
                    .apiCallTimeout(CALL_LIMIT));
    // Amazon's own endpoints take the account's credentials and region, all others take any.
    return server.endpoint().getHost().endsWith(".amazonaws.com")
        ? builder
        : builder
            .region(Region.US_EAST_1)
            .credentialsProvider(
                StaticCredentialsProvider.create(AwsBasicCredentials.create("keyplan", "keyplan")));
  }
}
