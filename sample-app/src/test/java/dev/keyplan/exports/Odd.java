package dev.keyplan.exports;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Attribute;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.Tag;
import dev.keyplan.annotation.TimeToLive;
import java.time.Instant;

/** Names and texts that a format might take for something else. */
final class Odd {

  private Odd() {}

  /** The root is called like a parameter; nothing is left of an index's name. */
  @Table(
      name = "...",
      partitionKey = "${pk}",
      sortKey = "%{sk} \"quoted\" \\ $${",
      entityTypeAttribute = "",
      entities = Thing.class,
      tags = {@Tag(key = "a=b", value = "${var.x} %{if} $${ 注文"), @Tag(key = "${k}", value = "v")},
      globalIndexes = @GlobalIndex(name = "---", partitionKey = "Fn::Sub", sortKey = "${at}"))
  interface TableName {}

  @Entity
  @AccessPattern(
      name = "find",
      by = {"first", "second"})
  @AccessPattern(name = "ofThird", by = "third", orderBy = "fourth", returns = Seen.class)
  record Thing(
      @Attribute(name = "${pk}") String first,
      @Attribute(name = "%{sk} \"quoted\" \\ $${") String second,
      @Attribute(name = "Fn::Sub") String third,
      @Attribute(name = "${at}") long fourth,
      @Attribute(name = "${shown}") String shown,
      String hidden,
      @TimeToLive @Attribute(name = "${ttl}") Instant expiresAt) {}

  record Seen(String third, String shown) {}
}
