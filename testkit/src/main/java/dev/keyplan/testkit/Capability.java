package dev.keyplan.testkit;

import dev.keyplan.testkit.server.DynamoDbServer;
import java.util.Optional;

/**
 * What DynamoDB can do and not every server for tests. It is tried out, never guessed from a name.
 */
public enum Capability {
  /** Global indexes with several partition or sort key attributes. */
  MULTI_ATTRIBUTE_KEYS {
    @Override
    Optional<String> missing(DynamoDbServer server) {
      return MultiAttributeKeyProbe.missing(server);
    }
  };

  /** Why the server lacks it; empty if it does not. */
  abstract Optional<String> missing(DynamoDbServer server);
}
