package dev.keyplan.processor.evolution;

import java.util.List;
import java.util.Optional;

/** Of the table itself: its name, its key, the attributes of types and expiry, the key format. */
final class TableChanges {

  private TableChanges() {}

  static void add(StoredModel before, StoredModel after, List<Change> changes) {
    if (!before.name().equals(after.name())) {
      changes.add(
          newTable(
              "the table " + before.name() + " is now " + after.name(),
              before.name(),
              after.name(),
              List.of("@Table(name = \"" + before.name() + "\")")));
    }
    if (!key(before).equals(key(after))) {
      changes.add(
          newTable(
              "the key of the table " + after.name() + " is another one",
              key(before),
              key(after),
              List.of()));
    }
    addTypeAttribute(before.typeAttribute(), after.typeAttribute(), changes);
    addTimeToLive(before.timeToLive(), after.timeToLive(), changes);
    if (before.keyFormat() != after.keyFormat()) {
      changes.add(
          new Change(
              ChangeKind.KEYS,
              WayOut.BACKFILL,
              Subject.table(),
              "composed keys are written in format "
                  + after.keyFormat()
                  + ", stored ones in format "
                  + before.keyFormat(),
              "keyFormat " + before.keyFormat(),
              "keyFormat " + after.keyFormat(),
              "items stay under the keys that they have; reads look for others",
              Steps.tableKey("item"),
              List.of()));
    }
  }

  private static Change newTable(String headline, String was, String is, List<String> keep) {
    return new Change(
        ChangeKind.TABLE,
        WayOut.NEW_TABLE,
        Subject.table(),
        headline,
        was,
        is,
        "a table's name and key cannot be changed: the items stay in the table that is there",
        Steps.newTable(),
        keep);
  }

  private static String key(StoredModel model) {
    Optional<String> sortKey = model.sortKey().map(column -> ", " + column);
    return model.partitionKey() + sortKey.orElse("");
  }

  private static void addTypeAttribute(String before, String after, List<Change> changes) {
    if (before.equals(after)) {
      return;
    }
    if (after.isEmpty()) {
      changes.add(
          Change.compatible(
              Subject.table(),
              "items no longer say their type",
              before,
              "none",
              "stored items keep the attribute, which nothing reads"));
      return;
    }
    changes.add(
        new Change(
            ChangeKind.ITEMS,
            WayOut.BACKFILL,
            Subject.table(),
            "the type of items is read from '" + after + "', which stored items do not have",
            before.isEmpty() ? "none" : before,
            after,
            "reads of several entities cannot tell them apart, and fail",
            Steps.rewriteAll(),
            List.of("entityTypeAttribute = \"" + before + "\"")));
  }

  private static void addTimeToLive(String before, String after, List<Change> changes) {
    if (before.equals(after)) {
      return;
    }
    if (before.isEmpty() || after.isEmpty()) {
      changes.add(
          Change.compatible(
              Subject.table(),
              after.isEmpty() ? "no items expire any more" : "items expire by '" + after + "'",
              before.isEmpty() ? "none" : before,
              after.isEmpty() ? "none" : after,
              after.isEmpty()
                  ? "switch time to live off, or DynamoDB goes on deleting items by " + before
                  : "items without it never expire; switch time to live on when it is deployed"));
      return;
    }
    changes.add(
        new Change(
            ChangeKind.ITEMS,
            WayOut.BACKFILL,
            Subject.table(),
            "items expire by '" + after + "', stored ones by '" + before + "'",
            before,
            after,
            "DynamoDB deletes by one attribute: of that name stored items have none, and never expire",
            List.of(
                "deploy the code that writes " + after,
                "give each stored item that has " + before + " the attribute " + after,
                "switch time to live off, and an hour later on for " + after),
            List.of("@Attribute(name = \"" + before + "\")")));
  }
}
