package dev.keyplan.processor.export;

import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.TableSettings;
import dev.keyplan.processor.model.TableSettings.Encryption;
import dev.keyplan.processor.plan.TablePlan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * {@code table.json}: what {@code aws dynamodb create-table --cli-input-json} takes (Amazon
 * DynamoDB API Reference, "CreateTable").
 */
final class TableJson {

  /**
   * In place of a key that the design leaves open. DynamoDB refuses it, whereas it would take a
   * request without a key for one that wants the account's {@code aws/dynamodb}.
   */
  static final String OPEN_KEY = "REPLACE-WITH-YOUR-KMS-KEY";

  private TableJson() {}

  static Map<String, Object> of(TablePlan plan) {
    TableModel table = plan.table();
    TableSettings settings = table.settings();
    Map<String, Object> request = new LinkedHashMap<>();
    request.put("TableName", table.name());
    request.put("AttributeDefinitions", KeysAndIndexesJson.attributeDefinitions(plan));
    request.put("KeySchema", KeysAndIndexesJson.keySchema(table));
    request.put("BillingMode", billingMode(settings));
    request.putAll(UnitsJson.of(settings.provisioned(), settings.throughput()));
    KeysAndIndexesJson.putIndexes(
        request, plan, index -> UnitsJson.of(settings.provisioned(), index.throughput()));
    settings.streamView().ifPresent(view -> request.put("StreamSpecification", stream(view)));
    if (settings.encryption() != Encryption.AWS_OWNED_KEY) {
      request.put("SSESpecification", encryption(settings));
    }
    request.put("TableClass", settings.tableClass());
    request.put("DeletionProtectionEnabled", settings.deletionProtection());
    if (!settings.tags().isEmpty()) {
      request.put("Tags", tags(settings));
    }
    return request;
  }

  static String billingMode(TableSettings settings) {
    return settings.provisioned() ? "PROVISIONED" : "PAY_PER_REQUEST";
  }

  private static Map<String, Object> stream(String view) {
    Map<String, Object> stream = new LinkedHashMap<>();
    stream.put("StreamEnabled", true);
    stream.put("StreamViewType", view);
    return stream;
  }

  private static Map<String, Object> encryption(TableSettings settings) {
    Map<String, Object> encryption = new LinkedHashMap<>();
    encryption.put("Enabled", true);
    encryption.put("SSEType", "KMS");
    if (settings.encryption() == Encryption.CUSTOMER_MANAGED_KEY) {
      String key = settings.encryptionKey();
      encryption.put("KMSMasterKeyId", key.isEmpty() ? OPEN_KEY : key);
    }
    return encryption;
  }

  /** The same in requests and in CloudFormation. */
  static List<Map<String, Object>> tags(TableSettings settings) {
    List<Map<String, Object>> tags = new ArrayList<>();
    settings
        .tags()
        .forEach(
            (key, value) -> {
              Map<String, Object> tag = new LinkedHashMap<>();
              tag.put("Key", key);
              tag.put("Value", value);
              tags.add(tag);
            });
    return tags;
  }
}
