package dev.keyplan.exports;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Encryption;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;

/** Encrypted by a key that must be named when it is deployed. */
@Table(
    name = "secrets",
    entities = SecretsTable.Secret.class,
    encryption = Encryption.CUSTOMER_MANAGED_KEY)
public interface SecretsTable {

  @Entity
  @Key(partition = "SECRET#{secretId}", sort = "META")
  @AccessPattern(name = "findSecret", by = "secretId")
  record Secret(String secretId, String text) {}
}
