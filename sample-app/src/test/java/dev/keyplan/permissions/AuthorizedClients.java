package dev.keyplan.permissions;

import dev.keyplan.testkit.TestDatabase;
import java.util.List;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.awscore.client.builder.AwsClientBuilder;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Clients of a test's server that send what a policy allows. */
public final class AuthorizedClients {

  private AuthorizedClients() {}

  public static DynamoDbClient sync(TestDatabase database, Authorization authorization) {
    return configured(DynamoDbClient.builder(), database, authorization).build();
  }

  public static DynamoDbAsyncClient async(TestDatabase database, Authorization authorization) {
    return configured(DynamoDbAsyncClient.builder(), database, authorization).build();
  }

  private static <B extends AwsClientBuilder<B, C>, C> B configured(
      B builder, TestDatabase database, Authorization authorization) {
    return builder
        .endpointOverride(
            database
                .uncheckedClient()
                .serviceClientConfiguration()
                .endpointOverride()
                .orElseThrow())
        .region(Region.US_EAST_1)
        .credentialsProvider(
            StaticCredentialsProvider.create(AwsBasicCredentials.create("keyplan", "keyplan")))
        .overrideConfiguration(
            configuration ->
                configuration.executionInterceptors(
                    List.of(database.calls().interceptor(), authorization)));
  }
}
