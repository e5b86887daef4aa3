package dev.keyplan.processor.export;

import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.TableSettings;
import dev.keyplan.processor.model.TableSettings.Encryption;
import dev.keyplan.processor.model.Throughput;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What a table is besides its keys and indexes, in {@code model.json}. No proof rests on it. Units
 * are those of {@code throughput}, of the table and of each index that has some.
 */
final class SettingsJson {

  private SettingsJson() {}

  static Map<String, Object> of(TableModel table) {
    TableSettings settings = table.settings();
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("billing", settings.provisioned() ? "PROVISIONED" : "ON_DEMAND");
    putThroughput(json, settings.throughput());
    Map<String, Object> indexes = new LinkedHashMap<>();
    for (IndexModel index : table.indexes()) {
      Map<String, Object> ofIndex = new LinkedHashMap<>();
      putThroughput(ofIndex, index.throughput());
      if (!ofIndex.isEmpty()) {
        indexes.put(index.name(), ofIndex);
      }
    }
    if (!indexes.isEmpty()) {
      json.put("indexes", indexes);
    }
    json.put("pointInTimeRecovery", settings.pointInTimeRecovery());
    if (settings.pointInTimeRecovery()) {
      json.put("recoveryPeriodInDays", settings.recoveryPeriodInDays());
    }
    json.put("deletionProtection", settings.deletionProtection());
    settings.streamView().ifPresent(view -> json.put("stream", view));
    json.put("encryption", settings.encryption().name());
    if (settings.encryption() == Encryption.CUSTOMER_MANAGED_KEY
        && !settings.encryptionKey().isEmpty()) {
      json.put("encryptionKey", settings.encryptionKey());
    }
    json.put("tableClass", settings.tableClass());
    settings.tenant().ifPresent(tenant -> json.put("tenant", tenant.attribute()));
    if (!settings.tags().isEmpty()) {
      json.put("tags", settings.tags());
    }
    return json;
  }

  private static void putThroughput(Map<String, Object> json, Throughput units) {
    Map<String, Object> throughput = new LinkedHashMap<>();
    if (units.readUnits() > 0) {
      throughput.put("readUnits", units.readUnits());
    }
    if (units.writeUnits() > 0) {
      throughput.put("writeUnits", units.writeUnits());
    }
    if (!throughput.isEmpty()) {
      json.put("throughput", throughput);
    }
  }
}
