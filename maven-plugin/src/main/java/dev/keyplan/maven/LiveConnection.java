package dev.keyplan.maven;

import dev.keyplan.maven.read.LiveTable;
import dev.keyplan.maven.read.UnreadableException;
import dev.keyplan.maven.shape.TableShape;
import java.net.URI;
import software.amazon.awssdk.auth.credentials.ProfileCredentialsProvider;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClientBuilder;

/**
 * Where a live table is. The only class of the goals that touches the SDK: the others do not load
 * it.
 *
 * @param region the SDK's default if null; so are the others
 */
record LiveConnection(String region, String profile, String endpoint) {

  /**
   * @throws UnreadableException if there is no such table, or no way to it
   */
  TableShape describe(String tableName) {
    DynamoDbClientBuilder builder =
        DynamoDbClient.builder().httpClientBuilder(UrlConnectionHttpClient.builder());
    if (region != null) {
      builder.region(Region.of(region));
    }
    if (profile != null) {
      builder.credentialsProvider(ProfileCredentialsProvider.create(profile));
    }
    if (endpoint != null) {
      builder.endpointOverride(URI.create(endpoint));
    }
    try (DynamoDbClient client = builder.build()) {
      return LiveTable.read(client, tableName);
    } catch (SdkException e) {
      throw new UnreadableException(tableName + " cannot be described: " + e.getMessage(), e);
    }
  }
}
