package dev.keyplan.designs;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Attribute;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.SortOrder;
import dev.keyplan.annotation.Table;
import java.time.Instant;
import java.util.Optional;

/**
 * AWS device state log: the table whose sort key begins with the state. Sparse indexes, attribute
 * names that are no Java identifiers, or are reserved words of DynamoDB.
 */
@Table(
    name = "device-log",
    partitionKey = "DeviceID",
    sortKey = "State#Date",
    entityTypeAttribute = "",
    entities = DeviceLogTable.DeviceLog.class,
    globalIndexes = {
      @GlobalIndex(name = "GSI1", partitionKey = "Operator", sortKey = "Date"),
      @GlobalIndex(name = "GSI2", partitionKey = "EscalatedTo", sortKey = "State#Date")
    })
interface DeviceLogTable {

  enum State {
    WARNING1,
    WARNING2,
    WARNING3,
    WARNING4,
    WARNING10,
    NORMAL
  }

  @Entity
  @Key(sort = "{state}#{date}")
  @AccessPattern(
      name = "inState",
      by = {"deviceId", "state"},
      orderBy = "date",
      order = SortOrder.DESCENDING)
  @AccessPattern(name = "ofOperator", by = "operator", range = "date", orderBy = "date")
  @AccessPattern(name = "escalated", by = "escalatedTo")
  @AccessPattern(
      name = "escalatedInState",
      by = {"escalatedTo", "state"})
  // As published it is begins_with of the state and the day.
  @AccessPattern(
      name = "escalatedInStateOn",
      by = {"escalatedTo", "state"},
      range = "date")
  record DeviceLog(
      @Attribute(name = "DeviceID") String deviceId,
      @Attribute(name = "State") State state,
      @Attribute(name = "Date") Instant date,
      @Attribute(name = "Operator") String operator,
      @Attribute(name = "EscalatedTo") Optional<String> escalatedTo,
      @Attribute(name = "Detail") String detail) {}
}
