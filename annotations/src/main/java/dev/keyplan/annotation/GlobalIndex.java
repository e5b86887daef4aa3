package dev.keyplan.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A global secondary index of a {@link Table}.
 *
 * <pre>{@code
 * @GlobalIndex(name = "GSI1")                                          // keys GSI1PK and GSI1SK
 * @GlobalIndex(name = "ByEmail", partitionKey = "email", sortKey = "") // an attribute of the entities
 * @GlobalIndex(name = "Inverted", partitionKey = "SK", sortKey = "PK") // the table's own keys, turned
 * @GlobalIndex(name = "ByRegion", partitionKey = {"region", "city"}, sortKey = "openedAt")
 * }</pre>
 *
 * <p>An entity says what it stores in the key attributes by {@link Key}, {@link PartitionKey} and
 * {@link SortKey}. Where it has an attribute of the stored name, that attribute itself is the key
 * (a <em>native</em> key, of type S, N or B). Where the name is one of the table's own key
 * attributes, the table's key is reused.
 *
 * <p>An item is in the index if and only if it has every key attribute of the index (DynamoDB
 * Developer Guide, "Take advantage of sparse indexes"), meant or not.
 *
 * <p>Reads of a global index are eventually consistent, always.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target({})
public @interface GlobalIndex {

  /**
   * The index name: 3 to 255 of the characters {@code a-z}, {@code A-Z}, {@code 0-9}, {@code _},
   * {@code -} and {@code .}.
   */
  String name();

  /**
   * The stored name of the partition key attribute; up to four for a multi-attribute key, which is
   * made of the entities' own attributes only. <code>{name}</code> stands for the index name:
   * {@code GSI1} has {@code GSI1PK} unless told otherwise.
   */
  String[] partitionKey() default "{name}PK";

  /**
   * The stored name of the sort key attribute; up to four for a multi-attribute key. {@code ""} for
   * an index without a sort key. <code>{name}</code> stands for the index name: {@code GSI1} has
   * {@code GSI1SK} unless told otherwise.
   */
  String[] sortKey() default "{name}SK";

  /** What the index copies of each item. */
  Projection projection() default Projection.AUTO;

  /**
   * For {@link Projection#INCLUDE}: the stored names of the copied attributes, besides the keys,
   * which are always there. At most 100 over all indexes of a table.
   */
  String[] include() default {};

  /** The index's own units, see {@link Throughput}. */
  Throughput throughput() default @Throughput;
}
