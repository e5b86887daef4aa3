package dev.keyplan.processor.model;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What a table is besides its keys and indexes.
 *
 * @param provisioned billed by the hour, not by request
 * @param recoveryPeriodInDays of {@code pointInTimeRecovery}
 * @param streamView DynamoDB's name of it; empty for no stream
 * @param encryptionKey id, ARN or alias of a customer managed key; "" if it is not said
 * @param tableClass DynamoDB's name of it
 * @param tags in declared order
 * @param tenant the attribute that separates tenants
 */
public record TableSettings(
    boolean provisioned,
    Throughput throughput,
    boolean pointInTimeRecovery,
    int recoveryPeriodInDays,
    boolean deletionProtection,
    Optional<String> streamView,
    Encryption encryption,
    String encryptionKey,
    String tableClass,
    Map<String, String> tags,
    Optional<Tenant> tenant) {

  /** Of a table that says nothing of them. */
  public static final TableSettings DEFAULT =
      new TableSettings(
          false,
          Throughput.NONE,
          true,
          35,
          false,
          Optional.empty(),
          Encryption.AWS_OWNED_KEY,
          "",
          "STANDARD",
          Map.of(),
          Optional.empty());

  public TableSettings {
    tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
  }

  /** Whose key encrypts the table. */
  public enum Encryption {
    AWS_OWNED_KEY,
    AWS_MANAGED_KEY,
    CUSTOMER_MANAGED_KEY
  }

  /**
   * @param attribute its Java name
   */
  public record Tenant(String attribute, Origin origin) {}
}
