package dev.keyplan.processor.evolution;

/** What has to be done before a change may be deployed; the lesser first. */
public enum WayOut {
  /** The change is compatible: it is deployed, and locked. */
  NOTHING("nothing"),
  /** A global index is created or deleted while the table is in use. Items stay as they are. */
  ONLINE_INDEX_CHANGE("online index change"),
  /** Items are written anew, or deleted. */
  BACKFILL("backfill"),
  /** Another table is created, and the items are copied. */
  NEW_TABLE("new table");

  private final String words;

  WayOut(String words) {
    this.words = words;
  }

  /** As in messages: {@code online index change}. */
  public String words() {
    return words;
  }
}
