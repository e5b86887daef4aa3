package dev.keyplan.designs;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Attribute;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Table;
import java.time.Instant;
import java.util.UUID;

/**
 * DeBrie's session store: neither the table nor its index has a sort key. The time to live is a
 * plain number here, Keyplan does not know of it yet.
 */
@Table(
    name = "sessions",
    partitionKey = "session_token",
    sortKey = "",
    entityTypeAttribute = "",
    entities = SessionsTable.Session.class,
    globalIndexes = @GlobalIndex(name = "UserIndex", partitionKey = "username", sortKey = ""))
interface SessionsTable {

  @Entity
  @AccessPattern(name = "findSession", by = "sessionToken")
  @AccessPattern(name = "tokensOf", by = "username", returns = Token.class, pageSize = 2)
  record Session(
      @Attribute(name = "session_token") UUID sessionToken,
      String username,
      @Attribute(name = "created_at") Instant createdAt,
      @Attribute(name = "expires_at") Instant expiresAt,
      long ttl) {}

  record Token(UUID sessionToken) {}
}
