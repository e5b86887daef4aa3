package dev.keyplan.behaviour;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.SortOrder;
import dev.keyplan.annotation.Table;
import java.math.BigDecimal;
import java.util.Optional;

/** Native keys: the entity's own attributes, typed. */
@Table(
    name = "readings",
    partitionKey = "sensor",
    sortKey = "sequence",
    entityTypeAttribute = "",
    entities = ReadingsTable.Reading.class,
    globalIndexes = {
      @GlobalIndex(name = "byStation", partitionKey = "station", sortKey = "level"),
      @GlobalIndex(name = "byLabel", partitionKey = "label", sortKey = "")
    })
interface ReadingsTable {

  @Entity
  @AccessPattern(
      name = "find",
      by = {"sensor", "sequence"})
  @AccessPattern(name = "ofSensor", by = "sensor", range = "sequence", orderBy = "sequence")
  @AccessPattern(
      name = "newestOfSensor",
      by = "sensor",
      orderBy = "sequence",
      order = SortOrder.DESCENDING,
      pageSize = 2)
  @AccessPattern(
      name = "ofStation",
      by = {"station", "level present"},
      range = "level",
      orderBy = "level",
      returns = Level.class)
  @AccessPattern(
      name = "withLabel",
      by = {"label"})
  record Reading(
      String sensor,
      long sequence,
      String station,
      Optional<BigDecimal> level,
      Optional<String> label) {}

  record Level(String sensor, long sequence, Optional<BigDecimal> level) {}
}
