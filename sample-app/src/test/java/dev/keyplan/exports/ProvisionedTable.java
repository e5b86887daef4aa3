package dev.keyplan.exports;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.BillingMode;
import dev.keyplan.annotation.Encryption;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.StreamView;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.Throughput;

/** Provisioned, its indexes too, and without recovery. */
@Table(
    name = "provisioned",
    sortKey = "",
    entities = ProvisionedTable.Part.class,
    billing = BillingMode.PROVISIONED,
    throughput = @Throughput(readUnits = 40, writeUnits = 10),
    pointInTimeRecovery = false,
    stream = StreamView.KEYS_ONLY,
    encryption = Encryption.AWS_MANAGED_KEY,
    globalIndexes = {
      @GlobalIndex(
          name = "GSI1",
          sortKey = "",
          throughput = @Throughput(readUnits = 5, writeUnits = 2)),
      @GlobalIndex(
          name = "GSI2",
          sortKey = "",
          throughput = @Throughput(readUnits = 1, writeUnits = 1))
    })
public interface ProvisionedTable {

  @Entity
  @Key(partition = "PART#{partId}")
  @Key(index = "GSI1", partition = "MAKER#{makerId}")
  @Key(index = "GSI2", partition = "SHELF#{shelf}")
  @AccessPattern(name = "findPart", by = "partId")
  @AccessPattern(name = "partsOfMaker", by = "makerId")
  @AccessPattern(name = "partsOnShelf", by = "shelf")
  record Part(String partId, String makerId, int shelf) {}
}
