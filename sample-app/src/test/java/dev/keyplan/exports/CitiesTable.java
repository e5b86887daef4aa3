package dev.keyplan.exports;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.Throughput;

/** An index with several key attributes, and beside it one with single ones. */
@Table(
    name = "cities",
    entities = CitiesTable.City.class,
    globalIndexes = {
      @GlobalIndex(
          name = "ByRegion",
          partitionKey = {"country", "region"},
          sortKey = {"inhabitants", "name"},
          throughput = @Throughput(readUnits = 100)),
      @GlobalIndex(name = "ByName", partitionKey = "name", sortKey = "")
    })
interface CitiesTable {

  @Entity
  @Key(partition = "CITY#{cityId}", sort = "META")
  @AccessPattern(name = "findCity", by = "cityId")
  @AccessPattern(
      name = "citiesOfRegion",
      by = {"country", "region"},
      range = "inhabitants")
  @AccessPattern(name = "citiesOfName", by = "name")
  record City(String cityId, String country, String region, long inhabitants, String name) {}
}
