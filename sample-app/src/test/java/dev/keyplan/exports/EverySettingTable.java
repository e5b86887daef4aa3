package dev.keyplan.exports;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Encryption;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.LocalIndex;
import dev.keyplan.annotation.StreamView;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.TableClass;
import dev.keyplan.annotation.Tag;
import dev.keyplan.annotation.Throughput;
import dev.keyplan.annotation.TimeToLive;
import java.time.Instant;

/** On demand, with all that can be set. */
@Table(
    name = "my.table-1_x",
    entities = EverySettingTable.Visit.class,
    throughput = @Throughput(readUnits = 4000, writeUnits = 1000),
    recoveryPeriodInDays = 7,
    deletionProtection = true,
    stream = StreamView.NEW_AND_OLD_IMAGES,
    encryption = Encryption.CUSTOMER_MANAGED_KEY,
    encryptionKey = "alias/visits",
    tableClass = TableClass.STANDARD_INFREQUENT_ACCESS,
    tags = {@Tag(key = "team", value = "front desk"), @Tag(key = "cost:center", value = "")},
    localIndexes = @LocalIndex(name = "by-room"),
    globalIndexes = {
      @GlobalIndex(name = "by.day", throughput = @Throughput(readUnits = 500)),
      @GlobalIndex(name = "ByGuest", sortKey = "")
    })
public interface EverySettingTable {

  @Entity
  @Key(partition = "HOTEL#{hotelId}", sort = "VISIT#{visitId}")
  @Key(index = "by-room", sort = "{roomNo}#{visitId}")
  @Key(index = "by.day", partition = "DAY#{hotelId}#{at:day}", sort = "{at}")
  @Key(index = "ByGuest", partition = "GUEST#{guestId}")
  @AccessPattern(
      name = "findVisit",
      by = {"hotelId", "visitId"})
  @AccessPattern(
      name = "visitsOfRoom",
      by = {"hotelId", "roomNo"})
  @AccessPattern(
      name = "visitsOfDay",
      by = {"hotelId", "at:day"},
      orderBy = "at")
  @AccessPattern(name = "visitsOfGuest", by = "guestId", returns = VisitId.class)
  record Visit(
      String hotelId,
      String visitId,
      int roomNo,
      String guestId,
      Instant at,
      @TimeToLive Instant forgetAt) {}

  record VisitId(String hotelId, String visitId) {}
}
