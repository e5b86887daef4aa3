package dev.keyplan.behaviour;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;

/** An index whose keys are made of several attributes. */
@Table(
    name = "shops",
    entities = ShopsTable.Shop.class,
    globalIndexes =
        @GlobalIndex(
            name = "byPlace",
            partitionKey = {"country", "city"},
            sortKey = {"district", "opened"}))
interface ShopsTable {

  @Entity
  @Key(partition = "SHOP#{id}", sort = "SHOP")
  @AccessPattern(
      name = "shopsOfCity",
      by = {"country", "city"},
      orderBy = {"district", "opened"})
  @AccessPattern(
      name = "shopsOfDistrict",
      by = {"country", "city", "district"},
      range = "opened")
  record Shop(String id, String country, String city, String district, int opened) {}
}
