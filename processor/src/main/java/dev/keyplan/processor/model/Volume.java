package dev.keyplan.processor.model;

/**
 * How many items an entity has, and how large they are; 0 for what is not said.
 *
 * @param itemBytes of a typical item
 * @param maxItemBytes of the largest
 * @param itemsPerPartition typically under one partition key value of the table
 * @param maxItemsPerPartition at most
 * @param items in the whole table
 * @param origins of these values, each the annotation's if it was not written
 */
public record Volume(
    int itemBytes,
    int maxItemBytes,
    long itemsPerPartition,
    long maxItemsPerPartition,
    long items,
    Origins origins) {

  public static final Volume UNKNOWN = new Volume(0, 0, 0, 0, 0, Origins.UNKNOWN);

  /** Where the values stand. */
  public record Origins(
      Origin annotation,
      Origin itemBytes,
      Origin maxItemBytes,
      Origin itemsPerPartition,
      Origin maxItemsPerPartition) {

    public static final Origins UNKNOWN =
        new Origins(Origin.UNKNOWN, Origin.UNKNOWN, Origin.UNKNOWN, Origin.UNKNOWN, Origin.UNKNOWN);
  }
}
