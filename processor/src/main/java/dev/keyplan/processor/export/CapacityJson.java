package dev.keyplan.processor.export;

import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.plan.CallLoad;
import dev.keyplan.processor.plan.EntityCapacity;
import dev.keyplan.processor.plan.IndexEntry;
import dev.keyplan.processor.plan.ItemSize;
import dev.keyplan.processor.plan.KeyLoad;
import dev.keyplan.processor.plan.Prices;
import dev.keyplan.processor.plan.ReadCapacity;
import dev.keyplan.processor.plan.TableCapacity;
import dev.keyplan.processor.plan.WriteCapacity;
import dev.keyplan.processor.plan.WriteUnits;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * {@code capacity.json}: the units, loads and costs that are estimated, for tools. Numbers that are
 * not known are left out.
 */
final class CapacityJson {

  private static final int DECIMALS = 6;

  private CapacityJson() {}

  static Map<String, Object> of(TableCapacity capacity, TableModel table) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("prices", prices(capacity.prices(), table.settings().tableClass()));
    json.put("entities", capacity.entities().stream().map(CapacityJson::entity).toList());
    json.put("patterns", capacity.reads().stream().map(CapacityJson::read).toList());
    json.put("writes", capacity.writes().stream().map(CapacityJson::write).toList());
    json.put("busiestKeys", capacity.keys().stream().map(CapacityJson::key).toList());
    json.put("storedBytes", capacity.storedBytes());
    json.put("storageCostPerMonth", rounded(capacity.storageCostPerMonth()));
    json.put("requestCostPerMonth", rounded(capacity.requestCostPerMonth()));
    json.put("assumptions", capacity.assumptions());
    return json;
  }

  private static Map<String, Object> prices(Prices prices, String tableClass) {
    Map<String, Object> json = new LinkedHashMap<>();
    Prices.Rates rates = prices.of(tableClass);
    json.put("region", prices.region());
    json.put("date", prices.date());
    json.put("currency", prices.currency());
    json.put("writePerMillion", rates.write());
    json.put("readPerMillion", rates.read());
    json.put("storagePerGbMonth", rates.storage());
    json.put("writeUnitHour", rates.writeHour());
    json.put("readUnitHour", rates.readHour());
    return json;
  }

  private static Map<String, Object> entity(EntityCapacity entity) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("entity", entity.entity().nestedName());
    json.put("itemBytes", size(entity.item()));
    json.put("estimated", entity.estimated());
    if (!entity.guards().isEmpty()) {
      json.put("guardBytes", entity.guards().stream().map(ItemSize::typical).toList());
    }
    known(json, "itemsPerPartition", entity.itemsPerPartition());
    known(json, "maxItemsPerPartition", entity.maxItemsPerPartition());
    known(json, "items", entity.items());
    known(json, "storedBytes", entity.storedBytes());
    json.put("indexEntries", entity.entries().stream().map(CapacityJson::entry).toList());
    Map<String, Object> writes = new LinkedHashMap<>();
    entity
        .writes()
        .forEach(
            (operation, units) ->
                writes.put(operation.name().toLowerCase(Locale.ROOT), units(units)));
    json.put("writeUnitsPerItem", writes);
    return json;
  }

  private static Map<String, Object> size(ItemSize size) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("typical", size.typical());
    json.put("largest", size.largest());
    return json;
  }

  private static Map<String, Object> entry(IndexEntry entry) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("index", entry.index());
    json.put("bytes", size(entry.size()));
    json.put("sometimes", entry.sometimes());
    return json;
  }

  private static Map<String, Object> read(ReadCapacity read) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("pattern", read.pattern());
    json.put("owner", read.owner().nestedName());
    read.index().ifPresent(index -> json.put("index", index));
    json.put("items", read.items());
    json.put("bytes", read.bytes());
    json.put("units", read.units());
    json.put("atLeast", read.atLeast());
    load(json, read.load());
    return json;
  }

  private static Map<String, Object> write(WriteCapacity write) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("write", write.name());
    json.put("parts", write.parts().stream().map(CapacityJson::part).toList());
    json.put("units", units(write.units()));
    load(json, write.load());
    return json;
  }

  private static Map<String, Object> part(WriteCapacity.Part part) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("entity", part.entity().nestedName());
    json.put("operation", part.pattern().operation().name());
    json.put("items", part.pattern().items());
    json.put("units", units(part.units()));
    return json;
  }

  private static Map<String, Object> units(WriteUnits units) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("table", units.table());
    if (units.guards() > 0) {
      json.put("guards", units.guards());
    }
    json.put("indexes", new LinkedHashMap<String, Object>(units.indexes()));
    json.put("total", units.total());
    return json;
  }

  private static void load(Map<String, Object> json, CallLoad load) {
    json.put("costPerMillionCalls", rounded(load.costPerMillionCalls()));
    if (load.peakRate() > 0) {
      json.put("peakRate", load.peakRate());
      json.put("unitsPerSecond", rounded(load.unitsPerSecond()));
      load.busiestKeyUnits()
          .ifPresent(units -> json.put("busiestKeyUnitsPerSecond", rounded(units)));
      json.put("costPerMonthAtPeak", rounded(load.costPerMonth()));
    }
  }

  private static Map<String, Object> key(KeyLoad key) {
    Map<String, Object> json = new LinkedHashMap<>();
    key.index().ifPresent(index -> json.put("index", index));
    json.put("partitionKey", key.partitionKey());
    json.put("readUnitsPerSecond", rounded(key.readUnits()));
    json.put("writeUnitsPerSecond", rounded(key.writeUnits()));
    json.put("readers", key.readers());
    json.put("writers", key.writers());
    return json;
  }

  private static void known(Map<String, Object> json, String member, long value) {
    if (value > 0) {
      json.put(member, value);
    }
  }

  private static double rounded(double value) {
    return BigDecimal.valueOf(value).setScale(DECIMALS, RoundingMode.HALF_UP).doubleValue();
  }
}
