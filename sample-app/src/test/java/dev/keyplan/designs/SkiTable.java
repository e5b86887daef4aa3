package dev.keyplan.designs;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Attribute;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.ItemCollection;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.SortOrder;
import dev.keyplan.annotation.Table;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * NoSQL Workbench's ski resort. The dates are ISO texts, unlike the published {@code MM/DD/YY}, and
 * so can be bounded. The pretended lift {@code Resort Data} is one.
 */
@Table(
    name = "ski",
    partitionKey = "Lift",
    sortKey = "Metadata",
    entities = {SkiTable.StaticData.class, SkiTable.DynamicData.class},
    collections = SkiTable.LiftData.class,
    globalIndexes =
        @GlobalIndex(
            name = "SkiLiftsByRiders",
            partitionKey = "Lift",
            sortKey = "TotalUniqueLiftRiders"))
interface SkiTable {

  @Entity
  @Key(sort = "Static Data")
  @AccessPattern(name = "staticData", by = "lift")
  record StaticData(
      @Attribute(name = "Lift") String lift,
      @Attribute(name = "ExperiencedRidersOnly") boolean experiencedRidersOnly,
      @Attribute(name = "VerticalFeet") int verticalFeet,
      @Attribute(name = "LiftTime") String liftTime) {}

  @Entity
  @Key(sort = "{date}")
  @AccessPattern(
      name = "dataOn",
      by = {"lift", "date"})
  @AccessPattern(name = "dataBetween", by = "lift", range = "date", orderBy = "date")
  @AccessPattern(
      name = "busiestDates",
      by = "lift",
      orderBy = "riders",
      order = SortOrder.DESCENDING)
  record DynamicData(
      @Attribute(name = "Lift") String lift,
      LocalDate date,
      @Attribute(name = "TotalUniqueLiftRiders") int riders,
      @Attribute(name = "LiftStatus") Optional<String> liftStatus,
      @Attribute(name = "OpenLifts") Optional<Integer> openLifts) {}

  @ItemCollection
  @AccessPattern(name = "everythingOf", by = "lift", orderBy = "date")
  record LiftData(Optional<StaticData> fixed, List<DynamicData> dates) {}
}
