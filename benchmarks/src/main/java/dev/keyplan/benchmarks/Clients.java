package dev.keyplan.benchmarks;

import java.net.URI;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Clients that sign and marshal as in production, and are answered from memory. */
public final class Clients {

  private Clients() {}

  public static DynamoDbClient answering(String json) {
    return DynamoDbClient.builder()
        .httpClient(new CannedHttpClient(json))
        .region(Region.US_EAST_1)
        .endpointOverride(URI.create("http://localhost:8000"))
        .credentialsProvider(
            StaticCredentialsProvider.create(AwsBasicCredentials.create("benchmark", "benchmark")))
        .build();
  }
}
