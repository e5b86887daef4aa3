package dev.keyplan.behaviour;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Attribute;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Table;

/** Stored names that are reserved words, or that no expression can hold as they are. */
@Table(
    name = "names",
    partitionKey = "a.b",
    sortKey = "a#b",
    entityTypeAttribute = "1x",
    entities = NamesTable.Thing.class,
    globalIndexes = @GlobalIndex(name = "a-b", partitionKey = "status", sortKey = "name"))
interface NamesTable {

  @Entity
  @AccessPattern(
      name = "find",
      by = {"dotted", "hashed"})
  @AccessPattern(name = "ofDotted", by = "dotted", range = "hashed", orderBy = "hashed")
  @AccessPattern(name = "ofStatus", by = "status", range = "name")
  record Thing(
      @Attribute(name = "a.b") String dotted,
      @Attribute(name = "a#b") int hashed,
      String status,
      String name,
      @Attribute(name = "a-b") boolean dashed,
      String metadata) {}
}
